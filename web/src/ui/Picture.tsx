/** A stored picture: three formats in four widths over a blurred placeholder, and a drawn arch where it fails to load. */

import type { Picture as StoredPicture } from '@estia/contract/photos/model';
import type { PhotoFormat } from '@estia/contract/photos/picture-url';
import { photoWidths, pictureUrl } from '@estia/contract/photos/picture-url';
import { useEffect, useRef, useState } from 'react';
import css from './Picture.module.css';

type Props = {
  /** Null draws the placeholder: a home without photos. */
  picture: Pick<StoredPicture, 'key' | 'width' | 'height' | 'placeholder' | 'avif'> | null;
  /** How wide the picture is drawn, as `sizes` of <img>. */
  sizes: string;
  /** What the picture shows; empty where the text beside it says the same. */
  alt: string;
  /** The picture a visitor sees first: loaded at once and before others. */
  eager?: boolean;
  /** `contain` shows the whole picture, whatever its shape. */
  fit?: 'cover' | 'contain';
  className?: string | undefined;
};

const srcSet = (key: string, format: PhotoFormat): string =>
  photoWidths.map((width) => `${pictureUrl(key, width, format)} ${width}w`).join(', ');

export function Picture({ picture, sizes, alt, eager = false, fit = 'cover', className }: Props) {
  const img = useRef<HTMLImageElement>(null);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const key = picture?.key ?? null;

  // An error before hydration was heard by nobody: the finished, empty <img> is all that is left of it.
  useEffect(() => {
    const seen = img.current;
    if (seen?.complete && seen.naturalWidth === 0) setFailedKey(key);
  }, [key]);

  const frame = `${css.frame} ${fit === 'contain' ? css.contain : css.cover} ${className ?? ''}`;
  if (picture === null || failedKey === picture.key) {
    return (
      <span className={frame} data-missing="">
        <MissingPicture alt={alt} />
      </span>
    );
  }
  return (
    <span className={frame}>
      {fit === 'cover' && <img className={css.under} src={picture.placeholder} alt="" aria-hidden="true" />}
      <picture>
        {picture.avif && <source type="image/avif" srcSet={srcSet(picture.key, 'avif')} sizes={sizes} />}
        <source type="image/webp" srcSet={srcSet(picture.key, 'webp')} sizes={sizes} />
        <img
          ref={img}
          className={css.over}
          // Every browser that reads a srcset reads WebP: for the others one JPEG is enough.
          src={pictureUrl(picture.key, 640, 'jpg')}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding={eager ? undefined : 'async'}
          fetchPriority={eager ? 'high' : undefined}
          onError={() => setFailedKey(picture.key)}
        />
      </picture>
    </span>
  );
}

/** Our arch on a sunken ground, in place of a picture that is not there. */
function MissingPicture({ alt }: { alt: string }) {
  return (
    <span className={css.missing} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      <svg viewBox="0 0 28 34" aria-hidden="true" focusable="false">
        <path fill="none" stroke="currentColor" strokeWidth="1.6" d="M2 34V14a12 12 0 0 1 24 0v20" />
        <path fill="none" stroke="currentColor" strokeWidth="1.2" d="M8 34V15.5a6 6 0 0 1 12 0V34M0 33.4h28" />
      </svg>
    </span>
  );
}
