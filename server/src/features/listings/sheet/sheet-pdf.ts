/** LIST-1: one A4 page about a property. Draws only what the public view of it holds; text is real text, in a font that is put in. */

import { formatEuro, formatEuroPerM2, formatLongDate } from '@estia/contract/format';
import { cardMessages, priceMessages } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { listFacts } from '@estia/contract/listings/page/fact-list';
import { energyMessages, listingPageMessages } from '@estia/contract/listings/page/page-messages';
import { listMainFacts } from '@estia/contract/listings/page/property-facts';
import { sheetMessages as words } from '@estia/contract/listings/page/sheet-messages';
import type { Locale } from '@estia/contract/pair';
import {
  BRAND_COLOR,
  type PdfDoc as Doc,
  drawLogo,
  drawQrCode,
  registerFonts,
  stripUnsupportedCharacters,
} from '../../../platform/pdf/pdf-elements.ts';

export type ListingSheetInput = {
  property: Property;
  locale: Locale;
  /** The address that the QR leads to. */
  url: string;
  now: Date;
  /** JPEG, the main one first; three fill the page. */
  photos: readonly Uint8Array[];
  compress?: boolean;
};

const LEFT = 40;
const WIDTH = 515;
const RIGHT = LEFT + WIDTH;
const FOOTER_TOP = 716;
const TEXT_COLOR = '#14213d';
const MUTED_COLOR = '#5b6478';
const LINE_COLOR = '#d9d3c7';
/** The nine classes, best first: ground and letter. */
const ENERGY_COLORS: readonly [string, string][] = [
  ['#2e6b3e', '#ffffff'],
  ['#4c7d2f', '#ffffff'],
  ['#86a436', TEXT_COLOR],
  ['#b4be3f', TEXT_COLOR],
  ['#e3cb4b', TEXT_COLOR],
  ['#edb145', TEXT_COLOR],
  ['#e58e41', TEXT_COLOR],
  ['#d9703b', TEXT_COLOR],
  ['#a8392a', '#ffffff'],
];
export async function renderListingSheet({
  property,
  locale,
  url,
  now,
  photos,
  compress = true,
}: ListingSheetInput): Promise<Uint8Array<ArrayBuffer>> {
  const title = stripUnsupportedCharacters(property.own_title[locale] ?? property.title[locale]);
  // Loaded with the first document: reading its fonts and tables takes 0.2 s of a start.
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    compress,
    pdfVersion: '1.7',
    lang: locale === 'el' ? 'el-GR' : 'en-GB',
    displayTitle: true,
    info: { Title: title, Creator: 'Estia', Producer: 'Estia', CreationDate: now },
  });
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const done = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  registerFonts(doc);

  drawHeader(doc, property, locale);
  let y = drawPhotos(doc, photos, 76) + 16;
  y = drawTitleAndPrice(doc, property, locale, title, y) + 10;
  drawRule(doc, y);
  y = drawFacts(doc, property, locale, y + 12);
  y = drawEnergyClass(doc, property, locale, y);
  y = drawAmenities(doc, property, locale, y);
  drawDescription(doc, property, locale, y);
  drawFooter(doc, property, locale, url, now);
  doc.end();
  await done;
  return Buffer.concat(parts);
}

const drawRule = (doc: Doc, y: number) => doc.lineWidth(0.75).moveTo(LEFT, y).lineTo(RIGHT, y).stroke(LINE_COLOR);

function drawHeader(doc: Doc, property: Property, locale: Locale): void {
  drawLogo(doc, LEFT, 30);
  doc
    .font('bold')
    .fontSize(18)
    .fillColor(TEXT_COLOR)
    .text(words.brand[locale], LEFT + 32, 34, { lineBreak: false });
  const purposeLabel = (property.for === 'sale' ? words.forSale : words.forRent)[locale];
  doc.fontSize(11).text(purposeLabel, LEFT, 33, { width: WIDTH, align: 'right' });
  doc
    .font('regular')
    .fontSize(9)
    .fillColor(MUTED_COLOR)
    .text(`${listingPageMessages.listingCode[locale]} ${property.code}`, LEFT, 48, { width: WIDTH, align: 'right' });
}

