/** What admins wrote down about a user for each other. */
import { historyLimits } from '@estia/contract/accounts/user-history';
import { userHistoryMessages as words } from '@estia/contract/accounts/user-history-messages';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { localizePath } from '../../../platform/locale.ts';
import { adminUserPath } from '../../../platform/paths/admin-paths.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import css from './UserNotes.module.css';

type Note = ApiReply<'GET /adminPanel/users/{id}/history'>['notes'][number];
type Props = { locale: Locale; formKey: string; refusal: FormError | null; notes: readonly Note[] };

export function UserNotes({ notes, ...common }: Props) {
  const { locale, refusal } = common;
  const { field } = createFieldProps(locale, 'note', refusal);
  return (
    <Panel id="notes" title={words.notes[locale]} lead={words.notesLead[locale]}>
      {notes.length === 0 && <p>{words.noNotes[locale]}</p>}
      <ul className={css.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p className={css.text}>{note.text}</p>
            <p className={css.by}>
              {note.author ? (
                <a className={css.author} href={localizePath(locale, adminUserPath(note.author.user_id))}>
                  {note.author.username}
                </a>
              ) : (
                words.former[locale]
              )}{' '}
              · <time dateTime={note.created_at}>{formatDateTime(note.created_at, locale)}</time>
            </p>
            {note.is_mine && (
              <ActionForm
                {...common}
                intent="note-delete"
                form={`note-delete-${note.id}`}
                hidden={{ note_id: note.id }}
                className={css.delete}
              >
                <SubmitButton locale={locale} kind="text">
                  {words.deleteNote[locale]}
                </SubmitButton>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      <ActionForm {...common} intent="note" labels={{ text: words.note[locale] }} keepsValues>
        <Field {...field('text')} label={words.note[locale]} rows={3} maxLength={historyLimits.note} required />
        <div>
          <SubmitButton locale={locale} kind="outline">
            {words.addNote[locale]}
          </SubmitButton>
        </div>
      </ActionForm>
    </Panel>
  );
}
