/** What can be done with the text: one button each, walked with the arrow keys; links and pictures open a small form below. */
import { articleEditorMessages as editorWords, toolbar as words } from '@estia/contract/articles/admin-messages';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import type { ErrorCode } from '@estia/contract/errors';
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button.ts';
import form from '../../ui/form/form.module.css';
import css from './EditorToolbar.module.css';
import type { Editor } from './rich-text-editor.ts';
import { uploadPicture } from './upload-picture.ts';

type Props = { locale: Locale; lang: Locale; editor: Editor; controls: string };
type Tool = { name: keyof typeof words; sign: string; on?: boolean; off?: boolean; run: () => void };

export function EditorToolbar({ locale, lang, editor, controls }: Props) {
  const [asking, setAsking] = useState<'link' | 'picture' | null>(null);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    { name: 'bold', sign: 'B', on: editor.isActive('bold'), run: () => chain().toggleBold().run() },
    { name: 'italic', sign: 'I', on: editor.isActive('italic'), run: () => chain().toggleItalic().run() },
    {
      name: 'h2',
      sign: 'H2',
      on: editor.isActive('heading', { level: 2 }),
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'h3',
      sign: 'H3',
      on: editor.isActive('heading', { level: 3 }),
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { name: 'list', sign: '•', on: editor.isActive('bulletList'), run: () => chain().toggleBulletList().run() },
    { name: 'numbers', sign: '1.', on: editor.isActive('orderedList'), run: () => chain().toggleOrderedList().run() },
    { name: 'quote', sign: '«»', on: editor.isActive('blockquote'), run: () => chain().toggleBlockquote().run() },
    { name: 'link', sign: '', on: editor.isActive('link'), run: () => setAsking('link') },
    { name: 'picture', sign: '', run: () => setAsking('picture') },
    { name: 'undo', sign: '↶', off: !editor.can().undo(), run: () => chain().undo().run() },
    { name: 'redo', sign: '↷', off: !editor.can().redo(), run: () => chain().redo().run() },
  ];
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: tools.length - 1 - at }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + tools.length) % tools.length;
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  const done = () => {
    setAsking(null);
    editor.commands.focus();
  };
  return (
    <div className={css.tools}>
      <div
        className={css.bar}
        role="toolbar"
        aria-label={words.label[locale]}
        aria-controls={controls}
        ref={bar}
        onKeyDown={move}
      >
        {tools.map((tool, index) => (
          <button
            key={tool.name}
            type="button"
            tabIndex={index === at ? 0 : -1}
            aria-pressed={tool.on}
            aria-disabled={tool.off || undefined}
            title={words[tool.name][locale]}
            data-tool={tool.name}
            onFocus={() => setAt(index)}
            onClick={() => !tool.off && tool.run()}
          >
            {tool.sign ? (
              <>
                <span aria-hidden="true">{tool.sign}</span>
                <span className="vh">{words[tool.name][locale]}</span>
              </>
            ) : (
              words[tool.name][locale]
            )}
          </button>
        ))}
      </div>
      {asking === 'link' && <LinkForm locale={locale} editor={editor} onDone={done} />}
      {asking === 'picture' && <PictureForm locale={locale} lang={lang} editor={editor} onDone={done} />}
    </div>
  );
}

type InsertFormProps = { locale: Locale; editor: Editor; onDone: () => void };

/** Not a <form>: it stands in one. Enter applies, Escape leaves. */
const createKeyHandler = (apply: () => void, leave: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
    event.preventDefault();
    apply();
  }
  if (event.key === 'Escape') leave();
};

function LinkForm({ locale, editor, onDone }: InsertFormProps) {
  const id = useId();
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    const text = href.trim();
    if (!/^(https:\/\/[^\s@]+\.[^\s@]+|\/(?!\/)\S*|#[\w-]+)$/i.test(text)) return setWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href: text }).run();
    onDone();
  };
  return (
    <fieldset className={css.ask} aria-label={words.link[locale]} onKeyDown={createKeyHandler(apply, onDone)}>
      <label htmlFor={id}>{words.address[locale]}</label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: whoever asked for it wants to type.
        autoFocus
        className={form.input}
        value={href}
        inputMode="url"
        spellCheck={false}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => {
          setHref(event.target.value);
          setWrong(false);
          event.stopPropagation();
        }}
      />
      {wrong && (
        <p className={form.error} id={`${id}-wrong`} role="alert">
          {words.badAddress[locale]}
        </p>
      )}
      <div className={css.actions}>
        <button type="button" className={buttonClass('primary')} onClick={apply}>
          {words.apply[locale]}
        </button>
        {editor.isActive('link') && (
          <button
            type="button"
            className={buttonClass('outline')}
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {words.noLink[locale]}
          </button>
        )}
        <button type="button" className={buttonClass('text')} onClick={onDone}>
          {words.cancel[locale]}
        </button>
      </div>
    </fieldset>
  );
}

function PictureForm({ locale, lang, editor, onDone }: InsertFormProps & { lang: Locale }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [alt, setAlt] = useState('');
  const [state, setState] = useState<'asking' | 'sending' | ErrorCode>('asking');
  const apply = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen || alt.trim() === '' || state === 'sending') return;
    setState('sending');
    const sent = await uploadPicture(chosen);
    if (!sent.ok) return setState(sent.code);
    const { key, width, height } = sent.picture;
    const attrs = { src: pictureUrl(key, 960, 'jpg'), alt: alt.trim(), width, height };
    editor.chain().focus().insertContent({ type: 'figure', attrs }).run();
    onDone();
  };
  const failed = state !== 'asking' && state !== 'sending';
  return (
    <fieldset
      className={css.ask}
      aria-label={words.picture[locale]}
      onKeyDown={createKeyHandler(() => void apply(), onDone)}
    >
      <label htmlFor={`${id}file`}>{editorWords.choose[locale]}</label>
      <input
        id={`${id}file`}
        // biome-ignore lint/a11y/noAutofocus: whoever asked for it wants to choose.
        autoFocus
        ref={file}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={() => setState('asking')}
      />
      <label htmlFor={`${id}alt`}>{editorWords.alt[locale]}</label>
      <input
        id={`${id}alt`}
        className={form.input}
        lang={lang}
        value={alt}
        maxLength={200}
        onChange={(event) => setAlt(event.target.value)}
      />
      <p role="status" className={failed ? form.error : form.hint}>
        {state === 'sending' ? editorWords.sending[locale] : failed ? getErrorCodeMessage(state)[locale] : ''}
      </p>
      <div className={css.actions}>
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={alt.trim() === '' || state === 'sending' || undefined}
          onClick={() => void apply()}
        >
          {words.insert[locale]}
        </button>
        <button type="button" className={buttonClass('text')} onClick={onDone}>
          {words.cancel[locale]}
        </button>
      </div>
    </fieldset>
  );
}