/** One fills the width, two halve it, three stand one beside two. */
function drawPhotos(doc: Doc, photos: readonly Uint8Array[], top: number): number {
  const gap = 8;
  const half = (WIDTH - gap) / 2;
  const side = 169;
  const boxes: [number, number, number, number][] =
    photos.length >= 3
      ? [
          [LEFT, top, WIDTH - side - gap, 236],
          [RIGHT - side, top, side, 114],
          [RIGHT - side, top + 122, side, 114],
        ]
      : photos.length === 2
        ? [
            [LEFT, top, half, 190],
            [LEFT + half + gap, top, half, 190],
          ]
        : photos.length === 1
          ? [[LEFT, top, WIDTH, 250]]
          : [];
  boxes.forEach(([x, y, width, height], index) => {
    const photo = photos[index];
    if (!photo) return;
    doc.save().roundedRect(x, y, width, height, 6).clip();
    doc.image(photo, x, y, { cover: [width, height], align: 'center', valign: 'center' });
    doc.restore();
  });
  return Math.max(top, ...boxes.map(([, y, , height]) => y + height));
}

function drawTitleAndPrice(doc: Doc, property: Property, locale: Locale, title: string, top: number): number {
  const priceWidth = 170;
  const price = `${formatEuro(property.price)}${property.for === 'rent' ? ` ${priceMessages.perMonth[locale]}` : ''}`;
  doc
    .font('bold')
    .fontSize(20)
    .fillColor(TEXT_COLOR)
    .text(price, RIGHT - priceWidth, top - 2, { width: priceWidth, align: 'right' });
  doc
    .font('regular')
    .fontSize(9.5)
    .fillColor(MUTED_COLOR)
    .text(formatEuroPerM2(property.price_per_m2, locale), RIGHT - priceWidth, top + 24, {
      width: priceWidth,
      align: 'right',
    });

  const width = WIDTH - priceWidth - 16;
  const shape = { width, height: 44, ellipsis: '…' };
  doc.font('bold').fontSize(16).fillColor(TEXT_COLOR).text(title, LEFT, top, shape);
  let y = top + Math.min(44, doc.heightOfString(title, { width })) + 3;
  const street = [property.address.street, property.address.street_number].filter(Boolean).join(' ');
  const places = [
    property.district.name[locale],
    property.municipality.name[locale],
    property.address.prefecture[locale],
  ];
  const place = stripUnsupportedCharacters([street, ...new Set(places)].filter(Boolean).join(', '));
  doc.font('regular').fontSize(10).fillColor(MUTED_COLOR).text(place, LEFT, y, { width, height: 28, ellipsis: '…' });
  y += Math.min(28, doc.heightOfString(place, { width })) + 2;
  if (property.location.hidden) {
    doc.fontSize(8.5).text(words.hiddenAddress[locale], LEFT, y, { width });
    y += 13;
  }
  const line = listMainFacts(property, locale)
    .map(({ text }) => text)
    .join('  ·  ');
  doc
    .font('bold')
    .fontSize(11)
    .fillColor(TEXT_COLOR)
    .text(stripUnsupportedCharacters(line), LEFT, y + 4, { width: WIDTH, height: 14, ellipsis: '…' });
  return y + 20;
}

function drawFacts(doc: Doc, property: Property, locale: Locale, top: number): number {
  const columns = 3;
  const width = (WIDTH - 32) / columns;
  const shown = listFacts(property, locale).slice(0, 15);
  shown.forEach(({ label, value }, index) => {
    const x = LEFT + (index % columns) * (width + 16);
    const y = top + Math.floor(index / columns) * 29;
    const one = { width, height: 13, ellipsis: '…' };
    doc.font('regular').fontSize(8).fillColor(MUTED_COLOR).text(stripUnsupportedCharacters(label), x, y, one);
    doc
      .font('bold')
      .fontSize(10)
      .fillColor(TEXT_COLOR)
      .text(stripUnsupportedCharacters(value), x, y + 10, one);
  });
  return top + Math.ceil(shown.length / columns) * 29 + 2;
}

