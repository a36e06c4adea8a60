/** The table of areas: level, kind of property, name, order; a card for each area where there is no room for columns. */
import type { Locale } from '@estia/contract/pair';
import * as figure from '@estia/contract/valuation/figure-messages';
import * as words from '@estia/contract/valuation/table-messages';
import { Fragment } from 'react';
import { Pages } from '../../features/search/Pages.tsx';
import { FailedSection } from '../../features/site/Failures.tsx';
import { PER_PAGE, type TableWish, tablePath } from '../../features/valuation/figures-address.ts';
import { RateChip } from '../../features/valuation/RateChip.tsx';
import type { Failure } from '../../platform/failures.ts';
import { to } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './FiguresTable.module.css';
import { MarketSwitch } from './MarketSwitch.tsx';
import type { Choices } from './market-choices.ts';
import { NameForm } from './NameForm.tsx';
import type { TableRow, TableView } from './table-view.ts';

export type LoadedTable = {
  choices: Choices;
  wish: TableWish;
  page: number;
  view: TableView;
  fileHref: string;
  failure: Failure | null;
};

const right = new Set(['ads', 'trend', 'days', 'cut_share', 'rent_yield', 'quartiles']);

export function FiguresTable({ locale, loaded }: { locale: Locale; loaded: LoadedTable }) {
  const { wish, view, page, failure } = loaded;
  const { market } = wish;
  return (
    <div className={`${css.page} wrap`}>
      <nav className={css.crumbs} aria-label={words.crumbs[locale]}>
        {view.crumbs.map(({ text, href }, index) => (
          <Fragment key={text}>
            {index > 0 && <span aria-hidden="true"> › </span>}
            {href ? <a href={href}>{text}</a> : <span aria-current="page">{text}</span>}
          </Fragment>
        ))}
      </nav>
      <h1>{view.title}</h1>
      <p className={css.lead}>{figure.asking[locale]}</p>
      <div className={css.bar}>
        <MarketSwitch
          locale={locale}
          market={market}
          choices={loaded.choices}
          path={(of) => tablePath({ ...wish, market: of })}
          kept={{
            for: market.for === 'rent' ? 'rent' : undefined,
            kind: wish.kind === 'prefecture' ? undefined : wish.kind,
            within: wish.within,
            name: wish.name,
          }}
        />
        <a className={buttonClass('line')} href={view.mapHref}>
          <Icon name="map" /> {words.onMap[locale]}
        </a>
        <a className={buttonClass('line')} href={loaded.fileHref} download>
          {words.file[locale]}
        </a>
      </div>
      <nav className={css.levels} aria-label={words.levels[locale]}>
        {view.tabs.map(({ text, href, current }) => (
          <a key={text} href={href} aria-current={current ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
      <NameForm locale={locale} wish={wish} />
      {failure && <FailedSection locale={locale} failure={failure} />}
      {!failure && (
        <p className={css.count} role="status">
          {view.counted}
        </p>
      )}
      {!failure && view.rows.length === 0 && <NoRows locale={locale} loaded={loaded} />}
      {view.rows.length > 0 && (
        <>
          <table className={css.table}>
            <caption className="vh">{view.title}</caption>
            <thead>
              <tr>
                {view.columns.map(({ key, text, href, order }) => (
                  <th
                    key={key}
                    scope="col"
                    className={right.has(key) ? css.right : undefined}
                    aria-sort={order === null ? undefined : order === 'asc' ? 'ascending' : 'descending'}
                  >
                    {href ? (
                      <a href={href} aria-label={words.sortBy[locale](text)}>
                        {text}
                        <i className={css.arrow} aria-hidden="true" />
                      </a>
                    ) : (
                      <span>{text}</span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {view.rows.map((row) => (
                <Row key={row.id} row={row} locale={locale} wish={wish} />
              ))}
            </tbody>
          </table>
          <Pages locale={locale} page={page} perPage={PER_PAGE} count={view.count} path={(n) => tablePath(wish, n)} />
          <details className={css.explained}>
            <summary>{words.howRead[locale]}</summary>
            <dl>
              {words.explained.map(([name, text]) => (
                <div key={name.en}>
                  <dt>{name[locale]}</dt>
                  <dd>{text[locale]}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </div>
  );
}

function Row({ row, locale, wish }: { row: TableRow; locale: Locale; wish: TableWish }) {
  const cell = (key: 'trend' | 'days' | 'cut_share' | 'rent_yield' | 'quartiles' | 'ads') => (
    <td className={css[key]} data-name={words.columns[key][locale]}>
      {row[key] === '–' ? (
        <>
          <span className="vh">{figure.notKnown[locale]}</span>
          <span aria-hidden="true">–</span>
        </>
      ) : (
        row[key]
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row" className={css.name}>
        <a href={row.href}>{row.name}</a>
        {row.around !== '' && <small>{row.around}</small>}
        {row.parts && (
          <a className={css.parts} href={row.parts.href} aria-label={`${row.name}: ${row.parts.text}`}>
            {row.parts.text} <Icon name="right" small />
          </a>
        )}
      </th>
      <td className={css.median}>
        <span>
          <RateChip median={row.median} market={wish.market} />
          {row.few ? (
            <small>
              {row.few.text}
              {row.few.see && (
                <>
                  {', '}
                  <a className={css.see} href={row.few.see.href}>
                    {row.few.see.text}
                  </a>
                </>
              )}
            </small>
          ) : (
            <b>{row.rate}</b>
          )}
        </span>
      </td>
      {cell('quartiles')}
      {cell('ads')}
      {cell('trend')}
      {cell('days')}
      {cell('cut_share')}
      {cell('rent_yield')}
    </tr>
  );
}

function NoRows({ locale, loaded: { wish, view } }: { locale: Locale; loaded: LoadedTable }) {
  const first = (text: string, href: string) => (
    <a className={buttonClass('line')} href={href}>
      {text}
    </a>
  );
  if (view.count > 0) {
    return (
      <Notice title={words.deepPage[locale]}>{first(words.firstPage[locale], to(locale, tablePath(wish)))}</Notice>
    );
  }
  if (wish.name === undefined) return <Notice title={words.noneHere[locale]} />;
  return (
    <Notice title={words.emptyTitle[locale]} text={words.emptyText[locale]}>
      {first(words.clear[locale], to(locale, tablePath({ ...wish, name: undefined })))}
    </Notice>
  );
}
