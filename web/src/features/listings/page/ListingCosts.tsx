/** What buying or renting costs, line by line. Drawn from words that the loader made. */
import css from './ListingCosts.module.css';
import type { ListingCostsView } from './listing-costs-view.ts';

export function ListingCosts({ costs: { title, rows, total, notes, source } }: { costs: ListingCostsView }) {
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">{title}</h2>
      <dl className={css.costs}>
        {[...rows, total].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {notes.join(' ')}
        {source && (
          <>
            {' '}
            <a href={source.href} rel="noopener noreferrer nofollow">
              {source.text}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