function drawEnergyClass(doc: Doc, property: Property, locale: Locale, top: number): number {
  const name = property.energy_class?.[locale];
  const energyText =
    property.energy_rank === null
      ? name && energyMessages.status[locale](name)
      : name && energyMessages.of[locale](name);
  const exempt = property.energy_exempt_reason
    ? `${energyMessages.exempt[locale]}: ${property.energy_exempt_reason}`
    : '';
  const text = stripUnsupportedCharacters([energyText, exempt].filter(Boolean).join(' '));
  if (text === '') return top;
  const colours = property.energy_rank === null ? undefined : ENERGY_COLORS[property.energy_rank - 1];
  if (colours && name) {
    doc.roundedRect(LEFT, top, 34, 20, 4).fill(colours[0]);
    doc
      .font('bold')
      .fontSize(12)
      .fillColor(colours[1])
      .text(name, LEFT, top + 3, { width: 34, align: 'center' });
  }
  const x = colours ? LEFT + 44 : LEFT;
  const width = RIGHT - x;
  doc
    .font('regular')
    .fontSize(9)
    .fillColor(TEXT_COLOR)
    .text(text, x, top + (colours ? 4 : 0), { width, height: 24, ellipsis: '…' });
  return top + Math.max(colours ? 20 : 0, Math.min(24, doc.heightOfString(text, { width })) + 4) + 10;
}

function drawAmenities(doc: Doc, property: Property, locale: Locale, top: number): number {
  if (property.extras.length === 0) return top;
  const text = stripUnsupportedCharacters(
    `${words.amenities[locale]}: ${property.extras.map((extra) => extra.name[locale]).join(', ')}`,
  );
  const shape = { width: WIDTH, height: 24, ellipsis: '…' };
  doc.font('regular').fontSize(9).fillColor(TEXT_COLOR).text(text, LEFT, top, shape);
  return top + Math.min(24, doc.heightOfString(text, { width: WIDTH })) + 8;
}

/** As much of the advertiser's own words as there is room for. */
function drawDescription(doc: Doc, property: Property, locale: Locale, top: number): void {
  const ownDescription = property.description[locale] ?? property.description[locale === 'el' ? 'en' : 'el'] ?? '';
  const text = stripUnsupportedCharacters(ownDescription.slice(0, 2_000).replace(/\n{2,}/g, '\n'));
  const height = FOOTER_TOP - 8 - top;
  if (text === '' || height < 24) return;
  doc
    .font('regular')
    .fontSize(9.5)
    .fillColor(TEXT_COLOR)
    .text(text, LEFT, top, { width: WIDTH, height, ellipsis: '…', lineGap: 1.5 });
}

function drawFooter(doc: Doc, property: Property, locale: Locale, url: string, now: Date): void {
  drawRule(doc, FOOTER_TOP);
  const top = FOOTER_TOP + 12;
  const size = 80;
  drawQrCode(doc, url, RIGHT - size, top, size);
  const width = WIDTH - size - 24;
  const one = { width, height: 15, ellipsis: '…' };
  const { kind, name, gcr } = property.advertiser;
  const kindName = (kind === 'individual' ? cardMessages.privateOwner : cardMessages.agency)[locale];
  doc.font('regular').fontSize(8).fillColor(MUTED_COLOR).text(words.advertiser[locale], LEFT, top, one);
  doc
    .font('bold')
    .fontSize(12)
    .fillColor(TEXT_COLOR)
    .text(stripUnsupportedCharacters(name?.[locale] ?? kindName), LEFT, top + 11, one);
  const under = [name ? kindName : '', gcr ? `${listingPageMessages.gemi[locale]} ${gcr}` : '']
    .filter(Boolean)
    .join(' · ');
  doc
    .font('regular')
    .fontSize(9)
    .fillColor(MUTED_COLOR)
    .text(under, LEFT, top + 28, one);
  doc.fillColor(BRAND_COLOR).text(url, LEFT, top + 46, { ...one, link: url });
  doc
    .fontSize(8)
    .fillColor(MUTED_COLOR)
    .text(words.printed[locale](formatLongDate(now.toISOString(), locale)), LEFT, top + 62, { width });
}
