/** Forms that favourites and lists have in common: a new list, another list for a property, an answer to an invitation. */
import { listLimits } from '@estia/contract/favorites/limits';
import { listMessages as words } from '@estia/contract/favorites/list-messages';
import type { FavoriteList, ReceivedInvitation } from '@estia/contract/favorites/list-model';
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { FormError } from '../../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Checkbox, Select } from '../../../ui/form/ChoiceFields.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Disclosure, Panel } from '../../../ui/Panel.tsx';
import rows from '../../../ui/row-list.module.css';

type Common = { locale: Locale; formKey: string; refusal: FormError | null };

export function NewListForm(common: Common) {
  const { locale, refusal } = common;
  const { field, failed } = createFieldProps(locale, 'create', refusal);
  return (
    <Disclosure open={failed} summary={words.newList[locale]}>
      <ActionForm {...common} intent="create" labels={{ name: words.name[locale] }} label={words.newList[locale]}>
        <Field {...field('name')} label={words.name[locale]} required maxLength={listLimits.name} autoComplete="off" />
        <div className={grid.actions}>
          <SubmitButton locale={locale}>{words.create[locale]}</SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}

type PlaceProps = Common & {
  listingId: number;
  title: string;
  /** Own lists that do not have it, and the favourites where they are not where it is. */
  targets: readonly { value: string; label: string }[];
};

export function PlaceForm({ listingId, title, targets, ...common }: PlaceProps) {
  const { locale, refusal } = common;
  const form = `place-${listingId}`;
  const { field, check, failed } = createFieldProps(locale, form, refusal);
  return (
    <Disclosure
      quiet
      open={failed}
      summary={
        <>
          {words.addToList[locale]}
          <span className="vh">: {title}</span>
        </>
      }
    >
      {targets.length === 0 ? (
        <p>{words.noOtherList[locale]}</p>
      ) : (
        <ActionForm
          {...common}
          intent="place"
          form={form}
          hidden={{ id: listingId }}
          labels={{ to: words.targetList[locale] }}
          label={`${words.addToList[locale]}: ${title}`}
        >
          <Select
            {...field('to')}
            label={words.targetList[locale]}
            empty={words.chooseList[locale]}
            options={targets}
            required
          />
          <Checkbox {...check('move', false)} label={words.move[locale]} isConditional />
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.place[locale]}</SubmitButton>
          </div>
        </ActionForm>
      )}
    </Disclosure>
  );
}

type ListWithHeld = FavoriteList & { holds: readonly number[] };

export const listTargets = (
  lists: readonly ListWithHeld[],
  listingId: number,
  current: number | 'favorites',
  locale: Locale,
) => [
  ...(current === 'favorites' ? [] : [{ value: 'favorites', label: words.favorites[locale] }]),
  ...lists
    .filter((list) => list.owner_name === null && list.list_id !== current && !list.holds.includes(listingId))
    .map((list) => ({ value: String(list.list_id), label: list.name })),
];

export function ReceivedInvitations({
  invitations,
  ...common
}: Common & { invitations: readonly ReceivedInvitation[] }) {
  const { locale } = common;
  if (invitations.length === 0) return null;
  return (
    <Panel id="invitations" title={words.invitations[locale]} flush>
      <ul>
        {invitations.map(({ invitation_id, list_name, invited_by, expires_at }) => (
          <li key={invitation_id} className={rows.row}>
            <div className={rows.what}>
              <p className={rows.name}>{words.invitedTo[locale](invited_by, list_name)}</p>
              <p className={rows.small}>{words.invitedUntil[locale](formatLongDate(expires_at, locale))}</p>
            </div>
            <div className={rows.actions}>
              {(['accept', 'decline'] as const).map((answer) => (
                <ActionForm
                  key={answer}
                  {...common}
                  intent={answer}
                  form={`${answer}-${invitation_id}`}
                  hidden={{ id: invitation_id }}
                  className=""
                >
                  <SubmitButton locale={locale} kind={answer === 'accept' ? 'primary' : 'outline'}>
                    {words[answer][locale]}
                    <span className="vh">: {list_name}</span>
                  </SubmitButton>
                </ActionForm>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
