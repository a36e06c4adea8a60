/** POST-3: choosing, sending, ordering and describing the photos of a draft. */
import type { Draft, DraftPhoto } from '@estia/contract/listings/draft/draft';
import { listingLimits } from '@estia/contract/listings/limits';
import type { Locale } from '@estia/contract/pair';
import { photoRejectionMessages } from '@estia/contract/photos/messages';
import { upload as words } from '@estia/contract/photos/upload-messages';
import { type DragEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { buttonClass } from '../../ui/button.ts';
import { LocalPhotoPreview } from './LocalPhotoPreview.tsx';
import css from './PhotoStep.module.css';
import { getUploadPercent, getUploadStatus, PhotoTile } from './PhotoTile.tsx';
import type { PhotoUpload } from './upload-queue.ts';
import { useDraftPhotos } from './use-draft-photos.ts';

/** HEIC is left out on purpose: a phone that has only such photos then hands them over as JPEG. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

const moveItem = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
};

type Props = {
  draft: Pick<Draft, 'draft_id' | 'photos'>;
  /** How many a listing needs to be published. */
  least: number;
  locale: Locale;
  /** Which refusals of the step are no longer true. */
  onRight: (faults: readonly string[]) => void;
};

export function PhotoStep({ draft, least: min, locale, onRight }: Props) {
  const hydrated = useHydrated();
  const { photos, known, items, paused, failed, queue, ...does } = useDraftPhotos(draft.draft_id, draft.photos);
  const [message, setAnnouncement] = useState('');
  const [carried, setCarried] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  const shown = photos.filter((photo) => photo.state !== 'refused');
  const refused = photos.filter((photo) => photo.state === 'refused');
  const onTheirWay = items.filter((item) => item.state !== 'refused' && !known.has(item.clientKey));
  const turnedAway = items.filter((item) => item.state === 'refused');
  const sendingOf = (photo: DraftPhoto) => items.find((item) => item.clientKey === photo.client_key);
  const count = shown.length + onTheirWay.length;
  const ready = shown.filter((photo) => photo.state === 'ready').length;
  const busy = items.some((item) => ['waiting', 'sending', 'stopped'].includes(item.state));
  const isEnough = ready >= min;
  const isFinished = onTheirWay.length === 0 && shown.every((photo) => photo.state === 'ready');
  const notify = useRef(onRight);
  notify.current = onRight;
  useEffect(() => {
    notify.current([...(isEnough ? ['photos_few'] : []), ...(isFinished ? ['photos_unfinished'] : [])]);
  }, [isEnough, isFinished]);

  const move = (from: number, to: number) => {
    const place = Math.max(0, Math.min(shown.length - 1, to));
    if (place === from) return;
    const next = moveItem(shown, from, place);
    setAnnouncement(words.moved[locale](place + 1, shown.length));
    void does.order([...next, ...refused]);
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLButtonElement>(`.${css.handle}`)[place]?.focus());
  };

  /** Drag by the handle, with mouse, pen or finger: the photo under the pointer makes room. */
  const carry = (event: PointerEvent<HTMLButtonElement>, id: number) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    let order = shown;
    setCarried(id);
    const onMove = (at: globalThis.PointerEvent) => {
      const under = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>('[data-photo]');
      const from = order.findIndex((photo) => photo.id === id);
      const to = order.findIndex((photo) => String(photo.id) === under?.dataset.photo);
      if (to < 0 || to === from) return;
      order = moveItem(order, from, to);
      does.show([...order, ...refused]);
    };
    const onEnd = () => {
      handle.removeEventListener('pointermove', onMove);
      setCarried(null);
      if (order === shown) return;
      setAnnouncement(words.moved[locale](order.findIndex((photo) => photo.id === id) + 1, order.length));
      void does.order([...order, ...refused]);
    };
    handle.addEventListener('pointermove', onMove);
    handle.addEventListener('lostpointercapture', onEnd, { once: true });
  };

  const take = (files: FileList | null) => {
    if (files && files.length > 0) void queue?.add([...files], listingLimits.photosMax - count);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div className={css.step}>
      <p className={css.count} id="photo-count">
        <strong>{words.count[locale](count, listingLimits.photosMax)}</strong>
        {count < min ? (
          <span>{words.needMore[locale](min - count)}</span>
        ) : (
          !isEnough && <span>{words.preparing[locale](count - ready)}</span>
        )}
      </p>
      {!hydrated && <noscript>{words.needScript[locale]}</noscript>}
      <label
        className={css.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          type="file"
          id="f-photos"
          accept={ACCEPT}
          multiple
          disabled={!hydrated}
          aria-describedby="photo-rules photo-count"
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          }}
        />
        <span className={buttonClass('primary')}>{words.choose[locale]}</span>
        <span className={css.dropHint}>{words.drop[locale]}</span>
      </label>
      <p className={css.rules} id="photo-rules">
        {words.rules[locale](min, listingLimits.photosMax)} {words.private[locale]}
      </p>
      {(busy || paused) && (
        <p>
          <button type="button" className={buttonClass('outline')} onClick={() => queue?.pause(!paused)}>
            {paused ? words.goOn[locale] : words.pause[locale]}
          </button>
        </p>
      )}
      {failed && (
        <p className={css.problem} role="alert">
          {words.failed[locale]}
        </p>
      )}
      <p className={css.said} role="status">
        {message}
      </p>

      {count > 0 && (
        <ol className={css.tiles} ref={list} aria-label={words.list[locale]}>
          {shown.map((photo, place) => (
            <PhotoTile
              key={photo.client_key}
              locale={locale}
              photo={photo}
              paused={paused}
              place={place}
              of={shown.length}
              sending={sendingOf(photo)}
              isCarried={carried === photo.id}
              onMove={(to) => move(place, to)}
              onCarry={(event) => carry(event, photo.id)}
              onDescribe={(alt) => void does.describe(photo, alt)}
              onRemove={() => {
                setAnnouncement(words.removed[locale]);
                void does.remove(photo);
              }}
            />
          ))}
          {onTheirWay.map((item) => (
            <UploadingTile
              key={item.clientKey}
              locale={locale}
              item={item}
              paused={paused}
              onRemove={() => queue?.remove(item.clientKey)}
            />
          ))}
        </ol>
      )}

      {(refused.length > 0 || turnedAway.length > 0) && (
        <section className={css.refused} aria-labelledby="refused-title">
          <h3 id="refused-title">{words.refusedTitle[locale]}</h3>
          <ul>
            {turnedAway.map((item) => (
              <li key={item.clientKey}>
                <span>
                  <strong>{item.name}</strong>: {getRejectionReason(item, locale)}
                </span>
                <button type="button" className={buttonClass('text')} onClick={() => queue?.remove(item.clientKey)}>
                  {words.dismiss[locale]}
                </button>
              </li>
            ))}
            {refused.map((photo) => (
              <li key={photo.client_key} data-refusal={photo.refusal}>
                <span>
                  {sendingOf(photo) && <strong>{sendingOf(photo)?.name}: </strong>}
                  {photo.refusal && photoRejectionMessages[photo.refusal][locale]}
                </span>
                <button type="button" className={buttonClass('text')} onClick={() => void does.remove(photo)}>
                  {words.dismiss[locale]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function getRejectionReason({ why }: PhotoUpload, locale: Locale): string {
  if (why === 'too_many') return words.tooMany[locale];
  return why === 'lost' || why === undefined ? words.lost[locale] : photoRejectionMessages[why][locale];
}

/** Not announced to the server yet: it has no place in the order. */
function UploadingTile(props: { locale: Locale; item: PhotoUpload; paused: boolean; onRemove: () => void }) {
  const { locale, item, paused } = props;
  const progress = getUploadStatus(locale, undefined, item, paused);
  return (
    <li className={css.tile} data-state={item.state}>
      <div className={css.frame}>
        <LocalPhotoPreview blob={item.blob} />
        <div className={css.progress}>
          <span>{progress}</span>
          {item.state === 'sending' && (
            <progress max={100} value={getUploadPercent(item)} aria-label={progress ?? ''} />
          )}
        </div>
      </div>
      <div className={css.words}>
        <button type="button" className={buttonClass('text')} onClick={props.onRemove}>
          {words.remove[locale]}
        </button>
      </div>
    </li>
  );
}
