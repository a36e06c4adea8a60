/**
 * The text of an article in one language. It is a plain field with HTML until script has brought the editor; then the
 * editor writes into that same field, so that the form is sent as it always is.
 */
import { articleEditorMessages as words } from '@estia/contract/articles/admin-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldError, FieldHint, FieldLabel, getFieldAttributes, getFieldId } from '../../ui/form/Field.tsx';
import form from '../../ui/form/form.module.css';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import css from './RichTextField.module.css';
import type { Editor } from './rich-text-editor.ts';

type Props = {
  locale: Locale;
  /** Of the text, not of the page. */
  lang: Locale;
  name: string;
  label: string;
  defaultValue: string;
  error?: string | undefined;
};

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

export function RichTextField({ locale, lang, name, label, defaultValue, error }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const typing = useRef(false);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [total, setTotal] = useState<number | null>(null);
  // Counts what happens in the editor, so that its buttons are drawn as they are now.
  const [, setMoves] = useState(0);
  const labelId = useId();
  const hint = words.contentHint[locale];
  const { id, aria } = getFieldAttributes({ name, hint: editor ? undefined : hint, error });

  useEffect(() => {
    let made: Editor | null = null;
    let left = false;
    // Where it does not come, the field stays.
    import('./rich-text-editor.ts').then(
      ({ createEditor: openEditor }) => {
        const { current: area } = field;
        const { current: element } = frame;
        if (left || !area || !element) return;
        made = openEditor({
          element,
          html: area.value,
          attributes: {
            lang,
            'aria-labelledby': labelId,
            class: css.text ?? '',
            id: `${getFieldId(name)}-text`,
            ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${getFieldId(name)}-error` } : {}),
          },
          onChange: (now) => {
            area.value = now.isEmpty ? '' : now.getHTML();
            area.dispatchEvent(new Event('input', { bubbles: true }));
            setTotal(countWords(now.getText({ blockSeparator: '\n' })));
          },
          onMove: () => setMoves((moves) => moves + 1),
        });
        setTotal(countWords(made.getText({ blockSeparator: '\n' })));
        typing.current = document.activeElement === area;
        setEditor(made);
      },
      () => {},
    );
    return () => {
      left = true;
      made?.destroy();
    };
  }, [lang, name, error, labelId]);

  // Whoever already writes in the plain field goes on writing, now in the editor.
  useEffect(() => {
    if (typing.current) editor?.commands.focus('end');
    typing.current = false;
  }, [editor]);

  return (
    <div className={form.field}>
      {editor ? (
        <span className={form.label} id={labelId}>
          {label}
        </span>
      ) : (
        <>
          <FieldLabel locale={locale} name={name} label={label} required />
          <FieldHint name={name}>{hint}</FieldHint>
        </>
      )}
      <div className={css.frame} hidden={!editor}>
        {editor && <EditorToolbar locale={locale} lang={lang} editor={editor} controls={`${getFieldId(name)}-text`} />}
        <div ref={frame} />
        {total !== null && <p className={css.count}>{words.words[locale](total)}</p>}
      </div>
      <TextArea
        {...aria}
        ref={field}
        id={id}
        name={name}
        lang={lang}
        rows={18}
        className={`${form.input} ${css.plain}`}
        defaultValue={defaultValue}
        hidden={editor !== null}
        spellCheck
      />
      <FieldError locale={locale} name={name} error={error} />
    </div>
  );
}
