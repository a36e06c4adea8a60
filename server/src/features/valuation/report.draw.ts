/** VALU-2: the estimate on paper: two A4 pages, tagged, so that they can be read aloud. Kept nowhere. */
import { cardMessages } from '@estia/contract/listings/messages';
import { findLookup } from '@estia/contract/lookups/rows';
import { formatEuro, formatLongDate, formatM2 } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import type { EstimatedValue, EstimateInput } from '@estia/contract/valuation/estimate';
import {
  comparableReasonMessages,
  distance,
  factorMessages,
  listingCount,
} from '@estia/contract/valuation/factor-messages';
import { listShownFactors, roundComparedPrice } from '@estia/contract/valuation/facts';
import { formatPricePerM2, formatPricePerM2Number } from '@estia/contract/valuation/rate';
import { valuationReportMessages as words } from '@estia/contract/valuation/report-messages';
import { formatSignedShare } from '@estia/contract/valuation/share';
import { AEGEAN } from '../../platform/pdf.ts';
import {
  decorate,
  drawPaper,
  LEFT,
  letterhead,
  type Paper as Page,
  RIGHT,
  rule,
  SAND,
  SOFT,
  table,
  WIDTH,
  write,
} from '../../platform/pdf-paper.ts';
import { reportFacts } from './report.view.ts';

const FOOT = 800;
const BAND = '#b9d0e8';
const PAGES = 2;

export type Report = { home: EstimateInput; estimate: EstimatedValue; at: Date; locale: Locale };

export const drawReport = ({ home, estimate, at, locale }: Report): Promise<Uint8Array<ArrayBuffer>> =>
  drawPaper({ locale, title: words.title[locale], author: words.brand[locale], at }, (page) => {
    heading(page, at);
    let y = facts(page, home, estimate, 112) + 20;
    y = value(page, home, estimate, y) + 22;
    y = moves(page, home, estimate, y) + 18;
    foot(page, 1);
    page.doc.addPage({ size: 'A4', margin: 0 });
    y = comparables(page, estimate, 44) + 20;
    method(page, estimate, y);
    foot(page, 2);
  });

const heading2 = (page: Page, text: string, y: number): number =>
  write(page, text, LEFT, y, WIDTH, { bold: true, size: 13, as: 'H2' });

function heading(page: Page, at: Date): void {
  const { locale } = page;
  letterhead(page, words.brand[locale]);
  const x = LEFT + 175;
  write(page, words.title[locale], x, 36, RIGHT - x, { bold: true, size: 17, as: 'H1', align: 'right' });
  write(page, words.made[locale](formatLongDate(at.toISOString(), locale)), x, 62, RIGHT - x, {
    colour: SOFT,
    align: 'right',
  });
  rule(page, 92);
}

function facts(page: Page, home: EstimateInput, estimate: EstimatedValue, top: number): number {
  let y = top + heading2(page, words.home[page.locale], top) + 8;
  const width = WIDTH / 3;
  let column = 0;
  let tallest = 0;
  for (const [label, text] of reportFacts(home, estimate, page.locale)) {
    // A long answer takes a row of its own.
    const isLong = text.length > 34 || label === words.place[page.locale];
    if (isLong && column > 0) {
      y += tallest + 8;
      [column, tallest] = [0, 0];
    }
    const room = isLong ? WIDTH : width - 12;
    const x = LEFT + column * width;
    const head = write(page, label, x, y, room, { size: 8.5, colour: SOFT });
    tallest = Math.max(tallest, head + write(page, text, x, y + head + 1, room, { bold: true, size: 10.5 }));
    column = isLong ? 3 : column + 1;
    if (column < 3) continue;
    y += tallest + 10;
    [column, tallest] = [0, 0];
  }
  return column > 0 ? y + tallest + 8 : y;
}

function value(page: Page, home: EstimateInput, estimate: EstimatedValue, top: number): number {
  const { doc, locale } = page;
  const { low, high } = estimate;
  const inner = LEFT + 20;
  const width = WIDTH - 40;
  decorate(page, () => doc.roundedRect(LEFT, top, WIDTH, 190, 8).fill(SAND));
  let y = top + 16;
  y +=
    write(page, (home.for === 'rent' ? words.rentValue : words.value)[locale], inner, y, width, { colour: SOFT }) + 2;
  y += write(page, formatEuro(estimate.value), inner, y, width, { bold: true, size: 30, as: 'P' });
  y += write(page, formatPricePerM2(estimate.per_m2, locale), inner, y, width, { colour: SOFT, size: 11 }) + 14;
  spread(page, estimate, inner, y, width);
  y += 46;
  y += write(
    page,
    words.range[locale](formatEuro(low), formatEuro(high), listingCount[locale](estimate.ads)),
    inner,
    y,
    width,
    {
      size: 10,
    },
  );
  return Math.max(y + 14, top + 190);
}

