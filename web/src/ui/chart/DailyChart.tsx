/**
 * A figure day by day: one picture for readers who see it, a sentence for those who do not. The figure of one day
 * is shown under the pointer or the finger, and by the arrow keys, which also read it out.
 */
import { formatCount } from '@estia/contract/format';
import { type PointerEvent, useState } from 'react';
import { useLocale } from '../../platform/locale.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import css from './DailyChart.module.css';
import { createDailyChart, type DailyChartBox, dayAt, narrowDailyChartBox, wideDailyChartBox } from './daily-chart.ts';

type Props = {
  title: string;
  /** What the picture says, in words. */
  altText: string;
  values: readonly number[];
  /** Of each day, short. */
  labels: readonly string[];
  /** Of each day with its figure: «5 Νοεμβρίου 2026: 12». */
  figures: readonly string[];
  /** What the arrow keys choose. */
  choose: string;
};

const percent = (part: number, of: number): string => `${Math.round((part / of) * 10_000) / 100}%`;

function ChartSvg({ box, className, ...props }: Omit<Props, 'title'> & { box: DailyChartBox; className: string }) {
  const { values, labels, figures, altText: announcement, choose } = props;
  const { line, ground, grid, points, ticks } = createDailyChart(values, box);
  const [day, setDay] = useState<number | null>(null);
  const hydrated = useHydrated();
  const locale = useLocale();
  const point = day === null ? undefined : points[day];
  const onPointer = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setDay(dayAt((event.clientX - left) / width, values.length));
  };
  return (
    <div className={`${css.drawing} ${className}`}>
      <svg className={css.chart} viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={announcement}>
        {grid.map(({ y, value }) => (
          <g key={value}>
            <path className={css.grid} d={`M${box.left} ${y}H${box.right}`} />
            <text x={box.left - 8} y={y + 4} textAnchor="end">
              {formatCount(value, locale)}
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
        {point && (
          <>
            <path className={css.day} d={`M${point.x} ${box.top}V${box.bottom}`} />
            <circle className={css.point} cx={point.x} cy={point.y} r="4" />
          </>
        )}
      </svg>
      {hydrated && (
        <input
          type="range"
          className={css.choose}
          style={{
            left: percent(box.left, box.width),
            width: percent(box.right - box.left, box.width),
            height: percent(box.bottom, box.height),
          }}
          min={0}
          max={values.length - 1}
          value={day ?? values.length - 1}
          aria-label={choose}
          aria-valuetext={figures[day ?? values.length - 1]}
          onChange={(event) => setDay(Number(event.currentTarget.value))}
          onFocus={() => setDay((before) => before ?? values.length - 1)}
          onBlur={() => setDay(null)}
          onPointerMove={onPointer}
          onPointerLeave={(event) => event.currentTarget !== document.activeElement && setDay(null)}
        />
      )}
      {day !== null && point && (
        <p
          className={css.figureOfDay}
          style={{
            left: percent(point.x, box.width),
            transform: `translateX(-${percent(point.x, box.width)})`,
          }}
          aria-hidden="true"
        >
          {figures[day]}
        </p>
      )}
    </div>
  );
}

export function DailyChart({ title, ...drawn }: Props) {
  return (
    <figure className={css.figure}>
      <figcaption>{title}</figcaption>
      <ChartSvg {...drawn} box={wideDailyChartBox} className={css.wide ?? ''} />
      <ChartSvg {...drawn} box={narrowDailyChartBox} className={css.narrow ?? ''} />
    </figure>
  );
}
