/** VALU-2: the estimate on paper: two A4 pages, tagged, so that they can be read aloud. Kept nowhere. */

import { formatEuro, formatLongDate, formatM2 } from '@estia/contract/format';
import { cardMessages } from '@estia/contract/listings/messages';
import { findLookup } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import type { EstimatedValue, EstimateInput } from '@estia/contract/valuation/estimate';
import { listShownFactors, roundComparedPrice } from '@estia/contract/valuation/estimate-facts';
import {
  comparableReasonMessages,
  distance,
  factorMessages,
  listingCount,
} from '@estia/contract/valuation/factor-messages';
import { formatSignedShare } from '@estia/contract/valuation/percent-format';
import { formatPricePerM2, formatPricePerM2Number } from '@estia/contract/valuation/price-per-m2';
import { valuationReportMessages as words } from '@estia/contract/valuation/report-messages';
import {
  CONTENT_LEFT,
  CONTENT_RIGHT,
  CONTENT_WIDTH,
  drawArtifact,
  drawLetterhead,
  drawLine,
  drawTable,
  MUTED_COLOR,
  PANEL_COLOR,
  type PdfContext as Page,
  renderPdf,
  writeText,
} from '../../../platform/pdf/pdf-document.ts';
import { BRAND_COLOR } from '../../../platform/pdf/pdf-elements.ts';
import { listReportFacts } from './report.view.ts';

const FOOTER_TOP = 800;
const RANGE_COLOR = '#b9d0e8';
const PAGES = 2;

export type ReportInput = { property: EstimateInput; estimate: EstimatedValue; at: Date; locale: Locale };

export const renderReport = ({
  property: input,
  estimate,
  at,
  locale,
}: ReportInput): Promise<Uint8Array<ArrayBuffer>> =>
  renderPdf({ locale, title: words.title[locale], author: words.brand[locale], at }, (page) => {
    drawHeader(page, at);
    let y = drawFacts(page, input, estimate, 112) + 20;
    y = drawValue(page, input, estimate, y) + 22;
    y = drawFactors(page, input, estimate, y) + 18;
    drawFooter(page, 1);
    page.doc.addPage({ size: 'A4', margin: 0 });
    y = drawComparables(page, estimate, 44) + 20;
    drawMethod(page, estimate, y);
    drawFooter(page, 2);
  });

const drawSubheading = (page: Page, text: string, y: number): number =>
  writeText(page, text, CONTENT_LEFT, y, CONTENT_WIDTH, { bold: true, size: 13, as: 'H2' });

function drawHeader(page: Page, at: Date): void {
  const { locale } = page;
  drawLetterhead(page, words.brand[locale]);
  const x = CONTENT_LEFT + 175;
  writeText(page, words.title[locale], x, 36, CONTENT_RIGHT - x, { bold: true, size: 17, as: 'H1', align: 'right' });
  writeText(page, words.made[locale](formatLongDate(at.toISOString(), locale)), x, 62, CONTENT_RIGHT - x, {
    colour: MUTED_COLOR,
    align: 'right',
  });
  drawLine(page, 92);
}

function drawFacts(page: Page, input: EstimateInput, estimate: EstimatedValue, top: number): number {
  let y = top + drawSubheading(page, words.property[page.locale], top) + 8;
  const width = CONTENT_WIDTH / 3;
  let column = 0;
  let tallest = 0;
  for (const [label, text] of listReportFacts(input, estimate, page.locale)) {
    // A long answer takes a row of its own.
    const isLong = text.length > 34 || label === words.place[page.locale];
    if (isLong && column > 0) {
      y += tallest + 8;
      [column, tallest] = [0, 0];
    }
    const room = isLong ? CONTENT_WIDTH : width - 12;
    const x = CONTENT_LEFT + column * width;
    const head = writeText(page, label, x, y, room, { size: 8.5, colour: MUTED_COLOR });
    tallest = Math.max(tallest, head + writeText(page, text, x, y + head + 1, room, { bold: true, size: 10.5 }));
    column = isLong ? 3 : column + 1;
    if (column < 3) continue;
    y += tallest + 10;
    [column, tallest] = [0, 0];
  }
  return column > 0 ? y + tallest + 8 : y;
}

