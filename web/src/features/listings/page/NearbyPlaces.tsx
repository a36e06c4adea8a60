/** Stations, schools and shops near a property, with minutes on foot. */
import css from './NearbyPlaces.module.css';
import type { NearbyView } from './nearby-view.ts';

export function NearbyPlaces({ title, note, groups }: NearbyView) {
  return (
    <section aria-labelledby="nearby">
      <h2 id="nearby">{title}</h2>
      <div className={css.groups}>
        {groups.map((group) => (
          <div key={group.name}>
            <h3>{group.name}</h3>
            <ul>
              {group.places.map(({ name, walk, lines }) => (
                <li key={`${name} ${walk}`}>
                  {lines.map(({ label, color }) => (
                    <svg key={label} viewBox="0 0 28 18" role="img" aria-label={label}>
                      <rect width="28" height="18" rx="4" fill={color} />
                      <text x="14" y="13" textAnchor="middle">
                        {label}
                      </text>
                    </svg>
                  ))}
                  <span translate="no">{name}</span>
                  <small>{walk}</small>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={css.note}>{note}</p>
    </section>
  );
}
