/** A figure day by day: one picture for readers who see it, told in a sentence to those who do not. */
import { thousands } from '@estia/contract/numbers';
import css from './DayChart.module.css';
import { type DayBox, drawDays, narrowDays, wideDays } from './day-chart.ts';

type Props = {
  title: string;
  /** What the picture says, in words. */
  told: string;
  values: readonly number[];
  /** Of each day, short. */
  labels: readonly string[];
};

function Drawing({ values, labels, told, box, className }: Omit<Props, 'title'> & { box: DayBox; className: string }) {
  const { line, ground, grid, ticks } = drawDays(values, box);
  return (
    <svg
      className={`${css.chart} ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={told}
    >
      {grid.map(({ y, value }) => (
        <g key={value}>
          <path className={css.grid} d={`M${box.left} ${y}H${box.right}`} />
          <text x={box.left - 8} y={y + 4} textAnchor="end">
            {thousands(value)}
          </text>
        </g>
      ))}
      <path className={css.ground} d={ground} />
      <path className={css.line} d={line} />
      {ticks.map(({ x, at, anchor }) => (
        <text key={at} x={x} y={box.bottom + 24} textAnchor={anchor}>
          {labels[at]}
        </text>
      ))}
    </svg>
  );
}

export function DayChart({ title, ...drawn }: Props) {
  return (
    <figure className={css.figure}>
      <figcaption>{title}</figcaption>
      <Drawing {...drawn} box={wideDays} className={css.wide ?? ''} />
      <Drawing {...drawn} box={narrowDays} className={css.narrow ?? ''} />
    </figure>
  );
}
