/** A new key, at the one moment it can be read. */
import type { Locale } from '@estia/contract/pair';
import { apiKeyMessages as words } from '@estia/contract/sources/api/api-key-messages';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { CopyableValue } from '../../../ui/CopyableValue.tsx';
import { Done } from '../../../ui/form/FlashMessage.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Panel } from '../../../ui/Panel.tsx';

export function NewApiKey({ locale, made: { key, name } }: { locale: Locale; made: { key: string; name: string } }) {
  return (
    <Panel id="made" title={words.key[locale]} lead={<span translate="no">{name}</span>}>
      <div className={grid.group}>
        <Done text={words.made[locale]} />
        <p>
          <CopyableValue locale={locale} label={words.key[locale]} shown={key} value={key} />
        </p>
        <p className={grid.note}>{words.once[locale]}</p>
        <div className={grid.actions}>
          <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/properties/external-sources/api')}>
            {words.done[locale]}
          </a>
        </div>
      </div>
    </Panel>
  );
}
