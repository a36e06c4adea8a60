/** What was asked and when: three figures, a step chart drawn on the server, and the same as a table. */
import { ageWords, percent, historyWords as words } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { euro, perSquareMetre, shortDate, thousands } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { daysBetween } from './age.ts';
import css from './PriceHistory.module.css';
import { type ChartBox, drawChart, narrowBox, wideBox } from './price-chart.ts';
import { type PriceStep, priceSteps } from './price-steps.ts';

type Props = { home: Property; locale: Locale; now: number };

export function PriceHistory({ home, locale, now }: Props) {
  const steps = priceSteps(home.timeline);
  const first = steps[0];
  const changes = steps.filter(({ change }) => change !== null && change !== 0).length;
  const told = steps.map((step) => `${euro(step.price)}, ${shortDate(step.at, locale)}`).join(' · ');
  return (
    <>
      <dl className={css.figures}>
        <div>
          <dt>{words.perMetre[locale]}</dt>
          <dd>{perSquareMetre(home.price_per_m2, locale)}</dd>
        </div>
        <div>
          <dt>{words.sinceFirst[locale]}</dt>
          <dd>
            {first ? difference(home.price - first.price, first.price, locale) : words.unchanged[locale]}
            {changes > 0 && <small>{words.changes[locale](changes)}</small>}
          </dd>
        </div>
        <div>
          <dt>{words.onMarket[locale]}</dt>
          <dd>
            {ageWords.days[locale](daysBetween(home.published_at, now))}
            <small>{words.since[locale](shortDate(home.published_at, locale))}</small>
          </dd>
        </div>
      </dl>
      {changes > 0 && (
        <>
          <Drawing steps={steps} now={now} box={wideBox} locale={locale} told={told} className={css.wide} />
          <Drawing steps={steps} now={now} box={narrowBox} locale={locale} told={told} className={css.narrow} />
        </>
      )}
      {steps.length > 0 && (
        <table className={css.table}>
          <caption>{words.caption[locale]}</caption>
          <thead>
            <tr>
              <th scope="col">{words.date[locale]}</th>
              <th scope="col">{words.event[locale]}</th>
              <th scope="col">{(home.for === 'rent' ? words.rent : words.price)[locale]}</th>
            </tr>
          </thead>
          <tbody>
            {[...steps].reverse().map((step) => (
              <tr key={`${step.at}${step.kind}`}>
                <td>
                  <time dateTime={step.at}>{shortDate(step.at, locale)}</time>
                </td>
                <td className={step.change !== null && step.change < 0 ? css.drop : undefined}>
                  {event(step, locale)}
                </td>
                <td>{euro(step.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function difference(amount: number, base: number, locale: Locale): string {
  if (amount === 0 || base <= 0) return words.unchanged[locale];
  const share = percent[locale](Math.abs((amount / base) * 100));
  return `${amount < 0 ? '−' : '+'}${euro(Math.abs(amount))} (${share})`;
}

function event({ kind, change }: PriceStep, locale: Locale): string {
  const moved =
    change === null || change === 0
      ? null
      : (change < 0 ? words.fell : words.rose)[locale](percent[locale](Math.abs(change)));
  if (kind === 'price') return moved ?? words.same[locale];
  const said = { published: words.published, paused: words.paused, relisted: words.relisted }[kind][locale];
  return moved === null ? said : `${said} · ${moved}`;
}

type DrawingProps = {
  steps: PriceStep[];
  now: number;
  box: ChartBox;
  locale: Locale;
  told: string;
  className: string | undefined;
};

function Drawing({ steps, now, box, locale, told, className }: DrawingProps) {
  const chart = drawChart(steps, now, box);
  return (
    <svg
      className={`${css.chart} ${className}`}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={words.chart[locale](told)}
    >
      <path className={css.grid} d={chart.gridlines.map(({ y }) => `M${box.left} ${y}H${box.width}`).join('')} />
      {box === wideBox &&
        chart.gridlines.map(({ y, value }) => (
          <text key={value} x={box.left - 14} y={y + 5} textAnchor="end">
            {thousands(value)}
          </text>
        ))}
      {chart.months.map(({ x, month, year }, index) => (
        <text key={x} x={index === 0 ? x - 10 : x} y={box.bottom + 38} textAnchor={index === 0 ? 'start' : 'middle'}>
          {words.months[locale][month]}
          {year !== null && ` ’${String(year).slice(-2)}`}
        </text>
      ))}
      <path className={css.area} d={chart.area} />
      <path className={css.line} d={chart.line} />
      {chart.points.map(({ x, y, step }) => (
        <circle
          key={step.at}
          className={step.change !== null && step.change < 0 ? css.fell : css.mark}
          cx={x}
          cy={y}
          r="6"
        />
      ))}
      {chart.labels.map(({ x, y, anchor, step }) => (
        <text key={step.at} className={css.value} x={x} y={y} textAnchor={anchor}>
          {euro(step.price)}
          {step.change !== null && (
            <tspan className={step.change < 0 ? css.minus : css.plus} dx="8">
              {`${step.change < 0 ? '↓' : '↑'} ${percent[locale](Math.abs(step.change))}`}
            </tspan>
          )}
        </text>
      ))}
    </svg>
  );
}
