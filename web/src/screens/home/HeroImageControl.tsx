/** HOME-2: an admin tries another background behind the search, sees it in place, keeps it or not. Loaded for admins only. */
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import type { Locale } from '@estia/contract/pair';
import { homeImageLimits } from '@estia/contract/site/home-image';
import { homeImageMessages as words } from '@estia/contract/site/home-image-messages';
import { useRef, useState } from 'react';
import { callApi } from '../../platform/api-client.ts';
import { getFailure } from '../../platform/failures.ts';
import { buttonClass } from '../../ui/button.ts';
import { toast } from '../../ui/toast/toast.ts';
import css from './HeroImageControl.module.css';

const types: readonly string[] = homeImageLimits.types;

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

type Props = { locale: Locale; isCustom: boolean };

export default function HeroImageControl({ locale, isCustom }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  const fail = (text: string) => {
    setWrong(text);
    toast('error', text);
  };
  const close = () => {
    setPreview(null);
    if (input.current) input.current.value = '';
  };
  const choose = async (file: File | undefined) => {
    setWrong(null);
    if (!file) return;
    if (!types.includes(file.type)) {
      close();
      return fail(getErrorCodeMessage('not_an_image')[locale]);
    }
    if (file.size > homeImageLimits.bytes) {
      close();
      return fail(getErrorCodeMessage('too_large')[locale]);
    }
    try {
      setPreview(await readAsDataUrl(file));
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: HOME-2 wants a file that cannot be read in the log, and nobody else is told.
      console.error(error);
      close();
    }
  };
  const save = async (change: () => Promise<unknown>) => {
    setSaving(true);
    setWrong(null);
    try {
      await change();
      toast('success', words.saved[locale]);
      close();
    } catch (error) {
      fail(getErrorCodeMessage(getFailure(error).code)[locale]);
    }
    setSaving(false);
  };

  return (
    <>
      {preview && <img className={css.preview} src={preview} alt={words.preview[locale]} />}
      <div className={css.bar}>
        <input
          ref={input}
          className="vh"
          type="file"
          id="home-image"
          aria-label={words.change[locale]}
          accept={homeImageLimits.types.join()}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        {preview ? (
          <>
            <button
              type="button"
              className={buttonClass('primary')}
              aria-disabled={saving || undefined}
              onClick={() =>
                saving || void save(() => callApi('POST /adminPanel/home-image', { body: { image: preview } }))
              }
            >
              {saving ? words.saving[locale] : words.save[locale]}
            </button>
            <button type="button" className={buttonClass('outline')} onClick={close}>
              {words.cancel[locale]}
            </button>
          </>
        ) : (
          <>
            <label className={buttonClass('outline', css.change)} htmlFor="home-image">
              {words.change[locale]}
            </label>
            {isCustom && (
              <button
                type="button"
                className={buttonClass('outline')}
                onClick={() => void save(() => callApi('DELETE /adminPanel/home-image'))}
              >
                {words.restore[locale]}
              </button>
            )}
          </>
        )}
        {wrong && (
          <p className={css.wrong} role="alert">
            {wrong}
          </p>
        )}
      </div>
    </>
  );
}
