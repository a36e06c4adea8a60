import table from '../price-history/PriceHistory.module.css';
import type { PropertyOffersView } from './property-offers-view.ts';

export function PropertyOffers({ offers: { title, heads, rows } }: { offers: PropertyOffersView }) {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">{title}</h2>
      <table className={table.table}>
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
          {rows.map(({ propertyId, href, name, note, published, price }) => (
            <tr key={propertyId}>
              <td>
                {href === null ? <strong>{name}</strong> : <a href={href}>{name}</a>}
                <br />
                {note}
              </td>
              <td>{published}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
