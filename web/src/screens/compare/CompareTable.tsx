/** The comparison itself: a real table. On a phone it is scrolled sideways under its first column. */
import * as words from '@estia/contract/favorites/compare-messages';
import type { Locale } from '@estia/contract/pair';
import { setComparedListing } from '../../features/favorites/browser-listings.ts';
import { FavoriteButton } from '../../features/favorites/FavoriteButton.tsx';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { localizePath } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './CompareTable.module.css';
import { comparePath } from './compare-path.ts';
import type { CompareRow } from './compare-rows.ts';

type Props = {
  locale: Locale;
  only: boolean;
  cards: readonly ListingCardView[];
  facts: readonly CompareRow[];
  amenities: readonly CompareRow[];
};

export function CompareTable({ locale, only, cards, facts, amenities }: Props) {
  const without = (id: number) => cards.flatMap((card) => (card.id === id ? [] : [card.id]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too.
    <section className={css.box} aria-label={words.tableName[locale]} tabIndex={0}>
      <table className={css.table} data-homes={cards.length}>
        <caption className="vh">{words.tableName[locale]}</caption>
        <thead>
          <tr>
            <td className={css.corner} />
            {cards.map((card) => (
              <th key={card.id} scope="col">
                <div className={css.photo}>
                  <Picture picture={card.first} sizes="(max-width: 700px) 44vw, 320px" alt="" />
                  <span className={css.heart}>
                    <FavoriteButton id={card.id} title={card.title} locale={locale} />
                  </span>
                </div>
                <a className={css.title} href={card.href}>
                  {card.title}
                </a>
                <a
                  className={css.remove}
                  href={localizePath(locale, comparePath(without(card.id), only))}
                  aria-label={words.removeProperty[locale](card.title)}
                  onClick={() => setComparedListing({ id: card.id, title: '', photo: null }, false)}
                >
                  <Icon name="x" small /> {words.remove[locale]}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map((row) => (
            <Row key={row.key} row={row} locale={locale} />
          ))}
        </tbody>
        {amenities.length > 0 && (
          <tbody>
            <tr className={css.group}>
              <th scope="rowgroup" colSpan={cards.length + 1}>
                <span>{words.rows.amenities[locale]}</span>
              </th>
            </tr>
            {amenities.map((row) => (
              <Row key={row.key} row={row} locale={locale} brief />
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
}

/** `brief`: a dash for what is not stated; the words are read aloud. */
function Row({ row, locale, brief = false }: { row: CompareRow; locale: Locale; brief?: boolean }) {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {row.cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
        <td key={index} className={cell.best ? css.best : undefined}>
          {cell.text ?? (
            <span className={css.unstated}>
              {brief && <span aria-hidden="true">–</span>}
              <span className={brief ? 'vh' : undefined}>{words.notStated[locale]}</span>
            </span>
          )}
          {cell.best && <span className={css.mark}>{row.mark}</span>}
        </td>
      ))}
    </tr>
  );
}
