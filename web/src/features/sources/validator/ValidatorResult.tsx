/** What a feed would become: counts, what is rejected and why, and what a person would be asked. */
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { validatorMessages as words } from '@estia/contract/sources/validator-messages';
import form from '../../../ui/form/form.module.css';
import { ErrorIcon } from '../../../ui/form/form-icons.tsx';
import type { CheckedItem, CheckResult } from './describe-check.ts';
import css from './validator.module.css';

export function ValidatorResult({ locale, result }: { locale: Locale; result: CheckResult }) {
  const { counts, rejected, drafts, accepted, values, places, isBroken, error } = result;
  const facts = [
    ...(result.format ? [[words.format, result.format] as const] : []),
    ...(result.encoding ? [[words.encoding, result.encoding] as const] : []),
    ...(result.isFull === null
      ? []
      : [[words.kind, (result.isFull ? words.full : words.incremental)[locale]] as const]),
  ];
  const totals = [
    [words.items, counts.items],
    [words.create, counts.create],
    ...(counts.draft > 0 ? [[words.draft, counts.draft] as const] : []),
    [words.reject, counts.reject],
    ...(counts.remove > 0 ? [[words.remove, counts.remove] as const] : []),
    [words.photos, counts.photos],
  ] as const;
  return (
    <section aria-labelledby="result" className={css.result}>
      <h2 id="result">{words.result[locale]}</h2>
      {isBroken && (
        <div className={form.summary} role="alert">
          <h3 className={css.broken}>
            <ErrorIcon /> {error ? error.problem : words.broken[locale]}
            {error?.line != null && ` (${words.line[locale](error.line)})`}
          </h3>
          {error && <p>{error.remedy}</p>}
          <p>{words.brokenText[locale]}</p>
        </div>
      )}
      {isBroken && counts.items > 0 && <p>{words.untilThere[locale]}</p>}
      {(!isBroken || counts.items > 0) && (
        <dl className={css.totals}>
          {totals.map(([name, value]) => (
            <div key={name.en}>
              <dt>{name[locale]}</dt>
              <dd className="num">{formatCount(value, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name.en}>
              <dt>{name[locale]}:</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {counts.photos > 0 && <p className={css.note}>{words.photosNote[locale]}</p>}
      <ItemList
        id="rejected"
        locale={locale}
        title={words.rejectedTitle[locale]}
        lead={words.rejectedText[locale]}
        items={rejected}
        count={counts.reject}
      />
      <ItemList
        id="drafts"
        locale={locale}
        title={words.draftsTitle[locale]}
        lead={words.draftsText[locale]}
        items={drafts}
        count={counts.draft}
      />
      <Questions
        id="values"
        locale={locale}
        title={words.valuesTitle[locale]}
        lead={words.valuesText[locale]}
        heads={[words.field[locale], words.value[locale], words.times[locale]]}
        rows={values.map(({ field, value, count }) => [field, value, count])}
      />
      <Questions
        id="places"
        locale={locale}
        title={words.placesTitle[locale]}
        lead={words.placesText[locale]}
        heads={[words.area[locale], words.times[locale]]}
        rows={places.map(({ name, count }) => [name || words.noPlace[locale], count])}
      />
      <ItemList
        id="accepted"
        locale={locale}
        title={words.acceptedTitle[locale]}
        items={accepted}
        count={counts.create + counts.remove}
      />
    </section>
  );
}

type ItemsProps = {
  id: string;
  locale: Locale;
  title: string;
  lead?: string;
  items: readonly CheckedItem[];
  count: number;
};

function ItemList({ id, locale, title, lead, items, count }: ItemsProps) {
  if (items.length === 0) return null;
  const shown = (value: number) => formatCount(value, locale);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        {title} <span className={css.count}>{shown(count)}</span>
      </h3>
      {lead && <p className={css.note}>{lead}</p>}
      {items.length < count && <p className={css.note}>{words.firstOnes[locale](shown(items.length), shown(count))}</p>}
      <ul className={css.items}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a feed may have the same reference twice.
          <li key={at}>
            <p>
              <b translate="no">{item.reference || words.noReference[locale]}</b>
              {item.line !== null && <span className={css.small}> · {words.line[locale](item.line)}</span>}
            </p>
            {item.facts && <p className={css.small}>{item.facts}</p>}
            {item.faults.length > 0 && <Faults locale={locale} faults={item.faults} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Faults({ locale, faults }: { locale: Locale; faults: CheckedItem['faults'] }) {
  return (
    <ul className={css.faults}>
      {faults.map((fault, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one field may have the same fault twice.
        <li key={at} data-rejecting={fault.isRejecting || undefined}>
          <p>
            {fault.field && (
              <>
                {fault.isFromFeed ? <code translate="no">{fault.field}</code> : <b>{fault.field}</b>}
                {fault.meaning && ` (${fault.meaning})`}
                {': '}
              </>
            )}
            {fault.problem}
            {fault.line !== null && <span className={css.small}> · {words.line[locale](fault.line)}</span>}
          </p>
          {fault.value && (
            <p className={css.small}>
              {words.reads[locale]}:{' '}
              <code translate="no" dir="auto">
                {fault.value}
              </code>
            </p>
          )}
          <p className={css.small}>{fault.remedy}</p>
        </li>
      ))}
    </ul>
  );
}

type QuestionsProps = {
  id: string;
  locale: Locale;
  title: string;
  lead: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
};

function Questions({ id, title, lead, heads, rows }: QuestionsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className={css.note}>{lead}</p>
      <table className={css.table} aria-labelledby={id}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('\n')}>
              {cells.map((cell, at) => (
                <td key={heads[at]} className={at === cells.length - 1 ? 'num' : undefined} translate="no">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
