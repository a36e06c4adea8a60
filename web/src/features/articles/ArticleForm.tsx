/** ARTC-2: the form in which an article is written, both languages side by side. It is sent as a plain form, with or without script. */

import {
  articleAdminMessages,
  articleStateMessages,
  articleEditorMessages as words,
} from '@estia/contract/articles/admin-messages';
import { articleLimits as limits } from '@estia/contract/articles/limits';
import type { EditableArticle } from '@estia/contract/articles/model';
import { typeNames } from '@estia/contract/articles/page-messages';
import { articleTypes } from '@estia/contract/articles/types';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { useEffect, useRef, useState } from 'react';
import type { FormError, FormValues } from '../../platform/forms.ts';
import { localizePath } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import {
  ErrorSummary,
  Field,
  FormAuthorInput,
  IdempotencyKeyInput,
  Select,
  SubmitButton,
} from '../../ui/form/index.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import css from './ArticleForm.module.css';
import { formatAthensDateTime } from './athens-time.ts';
import { MainPictureField } from './MainPictureField.tsx';
import { RichTextField } from './RichTextField.tsx';
import type { UploadedPicture } from './upload-picture.ts';

export type ConflictingVersion = { version: number; by: string; at: string };

type Props = {
  locale: Locale;
  article: EditableArticle | null;
  categories: readonly { value: string; label: string }[];
  author: string;
  formKey: string;
  refusal: FormError | null;
  theirs: ConflictingVersion | null;
};

const languages = ['el', 'en'] as const;
export const ARTICLE_PREVIEW_PATH = '/dashboard/admin/article-preview';

/** What stands in the fields: what was typed if it was refused, else what is saved. */
function getFieldValues(article: EditableArticle | null, author: string): FormValues {
  if (!article) return { author, category: 'guide', type: 'explainer' };
  const { title, description, content, main_picture_alt: alt } = article;
  return {
    category: article.category,
    type: article.type,
    author: article.author,
    tags: article.tags.join(', '),
    'title.el': title.el,
    'title.en': title.en,
    'description.el': description.el,
    'description.en': description.en,
    'content.el': content.el,
    'content.en': content.en,
    'main_picture_alt.el': alt.el,
    'main_picture_alt.en': alt.en,
    when: article.state === 'scheduled' && article.published_at ? formatAthensDateTime(article.published_at) : '',
  };
}

/** A picture that was sent with a form that was refused: its key is all that came back. */
function restoreUploadedPicture(
  key: string | undefined,
  saved: UploadedPicture | null | undefined,
): UploadedPicture | null {
  if (!key || !/^[a-z0-9-]{4,64}$/.test(key)) return null;
  if (saved?.key === key) return saved;
  return { key, width: 1600, height: 1000, placeholder: pictureUrl(key, 320, 'jpg'), avif: false };
}

