/** A listing in an email: photo, what happened, price, facts and area. Reads as well where photos are blocked. */
import { backgroundColor, colours, escapeHtml, textColor } from './email-colours.ts';

export type ListingBlock = {
  kind: 'listing';
  /** What happened: «Νέο», «Έπεσε η τιμή». */
  label: string;
  title: string;
  price: string;
  /** Struck through; `oldPriceText` says the same in plain text. */
  oldPrice?: string;
  oldPriceText?: string;
  facts: string;
  place: string;
  /** By its absolute address. */
  photo: { src: string; width: number; height: number } | null;
  /** Null: no longer on offer. */
  href: string | null;
};

/** Beside the text; above it, as wide as the card, on a phone. */
const PHOTO_WIDTH = 184;
const MAX_PHOTO_HEIGHT = 184;

export const listingStyles =
  '.l-photo,.l-text{display:block!important;width:auto!important;padding:0!important}.l-text{padding-top:12px!important}.l-photo img{width:100%!important;height:auto!important;max-height:260px!important;object-fit:cover}';

function photoHtml({ title, photo }: ListingBlock, link: (inner: string) => string): string {
  if (!photo) return '';
  const height = Math.min(MAX_PHOTO_HEIGHT, Math.round((PHOTO_WIDTH * photo.height) / photo.width));
  const image = `<img src="${escapeHtml(photo.src)}" alt="${escapeHtml(title)}" width="${PHOTO_WIDTH}" height="${height}" style="display:block;width:${PHOTO_WIDTH}px;height:${height}px;object-fit:cover;border:0;border-radius:10px;${backgroundColor('sunken')}" class="b-sunken">`;
  return `<td class="l-photo" valign="top" width="${PHOTO_WIDTH}" style="width:${PHOTO_WIDTH}px;padding:0 16px 0 0;vertical-align:top">${link(image)}</td>`;
}

export function listingHtml(block: ListingBlock): string {
  const { label, title, price, oldPrice, facts, place, href } = block;
  const link = (inner: string): string =>
    href === null
      ? inner
      : `<a class="c-ink" href="${escapeHtml(href)}" style="${textColor('ink')};text-decoration:none">${inner}</a>`;
  const titleHtml =
    href === null
      ? escapeHtml(title)
      : `<a class="c-aegean" href="${escapeHtml(href)}" style="${textColor('aegean')}">${escapeHtml(title)}</a>`;
  const old = oldPrice
    ? ` <s class="c-quiet" style="font-size:16px;font-weight:400;white-space:nowrap;${textColor('quiet')}">${escapeHtml(oldPrice)}</s>`
    : '';
  const line = (text: string, extra = ''): string =>
    text
      ? `<p class="c-quiet" style="margin:2px 0 0;font-size:15px;line-height:1.45;${textColor('quiet')};overflow-wrap:anywhere${extra}">${escapeHtml(text)}</p>`
      : '';
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" class="l-line" style="margin:0;border-top:1px solid ${colours.line[0]};border-collapse:separate"><tr><td style="padding:20px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr>${photoHtml(block, link)}<td class="l-text" valign="top" style="vertical-align:top"><p class="c-accent" style="margin:0 0 2px;font-size:14px;line-height:1.4;font-weight:700;${textColor('accent')}">${escapeHtml(label)}</p><p style="margin:0 0 2px;font-size:20px;line-height:1.3;font-weight:700"><span style="white-space:nowrap">${escapeHtml(price)}</span>${old}</p><p style="margin:0;font-size:16px;line-height:1.4;font-weight:600;overflow-wrap:anywhere">${titleHtml}</p>${line(facts)}${line(place)}</td></tr></table></td></tr></table>`;
}

export function listingText({ label, title, price, oldPriceText, facts, place, href }: ListingBlock): string {
  return [
    `${label}: ${title}`,
    oldPriceText ? `${price} (${oldPriceText})` : price,
    [facts, place].filter(Boolean).join(' · '),
    ...(href === null ? [] : [href]),
  ].join('\n');
}
