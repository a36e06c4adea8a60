/** Titles and descriptions: with how long they are, and what in them will not do, shown while one writes. */

import { textCheckMessages } from '@estia/contract/listings/draft/text-check-messages';
import { findTextIssues, type TextIssue } from '@estia/contract/listings/draft/text-checks';
import { wizardMessages as words } from '@estia/contract/listings/draft/wizard-messages';
import { getListingField } from '@estia/contract/listings/fields';
import type { Locale } from '@estia/contract/pair';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { ErrorIcon } from '../../../ui/form/form-icons.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AnswerField, type AnswerFieldProps } from './AnswerField.tsx';
import css from './ListingTextField.module.css';

const groupNotesByKind = (notes: readonly TextIssue[]) =>
  [...new Set(notes.map(({ kind }) => kind))].map((kind) => ({
    kind,
    found: [...new Set(notes.filter((note) => note.kind === kind).map((note) => note.found))].slice(0, 3),
  }));

function TextFeedback({ text, locale }: { text: string; locale: Locale }) {
  const settled = useDeferredValue(text);
  const notes = useMemo(() => groupNotesByKind(findTextIssues(settled)), [settled]);
  return (
    <div role="status">
      {notes.map(({ kind, found }) => (
        <div key={kind} className={kind === 'capitals' ? css.hint : css.refused}>
          {kind === 'capitals' ? <Icon name="info" /> : <ErrorIcon />}
          <p>
            <b>{(kind === 'capitals' ? textCheckMessages.hint : textCheckMessages.refused)[locale]}:</b>{' '}
            {textCheckMessages.why[kind][locale]}
            <span className={css.found}>
              {textCheckMessages.found[locale]}:{' '}
              {found.map((part) => (
                <q key={part}>{part.length > 60 ? `${part.slice(0, 60)}…` : part}</q>
              ))}
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}

export function ListingTextField(props: AnswerFieldProps & { hint: ReactNode }) {
  const { name, locale, draft } = props;
  const field = getListingField(name);
  const text = draft.value(name);
  const max = field.kind === 'text' ? field.max : 0;
  return (
    <div className={css.field}>
      <AnswerField {...props}>
        <p className={css.count}>{words.characterCount[locale](text.length, max)}</p>
      </AnswerField>
      <TextFeedback text={text} locale={locale} />
    </div>
  );
}