/** The range as a bar, the estimate as a needle, the compared prices as dots along it. */
function spread(page: Page, estimate: EstimatedValue, left: number, top: number, width: number): void {
  const { doc, locale } = page;
  const { low, high, value: middle, comparables: ads } = estimate;
  const room = (high - low) * 0.35 || 1;
  const at = (price: number) => left + Math.min(1, Math.max(0, (price - low + room) / (high - low + 2 * room))) * width;
  const told = `${words.rangeTold[locale](formatEuro(low), formatEuro(high), formatEuro(middle))}. ${words.spreadTold[locale](ads.length)}`;
  page.body.add(
    doc.struct('Figure', { alt: told }, () => {
      doc.roundedRect(left, top, width, 10, 5).fill('#e5ded0');
      doc.rect(at(low), top, at(high) - at(low), 10).fill(BAND);
      for (const ad of ads) doc.circle(at(ad.adjusted_price), top + 5, 2.6).fill(SOFT);
      doc
        .lineWidth(3)
        .moveTo(at(middle), top - 5)
        .lineTo(at(middle), top + 15)
        .stroke(AEGEAN);
    }),
  );
  write(page, formatEuro(low), at(low) - 60, top + 20, 120, { bold: true, size: 9, align: 'center' });
  write(page, formatEuro(high), at(high) - 60, top + 20, 120, { bold: true, size: 9, align: 'center' });
}

function moves(page: Page, home: EstimateInput, { factors }: EstimatedValue, top: number): number {
  const { doc, locale } = page;
  const shown = listShownFactors(factors, home.for, home.type_id).slice(0, 9);
  if (shown.length === 0) return top;
  let y = top + heading2(page, words.moves[locale], top) + 2;
  y += write(page, words.movesLead[locale], LEFT, y, WIDTH, { colour: SOFT }) + 8;
  const most = Math.max(...shown.map(({ share }) => Math.abs(share)), 0.1);
  const middle = LEFT + 330;
  for (const { factor, share } of shown) {
    write(page, factorMessages[factor][locale], LEFT, y, 150);
    write(page, formatSignedShare(share, locale), RIGHT - 60, y, 60, { bold: true, align: 'right' });
    const length = (Math.abs(share) / most) * 110;
    decorate(page, () =>
      doc.rect(share < 0 ? middle - length : middle, y + 1, length, 9).fill(share < 0 ? SOFT : AEGEAN),
    );
    y += 18;
  }
  return y;
}

const COLUMNS = [
  { of: words.columns.ad, x: LEFT, width: 118, align: 'left' },
  { of: words.columns.place, x: LEFT + 124, width: 102, align: 'left' },
  { of: words.columns.asks, x: LEFT + 228, width: 68, align: 'right' },
  { of: words.columns.rate, x: LEFT + 300, width: 42, align: 'right' },
  { of: words.columns.adjusted, x: LEFT + 346, width: 68, align: 'right' },
  { of: words.columns.why, x: LEFT + 424, width: 91, align: 'left' },
] as const;

function cellsOf(ad: EstimatedValue['comparables'][number], locale: Locale): string[] {
  const floor = findLookup('floors', ad.floor_id)?.name[locale];
  const type = findLookup('types', ad.type_id)?.name[locale] ?? '';
  const what = [`${type} ${formatM2(ad.area, locale)}`, floor && cardMessages.shortFloor[locale](floor), ad.year_built];
  return [
    what.filter(Boolean).join(', '),
    `${ad.district[locale]}, ${words.away[locale](distance[locale](ad.distance_m))}`,
    formatEuro(ad.price),
    formatPricePerM2Number(ad.per_m2),
    formatEuro(roundComparedPrice(ad.adjusted_price)),
    ad.reasons
      .slice(0, 3)
      .map((reason) => comparableReasonMessages[reason][locale])
      .join(', '),
  ];
}

function comparables(page: Page, estimate: EstimatedValue, top: number): number {
  const { locale } = page;
  const y = top + heading2(page, words.comparables[locale], top) + 10;
  const rows = estimate.comparables.map((ad) => cellsOf(ad, locale));
  return table(page, y, COLUMNS, rows, { size: 8.5, pad: 6, boldColumn: 4 });
}

function method(page: Page, { model }: EstimatedValue, top: number): void {
  const { locale } = page;
  let y = top + heading2(page, words.method[locale], top) + 6;
  const text = words.methodText[locale](
    listingCount[locale](model.ads),
    formatLongDate(model.trained_at, locale),
    model.version,
  );
  y += write(page, text, LEFT, y, WIDTH) + 10;
  write(page, words.notice[locale], LEFT, y, WIDTH, { bold: true });
}

function foot(page: Page, at: number): void {
  const { locale } = page;
  rule(page, FOOT);
  write(page, words.page[locale](at, PAGES), LEFT, FOOT + 8, WIDTH, { size: 8.5, colour: SOFT, align: 'right' });
}
