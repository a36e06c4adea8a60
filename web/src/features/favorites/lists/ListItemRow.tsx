/** A property in a named list: the row of a favourite, with votes, the way to its comments, and the owner's forms. */
import { favoritesPageMessages } from '@estia/contract/favorites/favorites-page-messages';
import { favoriteLimits } from '@estia/contract/favorites/limits';
import { listMessages as words } from '@estia/contract/favorites/list-messages';
import type { ListItem } from '@estia/contract/favorites/list-model';
import type { Locale } from '@estia/contract/pair';
import type { ReactNode } from 'react';
import type { FormError } from '../../../platform/forms.ts';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure } from '../../../ui/Panel.tsx';
import favoriteCss from '../FavoriteRow.module.css';
import { FavoriteRow, goneTitle, RemovedFavorite } from '../FavoriteRow.tsx';
import { PlaceForm } from './ListForms.tsx';
import { listPath } from './ListTabs.tsx';
import css from './lists.module.css';
import { VoteForm } from './VoteForm.tsx';

export const COMPARE_FORM = 'compare-form';

export type ShownItem = { item: ListItem; title: string; facts: string; place: string; href: string };

type Props = {
  locale: Locale;
  formKey: string;
  refusal: FormError | null;
  listId: number;
  shown: ShownItem;
  isOwner: boolean;
  isChosen: boolean;
  targets: readonly { value: string; label: string }[];
};

export function ListItemRow({ locale, formKey, refusal, listId, shown, isOwner, isChosen, targets }: Props) {
  const { item } = shown;
  const title = item.is_active ? shown.title : goneTitle(item, locale);
  const common = { locale, formKey, refusal };
  const actions: ReactNode = (
    <>
      <div className={css.bar}>
        <VoteForm {...common} item={item} title={title} />
        <a className={buttonClass('text')} href={localizePath(locale, `${listPath(listId)}/${item.listing_id}`)}>
          {words.commentsOf[locale](item.comment_count)}
          <span className="vh">: {title}</span>
        </a>
        {item.is_active && (
          <label className={css.compare}>
            <input
              type="checkbox"
              name="listing"
              value={item.listing_id}
              form={COMPARE_FORM}
              defaultChecked={isChosen}
            />
            <span>
              {words.compare[locale]}
              <span className="vh">: {title}</span>
            </span>
          </label>
        )}
      </div>
      {isOwner && <NoteForm {...common} item={item} title={title} />}
      {isOwner && <PlaceForm {...common} listingId={item.listing_id} title={title} targets={targets} />}
    </>
  );
  const remove = isOwner ? (
    <ActionForm
      {...common}
      intent="remove"
      form={`remove-${item.listing_id}`}
      hidden={{ id: item.listing_id }}
      className={favoriteCss.remove}
    >
      <SubmitButton locale={locale} kind="text">
        {words.removeFromList[locale]}
        <span className="vh">: {title}</span>
      </SubmitButton>
    </ActionForm>
  ) : null;
  if (!item.is_active) return <RemovedFavorite locale={locale} listing={item} note={actions} remove={remove} />;
  const { facts, place, href } = shown;
  const listing = { ...item, saved_price: item.saved_price ?? item.price };
  return (
    <FavoriteRow
      locale={locale}
      listing={listing}
      title={title}
      facts={facts}
      place={place}
      href={href}
      note={actions}
      remove={remove}
    />
  );
}

function NoteForm({
  item,
  title,
  ...common
}: Pick<Props, 'locale' | 'formKey' | 'refusal'> & { item: ListItem; title: string }) {
  const { locale, refusal } = common;
  const form = `note-${item.listing_id}`;
  const { field, failed } = createFieldProps(locale, form, refusal);
  return (
    <Disclosure
      quiet
      open={failed}
      summary={
        <>
          {(item.note ? favoritesPageMessages.editNote : favoritesPageMessages.addNote)[locale]}
          <span className="vh">: {title}</span>
        </>
      }
    >
      <ActionForm
        {...common}
        intent="note"
        form={form}
        hidden={{ id: item.listing_id }}
        labels={{ note: favoritesPageMessages.note[locale] }}
        label={favoritesPageMessages.of[locale](favoritesPageMessages.note[locale], title)}
      >
        <Field
          {...field('note', item.note)}
          label={favoritesPageMessages.note[locale]}
          hint={words.noteHint[locale]}
          maxLength={favoriteLimits.note}
          rows={3}
        />
        <div className={grid.actions}>
          <SubmitButton locale={locale}>{favoritesPageMessages.saveNote[locale]}</SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}
