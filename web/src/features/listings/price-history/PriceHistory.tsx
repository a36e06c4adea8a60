/** The history of a price as the server gives it: numbers, chart, table. */
import type { ReactNode } from 'react';
import css from './PriceHistory.module.css';
import type { PriceChartDrawing, PriceHistoryView } from './price-history-view.ts';

/** `children`: what belongs under the figures. */
export function PriceHistory({ story, children }: { story: PriceHistoryView; children?: ReactNode }) {
  const { stats, charts, caption, heads, rows } = story;
  return (
    <>
      {stats.length > 0 && (
        <dl className={css.figures}>
          {stats.map(({ label, value, small }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {small && <small>{small}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      {charts && (
        <>
          <PriceChartSvg chart={charts.wide} told={charts.altText} className={css.wide} />
          <PriceChartSvg chart={charts.narrow} told={charts.altText} className={css.narrow} />
        </>
      )}
      {rows.length > 0 && (
        <table className={css.table}>
          <caption>{caption}</caption>
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
            {rows.map((row) => (
              <tr key={`${row.at}${row.event}`}>
                <td>
                  <time dateTime={row.at}>{row.date}</time>
                </td>
                <td className={row.fell ? css.drop : undefined}>
                  {row.href ? <a href={row.href}>{row.event}</a> : row.event}
                </td>
                <td>{row.price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function PriceChartSvg({
  chart,
  told: announcement,
  className,
}: {
  chart: PriceChartDrawing;
  told: string;
  className: string | undefined;
}) {
  return (
    <svg
      className={`${css.chart} ${className}`}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      role="img"
      aria-label={announcement}
    >
      <path className={css.grid} d={chart.grid} />
      {chart.texts.map(({ x, y, anchor, text }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <path className={css.area} d={chart.area} />
      <path className={css.line} d={chart.line} />
      {chart.marks.map(({ x, y, fell }) => (
        <circle key={x} className={fell ? css.fell : css.mark} cx={x} cy={y} r="6" />
      ))}
      {chart.labels.map(({ x, y, anchor, text, change }) => (
        <text key={`${x} ${y}`} className={css.value} x={x} y={y} textAnchor={anchor}>
          {text}
          {change && (
            <tspan className={change.fell ? css.minus : css.plus} dx="8">
              {change.text}
            </tspan>
          )}
        </text>
      ))}
    </svg>
  );
}
