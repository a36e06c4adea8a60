/** A file of this device, drawn small: the page's policy allows no addresses of files, a canvas needs none. */
import { useEffect, useRef } from 'react';
import css from './PhotoStep.module.css';

const WIDTH = 480;

export function LocalPhotoPreview({ blob }: { blob: Blob }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCancelled = false;
    createImageBitmap(blob, { resizeWidth: WIDTH, resizeQuality: 'medium' }).then(
      (bitmap) => {
        const board = canvas.current;
        if (board && !isCancelled) {
          board.width = bitmap.width;
          board.height = bitmap.height;
          board.getContext('2d')?.drawImage(bitmap, 0, 0);
        }
        bitmap.close();
      },
      () => {
        // Not every browser reads every picture a phone makes: the server does.
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [blob]);
  return <canvas ref={canvas} className={css.preview} />;
}
