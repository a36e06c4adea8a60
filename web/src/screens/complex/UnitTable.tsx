/** The units of a development, a row each. Sorted by links, so it works without script; a phone has them above the table. */

import type { UnitSort } from '@estia/contract/complexes/choices';
import { complexListMessages, complexPageMessages as words } from '@estia/contract/complexes/messages';
import type { Locale } from '@estia/contract/pair';
import { complexPath } from '../../features/complexes/complex-text.ts';
import { EnergyBadge } from '../../features/listings/card/EnergyBadge.tsx';
import { localizePath } from '../../platform/locale.ts';
import css from './UnitTable.module.css';
import type { UnitRow } from './unit-row.ts';

type Props = { id: number; units: readonly UnitRow[]; sort: UnitSort; locale: Locale };

const sortableColumns = ['floor', 'area', 'bedrooms', 'price'] as const;
type SortableColumn = (typeof sortableColumns)[number];

export const complexUnitsPath = (id: number, sort: UnitSort, page = 1): string => {
  const query = [...(sort === 'price_asc' ? [] : [`sort=${sort}`]), ...(page > 1 ? [`page=${page}`] : [])].join('&');
  return `${complexPath(id)}${query && `?${query}`}#units`;
};

export function UnitTable({ id, units, sort, locale }: Props) {
  const [by, way] = sort.split('_') as [SortableColumn, 'asc' | 'desc'];
  const link = (column: SortableColumn) => {
    const next = column === by && way === 'asc' ? 'desc' : 'asc';
    return (
      <a className={css.sort} href={localizePath(locale, complexUnitsPath(id, `${column}_${next}`))} rel="nofollow">
        <span className="vh">{words.sortBy[locale]('')}</span>
        {words[column][locale]}
        <span className={css.way} aria-hidden="true">
          {column === by ? (way === 'asc' ? '↑' : '↓') : '↕'}
        </span>
        {column === by && <span className="vh"> ({(way === 'asc' ? words.up : words.down)[locale]})</span>}
      </a>
    );
  };
  const ariaSort = (column: SortableColumn) =>
    column === by ? (way === 'asc' ? 'ascending' : 'descending') : undefined;
  const none = (
    <>
      <span aria-hidden="true">–</span>
      <span className="vh">{words.unsaid[locale]}</span>
    </>
  );
  return (
    <>
      <p className={css.phoneSort}>
        {sortableColumns.map((column) => (
          <span key={column}>{link(column)}</span>
        ))}
      </p>
      <table className={css.units} aria-label={words.units[locale]}>
        <thead>
          <tr>
            <th scope="col">{words.type[locale]}</th>
            {(['floor', 'area', 'bedrooms'] as const).map((column) => (
              <th key={column} scope="col" className={css.wide} aria-sort={ariaSort(column)}>
                {link(column)}
              </th>
            ))}
            <th scope="col" className={css.wide}>
              {words.energyShort[locale]}
            </th>
            <th scope="col" className={css.money} aria-sort={ariaSort('price')}>
              {link('price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id}>
              <th scope="row">
                <a className={css.home} href={unit.href}>
                  {unit.type}
                  <span className="vh">
                    , {unit.area}, {unit.price}
                  </span>
                </a>
                <span className={css.small}>
                  {[unit.area, unit.floor, unit.bedrooms && `${unit.bedrooms} ${words.bedrooms[locale].toLowerCase()}`]
                    .filter(Boolean)
                    .join(' · ')}
                  {unit.energy && <EnergyBadge energy={unit.energy} locale={locale} />}
                </span>
              </th>
              <td className={css.wide}>{unit.floor ?? none}</td>
              <td className={css.wide}>{unit.area}</td>
              <td className={css.wide}>{unit.bedrooms ?? none}</td>
              <td className={css.wide}>{unit.energy ? <EnergyBadge energy={unit.energy} locale={locale} /> : none}</td>
              <td className={css.money}>
                <b>{unit.price}</b>
                {unit.rent && <small> {complexListMessages.perMonth[locale]}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
