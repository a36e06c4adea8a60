/** How many listings a source has, by what they are worth to people now. */
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { sourcePageMessages as words } from '@estia/contract/sources/screens/source-page-messages';
import { sourceItemStates } from '@estia/contract/sources/source-choices';
import type { Source } from '@estia/contract/sources/source-model';
import { localizePath } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { bareRunPath } from '../source-paths.ts';
import css from './source-page.module.css';

export function SourceItems({ locale, source }: { locale: Locale; source: Source }) {
  const { id, items, last_run: run } = source;
  const shown = sourceItemStates.filter((state) => state === 'live' || items[state] > 0);
  if (shown.every((state) => items[state] === 0)) return null;
  return (
    <Panel id="items" title={words.items[locale]}>
      <dl className={css.figures}>
        {shown.map((state) => (
          <div key={state}>
            <dt>
              {words.itemNames[state][locale]}
              {state === 'drafts' && (
                <>
                  {' · '}
                  <a href={`${pathTo(locale, '/dashboard/properties')}?state=drafts&source=${id}`}>
                    {words.seeDrafts[locale]}
                  </a>
                </>
              )}
              {state === 'rejected' && run && (
                <>
                  {' · '}
                  <a href={`${localizePath(locale, bareRunPath(id, run.id))}?show=reject`}>
                    {words.whyRejected[locale]}
                  </a>
                </>
              )}
            </dt>
            <dd>{formatCount(items[state], locale)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
