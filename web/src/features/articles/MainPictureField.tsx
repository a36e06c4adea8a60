/** The picture above an article: sent at once, named by the form when it is saved. */
import { articleEditorMessages as words } from '@estia/contract/articles/admin-messages';
import { articleLimits } from '@estia/contract/articles/limits';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import type { ErrorCode } from '@estia/contract/errors';
import type { Locale } from '@estia/contract/pair';
import { useId, useRef, useState } from 'react';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { buttonClass } from '../../ui/button.ts';
import { Field, FieldError, getFieldId } from '../../ui/form/Field.tsx';
import form from '../../ui/form/form.module.css';
import { Picture } from '../../ui/Picture.tsx';
import css from './MainPictureField.module.css';
import { type UploadedPicture, uploadPicture } from './upload-picture.ts';

type Props = {
  locale: Locale;
  picture: UploadedPicture | null;
  alt: { el: string; en: string };
  error: (name: string) => string | undefined;
};

export function MainPictureField({ locale, picture: known, alt, error }: Props) {
  const [picture, setPicture] = useState(known);
  const [state, setState] = useState<'still' | 'sending' | 'sent' | ErrorCode>('still');
  const scripted = useHydrated();
  const key = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (next: UploadedPicture | null) => {
    setPicture(next);
    // The form hears that something changed.
    key.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setState('sending');
    const sent = await uploadPicture(file);
    setState(sent.ok ? 'sent' : sent.code);
    if (sent.ok) take(sent.picture);
  };
  const failed = state === 'still' || state === 'sending' || state === 'sent' ? null : state;
  const announcement = state === 'sending' ? words.sending[locale] : state === 'sent' ? words.sent[locale] : '';
  return (
    <div className={css.box}>
      <input ref={key} type="hidden" name="main_picture" value={picture?.key ?? ''} />
      <Picture className={css.picture} picture={picture} sizes="(max-width: 700px) 100vw, 320px" alt="" />
      <div className={css.fields}>
        <p className={form.hint}>{scripted ? words.pictureText[locale] : words.pictureScript[locale]}</p>
        {scripted && (
          <div className={css.actions}>
            <label className={buttonClass('outline', css.file)} htmlFor={id}>
              {picture ? words.replace[locale] : words.choose[locale]}
              <input
                id={id}
                type="file"
                accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
                onChange={(event) => {
                  void choose(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </label>
            {picture && (
              <button type="button" className={buttonClass('text')} onClick={() => take(null)}>
                {words.remove[locale]}
              </button>
            )}
          </div>
        )}
        <p role="status" id={getFieldId('main_picture')} className={failed ? form.error : form.hint}>
          {failed ? getErrorCodeMessage(failed)[locale] : announcement}
        </p>
        <FieldError locale={locale} name="main_picture" error={error('main_picture')} />
        {(['el', 'en'] as const).map((lang) => (
          <Field
            key={lang}
            locale={locale}
            name={`main_picture_alt.${lang}`}
            label={(lang === 'el' ? words.altEl : words.altEn)[locale]}
            required
            defaultValue={alt[lang]}
            error={error(`main_picture_alt.${lang}`)}
            maxLength={articleLimits.alt}
          />
        ))}
      </div>
    </div>
  );
}
