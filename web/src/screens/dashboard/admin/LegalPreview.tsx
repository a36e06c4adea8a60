/** How the saved text will look, in both languages. Values and tables that are filled in on the day show their names here. */
import { legalAdminMessages as words } from '@estia/contract/pages/admin-messages';
import { legalTableNames } from '@estia/contract/pages/legal-placeholders';
import { parseMarkup } from '@estia/contract/pages/markup';
import { type Locale, locales } from '@estia/contract/pair';
import { Prose } from '../../../features/pages/Prose.tsx';
import { Disclosure, Panel } from '../../../ui/Panel.tsx';
import css from './LegalPreview.module.css';

const slots = Object.fromEntries(
  legalTableNames.map((name) => [name, <p key={name} className={css.slot}>{`[[${name}]]`}</p>]),
);

type Props = { locale: Locale; draft: { text: { el: string; en: string } } };

export function LegalPreview({ locale, draft }: Props) {
  return (
    <Panel id="preview" title={words.preview[locale]}>
      {locales.map((each) => (
        <Disclosure key={each} summary={(each === 'el' ? words.inGreek : words.inEnglish)[locale]} wide>
          <div lang={each} className={css.text}>
            <Prose locale={each} blocks={prefixHeadingIds(parseMarkup(draft.text[each]), each)} slots={slots} />
          </div>
        </Disclosure>
      ))}
    </Panel>
  );
}

/** Both texts stand on one page: their anchors must not meet, nor those of the page itself. */
const prefixHeadingIds = (blocks: ReturnType<typeof parseMarkup>, locale: Locale) =>
  blocks.map((block) => (block.kind === 'heading' ? { ...block, id: `preview-${locale}-${block.id}` } : block));
