/**
 * Areas coloured by price. To the eye and the mouse only: whoever uses keys or a reader has the same places, prices and
 * links in the lists below it.
 */
import css from './AreaMap.module.css';
import type { AreaMapView } from './area-map-view.ts';
import { PriceClassChip } from './PriceClassChip.tsx';

export function AreaMap({ map }: { map: AreaMapView }) {
  return (
    <figure className={css.figure}>
      <svg className={css.map} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true" focusable="false">
        <defs>
          <pattern id="few-ads" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path className={css.ground} d="M0 0h7v7H0z" />
            <path className={css.hatch} d="M0 0v7" />
          </pattern>
        </defs>
        <path className={css.abroad} d={map.abroad} />
        {map.areas.map(({ id, href, path, level: of, tip }) =>
          href ? (
            <a key={id} href={href} tabIndex={-1}>
              <path className={css.area} data-class={of} fill="url(#few-ads)" d={path}>
                <title>{tip}</title>
              </path>
            </a>
          ) : (
            <path key={id} className={css.area} data-class={of} fill="url(#few-ads)" d={path} />
          ),
        )}
        <path className={css.own} d={map.ownRate} />
        {map.names.map(({ id, x, y, text, level: of, always }) => (
          <text key={id} className={always ? css.name : css.wide} data-class={of} x={x} y={y}>
            {text}
          </text>
        ))}
      </svg>
      <figcaption>
        <strong>{map.title}</strong>
        <ul className={css.legend}>
          {map.legend.map(({ level: of, text }) => (
            <li key={of}>
              <PriceClassChip of={of} />
              {text}
            </li>
          ))}
          {map.few && (
            <li>
              <PriceClassChip of="few" />
              {map.few}
            </li>
          )}
        </ul>
        <span className={css.note}>{map.note}</span>
      </figcaption>
    </figure>
  );
}
