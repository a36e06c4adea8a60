import table from '../price-history/PriceHistory.module.css';
import type { PropertyListingsView } from './property-listings-view.ts';

export function PropertyListings({ listings: { title, heads, rows } }: { listings: PropertyListingsView }) {
  return (
    <section aria-labelledby="property-listings">
      <h2 id="property-listings">{title}</h2>
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