export function ArticleForm({ locale, article, categories, author, formKey, refusal, theirs }: Props) {
  const values = refusal?.values ?? getFieldValues(article, author);
  const value = (name: string): string => values[name] ?? '';
  const error = (name: string): string | undefined => refusal?.fields[name];
  const [shown, setShown] = useState<Locale | 'both'>(refusal ? 'both' : locale);
  const [dirty, setDirty] = useState(refusal !== null);
  const sending = useRef(false);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!sending.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);

  const state = article?.state ?? 'draft';
  const names = { el: words.greek[locale], en: words.english[locale] };
  const inLanguage = (label: string, lang: Locale) => `${label} (${names[lang]})`;
  const labels = {
    category: words.category[locale],
    type: words.type[locale],
    author: words.author[locale],
    tags: words.tags[locale],
    main_picture: words.picture[locale],
    'main_picture_alt.el': words.altEl[locale],
    'main_picture_alt.en': words.altEn[locale],
    ...Object.fromEntries(
      languages.flatMap((lang) => [
        [`title.${lang}`, inLanguage(words.textTitle[locale], lang)],
        [`description.${lang}`, inLanguage(words.description[locale], lang)],
        [`content.${lang}`, inLanguage(words.content[locale], lang)],
      ]),
    ),
    published_at: words.scheduleFor[locale],
  };
  const picture = refusal
    ? restoreUploadedPicture(refusal.values.main_picture, article?.picture)
    : (article?.picture ?? null);
  return (
    <form
      className={css.form}
      method="post"
      encType="multipart/form-data"
      noValidate
      onInput={() => setDirty(true)}
      onSubmit={(event) => {
        // A preview opens beside this page, which stays as it is.
        const opener = event.nativeEvent.submitter;
        sending.current = !opener?.hasAttribute('formtarget');
      }}
    >
      <IdempotencyKeyInput value={formKey} />
      <FormAuthorInput />
      <input type="hidden" name="version" value={article?.version ?? ''} />
      {theirs ? (
        <div className={css.conflict} role="alert">
          <h2>{words.conflict[locale]}</h2>
          <p>{words.conflictText[locale](theirs.by, formatDateTime(theirs.at, locale))}</p>
          <p>
            <a
              className={css.link}
              href={localizePath(
                locale,
                `${ARTICLE_PREVIEW_PATH}?article_id=${article?.article_id}&revision=${theirs.version}`,
              )}
              target="_blank"
              rel="noopener"
            >
              {words.conflictSee[locale]}
            </a>
          </p>
          <label className={css.over}>
            <input type="checkbox" name="over" value={theirs.version} /> {words.conflictOver[locale]}
          </label>
        </div>
      ) : (
        refusal && <ErrorSummary locale={locale} refusal={refusal} labels={labels} />
      )}
      <section className={css.panel} aria-labelledby="texts-title">
        <div className={css.heading}>
          <h2 id="texts-title">{words.texts[locale]}</h2>
          <fieldset className={css.switch}>
            <legend className="vh">{words.languages[locale]}</legend>
            {languages.map((lang) => (
              <button key={lang} type="button" aria-pressed={shown === lang} onClick={() => setShown(lang)}>
                {names[lang]}
              </button>
            ))}
          </fieldset>
        </div>
        <div className={css.both} data-shown={shown}>
          {languages.map((lang) => (
            <div key={lang} className={css.language} data-lang={lang}>
              <h3>{names[lang]}</h3>
              <Field
                locale={locale}
                name={`title.${lang}`}
                label={inLanguage(words.textTitle[locale], lang)}
                required
                defaultValue={value(`title.${lang}`)}
                error={error(`title.${lang}`)}
                maxLength={limits.title}
              />
              <Field
                locale={locale}
                name={`description.${lang}`}
                label={inLanguage(words.description[locale], lang)}
                hint={words.descriptionHint[locale]}
                required
                rows={3}
                defaultValue={value(`description.${lang}`)}
                error={error(`description.${lang}`)}
                maxLength={limits.description}
              />
              <RichTextField
                locale={locale}
                lang={lang}
                name={`content.${lang}`}
                label={inLanguage(words.content[locale], lang)}
                defaultValue={value(`content.${lang}`)}
                error={error(`content.${lang}`)}
              />
            </div>
          ))}
        </div>
      </section>
      <section className={css.panel} aria-labelledby="picture-title">
        <h2 id="picture-title">{words.picture[locale]}</h2>
        <MainPictureField
          locale={locale}
          picture={picture}
          alt={{ el: value('main_picture_alt.el'), en: value('main_picture_alt.en') }}
          error={error}
        />
      </section>
      <section className={css.panel} aria-labelledby="facts-title">
        <h2 id="facts-title">{words.facts[locale]}</h2>
        <div className={css.facts}>
          <Select
            locale={locale}
            name="category"
            label={labels.category}
            required
            options={categories}
            defaultValue={value('category')}
            error={error('category')}
          />
          <Select
            locale={locale}
            name="type"
            label={labels.type}
            required
            options={articleTypes.map((type) => ({ value: type, label: typeNames[type][locale] }))}
            defaultValue={value('type')}
            error={error('type')}
          />
          <Field
            locale={locale}
            name="author"
            label={labels.author}
            hint={words.authorHint[locale]}
            required
            defaultValue={value('author')}
            error={error('author')}
            maxLength={limits.author}
          />
          <Field
            locale={locale}
            name="tags"
            label={labels.tags}
            hint={words.tagsHint[locale]}
            defaultValue={value('tags')}
            error={error('tags')}
            maxLength={500}
          />
        </div>
      </section>
      <section className={`${css.panel} ${css.release}`} aria-labelledby="release-title">
        <div className={css.heading}>
          <h2 id="release-title">{words.release[locale]}</h2>
          <p className={css.state}>
            <StatusBadge tone={state === 'published' ? 'good' : 'plain'}>
              {articleStateMessages[state][locale]}
            </StatusBadge>
            {article && <span>{words.version[locale](article.version)}</span>}
            {article?.published_at && (
              <span>
                {(state === 'scheduled' ? articleAdminMessages.goesUp : articleAdminMessages.wentUp)[locale](
                  formatDateTime(article.published_at, locale),
                )}
              </span>
            )}
          </p>
        </div>
        {state !== 'published' && (
          <div className={css.schedule}>
            <Field
              locale={locale}
              name="when"
              type="datetime-local"
              label={words.scheduleFor[locale]}
              defaultValue={value('when')}
              error={error('published_at')}
            />
            <SubmitButton locale={locale} kind="outline" name="intent" value="schedule">
              {words.schedule[locale]}
            </SubmitButton>
          </div>
        )}
        <p className={css.unsaved} role="status">
          {dirty && words.unsaved[locale]}
        </p>
        <div className={css.actions}>
          {state === 'published' ? (
            <SubmitButton locale={locale} kind="accent" name="intent" value="save">
              {words.update[locale]}
            </SubmitButton>
          ) : (
            <>
              <SubmitButton locale={locale} kind="accent" name="intent" value="publish">
                {words.publish[locale]}
              </SubmitButton>
              <SubmitButton locale={locale} kind="outline" name="intent" value="save">
                {(state === 'draft' ? words.saveDraft : words.save)[locale]}
              </SubmitButton>
            </>
          )}
          <button
            type="submit"
            className={buttonClass('outline')}
            formAction={localizePath(locale, ARTICLE_PREVIEW_PATH)}
            formTarget="_blank"
            formEncType="multipart/form-data"
            name="intent"
            value="preview"
          >
            {words.preview[locale]}
          </button>
          {(state === 'published' || state === 'scheduled') && (
            <SubmitButton locale={locale} kind="outline" name="intent" value="unpublish">
              {(state === 'published' ? words.unpublish : words.unschedule)[locale]}
            </SubmitButton>
          )}
        </div>
      </section>
    </form>
  );
}
