/** What the screens of values, areas and columns have in common: the way between them, and reading the file again. */
import { formatCount } from '@estia/contract/format';
import type { Locale, Pair } from '@estia/contract/pair';
import {
  mappingFlashMessages,
  mappingMessages as words,
} from '@estia/contract/sources/screens/mapping-screen-messages';
import type { Source } from '@estia/contract/sources/source-model';
import type { ReactNode } from 'react';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { RefusalNotice } from '../../../ui/form/RefusalNotice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { needPath, sourcePath } from '../source-paths.ts';
import css from './mapping.module.css';

export type MappingKind = 'values' | 'places' | 'columns';

type Props = {
  locale: Locale;
  kind: MappingKind;
  source: Source;
  title: Pair;
  lead: Pair;
  refusal: FormError | null;
  /** Forms of the page that show a refusal themselves. */
  forms: readonly string[];
  children: ReactNode;
};

const hasColumns = ({ detected_format, needs, format }: Source): boolean =>
  needs.includes('columns') || [detected_format, format].some((each) => each === 'csv' || each === 'xlsx');

export function MappingPage({ locale, kind, source, title, lead, refusal, forms, children }: Props) {
  const run = source.last_run;
  const counts = { values: run?.open_values, places: run?.open_places, columns: undefined };
  const kinds: readonly MappingKind[] = ['values', 'places', 'columns'];
  const pages = kinds.filter((each) => each !== 'columns' || each === kind || hasColumns(source));
  return (
    <>
      <p>
        <a className={css.back} href={sourcePath(locale, source.id)}>
          <span translate="no">{source.name}</span>
        </a>
      </p>
      <PageHeader title={title[locale]} lead={lead[locale]} />
      <FlashMessage locale={locale} words={mappingFlashMessages} />
      <RefusalNotice locale={locale} refusal={refusal} forms={forms} fields={[]} />
      <Tabs
        label={words.pages[locale]}
        tabs={pages.map((each) => ({
          href: needPath(locale, source, each),
          text: words[each][locale],
          current: each === kind,
          count: counts[each] || undefined,
        }))}
      />
      {source.state === 'removed' && <p className={css.status}>{words.removed[locale]}</p>}
      {children}
    </>
  );
}

type AgainProps = { locale: Locale; formKey: string; source: Source; isReady: boolean };

/** The last file once more: what was settled changes nothing before that. */
export function ReadAgain({ locale, formKey, source, isReady }: AgainProps) {
  if (source.kind === 'api' || (source.state !== 'active' && source.state !== 'paused')) return null;
  return (
    <Panel id="again" title={words.again[locale]} lead={words.againText[locale]}>
      <ActionForm locale={locale} formKey={formKey} intent="again">
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind={isReady ? 'accent' : 'outline'}>
            {words.againButton[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Panel>
  );
}

type Example = { reference: string; line: number | null };

/** “14 listings, such as A-4 (line 8), A-9” */
export function Occurrences({
  locale,
  count,
  examples,
}: {
  locale: Locale;
  count: number;
  examples: readonly Example[];
}) {
  if (count === 0) return <span>{words.settledBefore[locale]}</span>;
  const named = examples.map(({ reference, line }) =>
    line === null ? reference : words.atLine[locale](reference, formatCount(line, locale)),
  );
  return (
    <span>
      {words.count[locale](count, formatCount(count, locale))}
      {named.length > 0 && `, ${words.example[locale](named.join(', '))}`}
    </span>
  );
}
