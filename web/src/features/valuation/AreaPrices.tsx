/** Prices of a place: figures with their months, a map that needs no script, questions answered. */
import { buttonClass } from '../../ui/button.ts';
import { AreaMap } from './AreaMap.tsx';
import css from './AreaPrices.module.css';
import type { AreaPricesView, PriceCard } from './area-prices-view.ts';
import type { MonthChart, MonthDrawing } from './month-chart.ts';

export function AreaPrices({ view }: { view: AreaPricesView }) {
  return (
    <section className={css.prices} aria-labelledby="area-prices">
      <h2 id="area-prices">{view.title}</h2>
      <p className={css.note}>{view.note}</p>
      <div className={css.grid}>
        {view.cards.map((card) => (
          <PriceStats key={card.title} card={card} />
        ))}
        {view.map && <AreaMap map={view.map} />}
        {view.questions.length > 0 && (
          <div className={css.questions}>
            <h3>{view.questionsTitle}</h3>
            <dl>
              {view.questions.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
      <p className={css.links}>
        {view.links.map(({ text, href }) => (
          <a key={href} className={buttonClass('outline')} href={href}>
            {text}
          </a>
        ))}
      </p>
    </section>
  );
}

function PriceStats({ card }: { card: PriceCard }) {
  return (
    <div className={css.card}>
      <h3>{card.title}</h3>
      {card.withheld.map((line) => (
        <p key={line} className={css.withheld}>
          {line}
        </p>
      ))}
      {card.value && (
        <p className={css.value}>
          <strong>{card.value}</strong> <span>{card.unit}</span>
        </p>
      )}
      {card.half && <p className={css.half}>{card.half}</p>}
      {card.rows.length > 0 && (
        <dl className={css.rows}>
          {card.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.chart && <MonthTable chart={card.chart} />}
    </div>
  );
}

function MonthTable({ chart }: { chart: MonthChart }) {
  return (
    <>
      <p className={css.chartTitle}>{chart.title}</p>
      <MonthChartSvg drawing={chart.wide} told={chart.altText} className={css.wide} />
      <MonthChartSvg drawing={chart.narrow} told={chart.altText} className={css.narrow} />
      <details className={css.numbers}>
        <summary>{chart.summary}</summary>
        <table aria-label={chart.altText}>
          <thead>
            <tr>
              {chart.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ month, name, median, listingCount }) => (
              <tr key={month}>
                <th scope="row">{name}</th>
                <td>{median}</td>
                <td>{listingCount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function MonthChartSvg({
  drawing,
  told: announcement,
  className,
}: {
  drawing: MonthDrawing;
  told: string;
  className: string | undefined;
}) {
  return (
    <svg
      className={`${css.chart} ${className}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={announcement}
    >
      <path className={css.gridLine} d={drawing.grid} />
      {drawing.texts.map(({ x, y, anchor, text }) => (
        <text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <path className={css.line} d={drawing.line} />
      <circle className={css.end} cx={drawing.end.x} cy={drawing.end.y} r="5" />
    </svg>
  );
}