function drawValue(page: Page, input: EstimateInput, estimate: EstimatedValue, top: number): number {
  const { doc, locale } = page;
  const { low, high } = estimate;
  const inner = CONTENT_LEFT + 20;
  const width = CONTENT_WIDTH - 40;
  drawArtifact(page, () => doc.roundedRect(CONTENT_LEFT, top, CONTENT_WIDTH, 190, 8).fill(PANEL_COLOR));
  let y = top + 16;
  y +=
    writeText(page, (input.for === 'rent' ? words.rentValue : words.value)[locale], inner, y, width, {
      colour: MUTED_COLOR,
    }) + 2;
  y += writeText(page, formatEuro(estimate.value), inner, y, width, { bold: true, size: 30, as: 'P' });
  y +=
    writeText(page, formatPricePerM2(estimate.price_per_m2, locale), inner, y, width, {
      colour: MUTED_COLOR,
      size: 11,
    }) + 14;
  drawRange(page, estimate, inner, y, width);
  y += 46;
  y += writeText(
    page,
    words.range[locale](formatEuro(low), formatEuro(high), listingCount[locale](estimate.listing_count)),
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
function drawRange(page: Page, estimate: EstimatedValue, left: number, top: number, width: number): void {
  const { doc, locale } = page;
  const { low, high, value: middle, comparables: listings } = estimate;
  const room = (high - low) * 0.35 || 1;
  const at = (price: number) => left + Math.min(1, Math.max(0, (price - low + room) / (high - low + 2 * room))) * width;
  const altText = `${words.rangeDescription[locale](formatEuro(low), formatEuro(high), formatEuro(middle))}. ${words.spreadDescription[locale](listings.length)}`;
  page.body.add(
    doc.struct('Figure', { alt: altText }, () => {
      doc.roundedRect(left, top, width, 10, 5).fill('#e5ded0');
      doc.rect(at(low), top, at(high) - at(low), 10).fill(RANGE_COLOR);
      for (const listing of listings) doc.circle(at(listing.adjusted_price), top + 5, 2.6).fill(MUTED_COLOR);
      doc
        .lineWidth(3)
        .moveTo(at(middle), top - 5)
        .lineTo(at(middle), top + 15)
        .stroke(BRAND_COLOR);
    }),
  );
  writeText(page, formatEuro(low), at(low) - 60, top + 20, 120, { bold: true, size: 9, align: 'center' });
  writeText(page, formatEuro(high), at(high) - 60, top + 20, 120, { bold: true, size: 9, align: 'center' });
}

function drawFactors(page: Page, input: EstimateInput, { factors }: EstimatedValue, top: number): number {
  const { doc, locale } = page;
  const shown = listShownFactors(factors, input.for, input.type_id).slice(0, 9);
  if (shown.length === 0) return top;
  let y = top + drawSubheading(page, words.moves[locale], top) + 2;
  y += writeText(page, words.movesLead[locale], CONTENT_LEFT, y, CONTENT_WIDTH, { colour: MUTED_COLOR }) + 8;
  const max = Math.max(...shown.map(({ share }) => Math.abs(share)), 0.1);
  const middle = CONTENT_LEFT + 330;
  for (const { factor, share } of shown) {
    writeText(page, factorMessages[factor][locale], CONTENT_LEFT, y, 150);
    writeText(page, formatSignedShare(share, locale), CONTENT_RIGHT - 60, y, 60, { bold: true, align: 'right' });
    const length = (Math.abs(share) / max) * 110;
    drawArtifact(page, () =>
      doc.rect(share < 0 ? middle - length : middle, y + 1, length, 9).fill(share < 0 ? MUTED_COLOR : BRAND_COLOR),
    );
    y += 18;
  }
  return y;
}

const COLUMNS = [
  { of: words.columns.listing, x: CONTENT_LEFT, width: 118, align: 'left' },
  { of: words.columns.place, x: CONTENT_LEFT + 124, width: 102, align: 'left' },
  { of: words.columns.askingPrice, x: CONTENT_LEFT + 228, width: 68, align: 'right' },
  { of: words.columns.rate, x: CONTENT_LEFT + 300, width: 42, align: 'right' },
  { of: words.columns.adjusted, x: CONTENT_LEFT + 346, width: 68, align: 'right' },
  { of: words.columns.why, x: CONTENT_LEFT + 424, width: 91, align: 'left' },
] as const;

function toCells(listing: EstimatedValue['comparables'][number], locale: Locale): string[] {
  const floor = findLookup('floors', listing.floor_id)?.name[locale];
  const type = findLookup('types', listing.type_id)?.name[locale] ?? '';
  const what = [
    `${type} ${formatM2(listing.area, locale)}`,
    floor && cardMessages.shortFloor[locale](floor),
    listing.year_built,
  ];
  return [
    what.filter(Boolean).join(', '),
    `${listing.district[locale]}, ${words.away[locale](distance[locale](listing.distance_m))}`,
    formatEuro(listing.price),
    formatPricePerM2Number(listing.price_per_m2),
    formatEuro(roundComparedPrice(listing.adjusted_price)),
    listing.reasons
      .slice(0, 3)
      .map((reason) => comparableReasonMessages[reason][locale])
      .join(', '),
  ];
}

function drawComparables(page: Page, estimate: EstimatedValue, top: number): number {
  const { locale } = page;
  const y = top + drawSubheading(page, words.comparables[locale], top) + 10;
  const rows = estimate.comparables.map((listing) => toCells(listing, locale));
  return drawTable(page, y, COLUMNS, rows, { size: 8.5, pad: 6, boldColumn: 4 });
}

function drawMethod(page: Page, { model }: EstimatedValue, top: number): void {
  const { locale } = page;
  let y = top + drawSubheading(page, words.method[locale], top) + 6;
  const text = words.methodText[locale](
    listingCount[locale](model.listing_count),
    formatLongDate(model.trained_at, locale),
    model.version,
  );
  y += writeText(page, text, CONTENT_LEFT, y, CONTENT_WIDTH) + 10;
  writeText(page, words.notice[locale], CONTENT_LEFT, y, CONTENT_WIDTH, { bold: true });
}

function drawFooter(page: Page, at: number): void {
  const { locale } = page;
  drawLine(page, FOOTER_TOP);
  writeText(page, words.page[locale](at, PAGES), CONTENT_LEFT, FOOTER_TOP + 8, CONTENT_WIDTH, {
    size: 8.5,
    colour: MUTED_COLOR,
    align: 'right',
  });
}
