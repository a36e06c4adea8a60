/** The part of pdfkit that our documents use: the package brings no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  type TextOptions = {
    width?: number;
    height?: number;
    ellipsis?: string;
    align?: 'left' | 'right' | 'center';
    lineGap?: number;
    lineBreak?: boolean;
    link?: string;
    /** The element of the document's structure that the text is a child of, and as what. */
    structParent?: StructureElement;
    structType?: string;
  };
  type DocumentOptions = {
    size: 'A4';
    margin: number;
    compress?: boolean;
    lang?: string;
    displayTitle?: boolean;
    pdfVersion?: string;
    info?: Record<string, string | Date>;
    tagged?: boolean;
    subset?: 'PDF/UA';
  };
  type StructureOptions = { title?: string; lang?: string; alt?: string };
  type StructureElement = { add(child: StructureElement | (() => void)): StructureElement; end(): StructureElement };

  export default class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    y: number;
    registerFont(name: string, source: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    widthOfString(text: string): number;
    image(
      source: Uint8Array,
      x: number,
      y: number,
      options: { cover: [number, number]; align: 'center'; valign: 'center' },
    ): this;
    save(): this;
    restore(): this;
    clip(): this;
    addPage(options: { size: 'A4'; margin: number }): this;
    circle(x: number, y: number, radius: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    path(data: string): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    fill(colour?: string): this;
    stroke(colour?: string): this;
    struct(
      type: string,
      options?: StructureOptions | readonly (StructureElement | (() => void))[],
      children?: readonly (StructureElement | (() => void))[] | (() => void),
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options?: { type?: 'Pagination' | 'Layout' | 'Page' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
