// A thin SVG writer: collects shapes and the gradients they use, then prints one document.
export type ScreenPoint = readonly [number, number];
export type SvgAttributes = Readonly<Record<string, string | number>>;
export type GradientStops = readonly (readonly [number, string])[];

export const pictureWidth = 1600;
const pictureHeight = 1200;

/** A tenth of a pixel is finer than anyone sees, and keeps the document small. */
const n = (value: number) => Math.round(value * 10) / 10;
// Plain `opacity` makes the rasteriser allocate a layer per shape; opacity of the fill or the stroke looks the same
// and is far cheaper.
const cheapest = (key: string, extra: SvgAttributes) => {
  if (key !== 'opacity') return key;
  return extra.stroke ? 'stroke-opacity' : 'fill-opacity';
};
const attributes = (extra: SvgAttributes) =>
  Object.entries(extra)
    .map(([key, value]) => ` ${cheapest(key, extra)}="${value}"`)
    .join('');
const printStops = (stops: GradientStops) =>
  stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');

export const formatPath = (points: readonly ScreenPoint[], closed = true) =>
  points.length ? `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}` : '';
/** One ellipse as a sub-path, so that hundreds of them can share one element. */
export const formatEllipsePath = (x: number, y: number, rx: number, ry = rx, turn = 0) => {
  const c = Math.cos((turn * Math.PI) / 180) * rx;
  const s = Math.sin((turn * Math.PI) / 180) * rx;
  const half = `${n(rx)} ${n(ry)} ${n(turn)} 1 1`;
  return `M${n(x - c)} ${n(y - s)}a${half} ${n(2 * c)} ${n(2 * s)}a${half} ${n(-2 * c)} ${n(-2 * s)}Z`;
};

export class Canvas {
  private shapes: string[] = [];
  private definitions: string[] = [];
  private known = new Map<string, string>();

  add(markup: string) {
    this.shapes.push(markup);
  }
  path(d: string, fill: string, extra: SvgAttributes = {}) {
    if (d) this.add(`<path d="${d}" fill="${fill}"${attributes(extra)}/>`);
  }
  poly(points: readonly ScreenPoint[], fill: string, extra?: SvgAttributes) {
    if (points.length > 2) this.path(formatPath(points), fill, extra);
  }
  rect(x: number, y: number, width: number, height: number, fill: string, extra: SvgAttributes = {}) {
    const box = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
    this.add(`<rect ${box} fill="${fill}"${attributes(extra)}/>`);
  }
  circle(x: number, y: number, r: number, fill: string, extra: SvgAttributes = {}) {
    this.add(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(extra)}/>`);
  }
  ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra: SvgAttributes = {}) {
    const box = `cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"`;
    this.add(`<ellipse ${box} fill="${fill}"${attributes(extra)}/>`);
  }
  stroke(d: string, colour: string, width: number, extra: SvgAttributes = {}) {
    const pen = {
      stroke: colour,
      'stroke-width': n(Math.max(width, 0.6)),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    };
    this.path(d, 'none', { ...pen, ...extra });
  }
  group(extra: SvgAttributes, draw: () => void) {
    this.add(`<g${attributes(extra)}>`);
    draw();
    this.add('</g>');
  }

  private define(key: string, markup: (id: string) => string): string {
    let id = this.known.get(key);
    if (id === undefined) {
      id = `d${this.known.size}`;
      this.known.set(key, id);
      this.definitions.push(markup(id));
    }
    return `url(#${id})`;
  }
  /** Direction as fractions of the shape's box; straight down by default. */
  gradient(stops: GradientStops, [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1]): string {
    const inner = printStops(stops);
    const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return this.define(`l${line}${inner}`, (id) => `<linearGradient id="${id}" ${line}>${inner}</linearGradient>`);
  }
  radial(stops: GradientStops, [cx, cy, r]: readonly [number, number, number] = [0.5, 0.5, 0.5]): string {
    const inner = printStops(stops);
    const ring = `cx="${cx}" cy="${cy}" r="${r}"`;
    return this.define(`r${ring}${inner}`, (id) => `<radialGradient id="${id}" ${ring}>${inner}</radialGradient>`);
  }
  clip(d: string): string {
    return this.define(`c${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  print(mirrored = false): string {
    const flip = mirrored ? ` transform="translate(${pictureWidth} 0) scale(-1 1)"` : '';
    const size = `width="${pictureWidth}" height="${pictureHeight}" viewBox="0 0 ${pictureWidth} ${pictureHeight}"`;
    const defs = `<defs>${this.definitions.join('')}</defs>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${defs}<g${flip}>${this.shapes.join('\n')}</g></svg>`;
  }
}
