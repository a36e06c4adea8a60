// From drawing to pixels. Kept apart from draw.ts so that drawing needs no native code.
import sharp from 'sharp';
import { pictureWidth } from './canvas.ts';

/** Original uploads are photographs, so the demo world hands over JPEG as a telephone would. */
export function renderJpeg(svg: string, width: number = pictureWidth): Promise<Buffer> {
  return open(svg, width).jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Bare RGB bytes, row by row, for comparing pictures. */
export function renderPixels(svg: string, width: number, height: number): Promise<Buffer> {
  return open(svg, pictureWidth).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

function open(svg: string, width: number) {
  const image = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
  return width === pictureWidth ? image : image.resize({ width });
}
