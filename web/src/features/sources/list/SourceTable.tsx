/** Sources of an agency: what each is, what it needs, what it brought, when it is read. */
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import {
  sourceFactMessages,
  sourceListMessages as words,
} from '@estia/contract/sources/screens/source-screen-messages';
import { sourceNeedMessages, sourceStateMessages } from '@estia/contract/sources/source-messages';
import type { Source } from '@estia/contract/sources/source-model';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import table from '../../../ui/table/table.module.css';
import { RunStateBadge } from '../runs/RunStateBadge.tsx';
import { describeFormat, describeNextRead, listItemCounts, sourceTones } from '../source-facts.ts';
import { needPath, sourcePath } from '../source-paths.ts';
import css from './SourceTable.module.css';

type Props = { locale: Locale; sources: readonly Source[]; now: number };

export function SourceTable({ locale, sources, now }: Props) {
  return (
    <div className={table.box}>
      <table className={table.table}>
        <caption className="vh">{words.list[locale]}</caption>
        <thead>
          <tr>
            <th scope="col">{words.source[locale]}</th>
            <th scope="col">{words.state[locale]}</th>
            <th scope="col">{words.listings[locale]}</th>
            <th scope="col">{words.lastRead[locale]}</th>
            <th scope="col">{words.nextRead[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <SourceRow key={source.id} locale={locale} source={source} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SourceRow({ locale, source, now }: { locale: Locale; source: Source; now: number }) {
  const { id, name, url, state, needs, last_run: run } = source;
  const [first, ...others] = listItemCounts(source, locale);
  return (
    <tr>
      <th scope="row">
        <a className={table.name} href={sourcePath(locale, id)}>
          <span translate="no">{name}</span>
        </a>
        <p className={table.small}>
          {url && (
            <>
              <span translate="no">{new URL(url).host}</span>
              {' · '}
            </>
          )}
          {describeFormat(source, locale)}
        </p>
      </th>
      <td data-label={words.state[locale]}>
        <div className={css.state}>
          <StatusBadge tone={sourceTones[state]}>{sourceStateMessages[state][locale]}</StatusBadge>
          {needs.map((need) => (
            <a key={need} className={css.need} href={needPath(locale, source, need)}>
              {sourceNeedMessages[need][locale]}
              <span className="vh">: {name}</span>
            </a>
          ))}
        </div>
      </td>
      <td data-label={words.listings[locale]}>
        <div>
          <p>{first ?? sourceFactMessages.noItems[locale]}</p>
          {others.map((text) => (
            <p key={text} className={table.small}>
              {text}
            </p>
          ))}
        </div>
      </td>
      <td data-label={words.lastRead[locale]}>
        {run ? (
          <div className={css.state}>
            <RunStateBadge locale={locale} state={run.state} />
            <time className={table.small} dateTime={run.created_at}>
              {formatDateTime(run.created_at, locale)}
            </time>
          </div>
        ) : (
          sourceFactMessages.never[locale]
        )}
      </td>
      <td data-label={words.nextRead[locale]}>{describeNextRead(source, now, locale)}</td>
    </tr>
  );
}
