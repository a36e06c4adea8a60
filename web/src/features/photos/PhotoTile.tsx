/** One photo of the draft: its picture or how far it is, and what can be done with it. */
import type { DraftPhoto } from '@estia/contract/listings/draft/draft';
import type { Locale } from '@estia/contract/pair';
import { upload as words } from '@estia/contract/photos/upload-messages';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { LocalPhotoPreview } from './LocalPhotoPreview.tsx';
import css from './PhotoStep.module.css';
import type { PhotoUpload } from './upload-queue.ts';

type Props = {
  locale: Locale;
  photo: DraftPhoto;
  /** How the file behind it is doing, where this browser is sending it. */
  sending: PhotoUpload | undefined;
  paused: boolean;
  place: number;
  of: number;
  isCarried: boolean;
  onMove: (to: number) => void;
  onCarry: (event: PointerEvent<HTMLButtonElement>) => void;
  onRemove: () => void;
  onDescribe: (alt: { alt_el?: string; alt_en?: string }) => void;
};

export function getUploadStatus(
  locale: Locale,
  photo: DraftPhoto | undefined,
  sending: PhotoUpload | undefined,
  paused: boolean,
) {
  if (photo?.state === 'ready') return null;
  if (photo?.state === 'uploaded' || sending?.state === 'sent') return words.working[locale];
  if (!sending) return words.unfinished[locale];
  if (sending.state === 'stopped') return words.stopped[locale];
  if (sending.state === 'sending') return words.sending[locale](getUploadPercent(sending));
  return paused ? words.paused[locale] : words.waiting[locale];
}

export const getUploadPercent = ({ sent, blob }: PhotoUpload): number =>
  Math.floor((100 * sent) / Math.max(1, blob.size));

export function PhotoTile(props: Props) {
  const { locale, photo, sending, paused, place, of } = props;
  const [describing, setDescribing] = useState(false);
  const progress = getUploadStatus(locale, photo, sending, paused);

  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? of - 1 : step === undefined ? null : place + step;
    if (to === null) return;
    event.preventDefault();
    props.onMove(to);
  };

  return (
    <li className={css.tile} data-photo={photo.id} data-state={photo.state} data-carried={props.isCarried || undefined}>
      <div className={css.frame}>
        {photo.picture ? (
          <Picture
            picture={photo.picture}
            sizes="(max-width: 700px) 46vw, 240px"
            alt={photo[`alt_${locale}`] ?? words.nth[locale](place + 1)}
          />
        ) : (
          sending && <LocalPhotoPreview blob={sending.blob} />
        )}
        {place === 0 && <span className={css.main}>{words.main[locale]}</span>}
        {progress && (
          <div className={css.progress}>
            <span>{progress}</span>
            {sending?.state === 'sending' && (
              <progress max={100} value={getUploadPercent(sending)} aria-label={progress} />
            )}
          </div>
        )}
      </div>
      <div className={css.actions}>
        <button
          type="button"
          className={css.handle}
          aria-label={words.drag[locale](place + 1)}
          title={words.dragShort[locale]}
          onKeyDown={onKey}
          onPointerDown={props.onCarry}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        <button
          type="button"
          aria-label={`${words.earlier[locale]}: ${words.nth[locale](place + 1)}`}
          title={words.earlier[locale]}
          disabled={place === 0}
          onClick={() => props.onMove(place - 1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          aria-label={`${words.later[locale]}: ${words.nth[locale](place + 1)}`}
          title={words.later[locale]}
          disabled={place === of - 1}
          onClick={() => props.onMove(place + 1)}
        >
          <Icon name="right" />
        </button>
        <button
          type="button"
          aria-label={`${words.remove[locale]}: ${words.nth[locale](place + 1)}`}
          title={words.remove[locale]}
          onClick={props.onRemove}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className={css.words}>
        {place > 0 && (
          <button type="button" className={buttonClass('text')} onClick={() => props.onMove(0)}>
            {words.makeMain[locale]}
          </button>
        )}
        <button
          type="button"
          className={buttonClass('text')}
          aria-expanded={describing}
          onClick={() => setDescribing(!describing)}
        >
          {words.altButton[locale]}
        </button>
      </div>
      {describing && <AltTextForm locale={locale} photo={photo} onDescribe={props.onDescribe} />}
    </li>
  );
}

function AltTextForm({ locale, photo, onDescribe }: Pick<Props, 'locale' | 'photo' | 'onDescribe'>) {
  const field = (name: 'alt_el' | 'alt_en', label: string, lang: Locale) => (
    <label className={css.alt}>
      <span>{label}</span>
      <input
        lang={lang}
        maxLength={160}
        defaultValue={photo[name] ?? ''}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value.trim() !== (photo[name] ?? '')) onDescribe({ [name]: currentTarget.value });
        }}
        onKeyDown={(event) => {
          // Enter would send the whole step.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </label>
  );
  return (
    <div className={css.describe}>
      <p>{words.alt[locale]}</p>
      {field('alt_el', words.altEl[locale], 'el')}
      {field('alt_en', words.altEn[locale], 'en')}
    </div>
  );
}
