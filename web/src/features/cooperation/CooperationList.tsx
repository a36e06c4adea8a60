/** SAME-2: proposals and cooperations, each with what the reader may do about it. */

import { cooperationMessages as words } from '@estia/contract/cooperation/messages';
import type { CooperationAction, CooperationState } from '@estia/contract/cooperation/model';
import { formatEuro, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import type { FormError } from '../../platform/forms.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import grid from '../../ui/form/form-grid.module.css';
import { DescriptionList, type DescriptionRow, Disclosure } from '../../ui/Panel.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import css from './CooperationList.module.css';

type Cooperation = ApiReply<'GET /cooperation'>['cooperations'][number];
type Common = { locale: Locale; formKey: string; refusal: FormError | null };

const tones: Readonly<Record<CooperationState, 'good' | 'care' | 'plain' | 'info'>> = {
  proposed: 'info',
  accepted: 'good',
  declined: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
  ended: 'plain',
};

export function CooperationList({ cooperations, ...common }: Common & { cooperations: readonly Cooperation[] }) {
  return (
    <ul className={css.list} aria-label={words.title[common.locale]}>
      {cooperations.map((cooperation) => (
        <CooperationCard key={cooperation.id} cooperation={cooperation} {...common} />
      ))}
    </ul>
  );
}

function listFacts(cooperation: Cooperation, locale: Locale): DescriptionRow[] {
  const { agency, advertiser, my_side: mySide } = cooperation;
  const withGemi = (name: string, gemi: string) => (
    <>
      <span translate="no">{name}</span> · {words.gemi[locale]} <span className="num">{gemi}</span>
    </>
  );
  const you = (side: string) => (mySide === side ? ` (${words.you[locale]})` : '');
  return [
    {
      label: words.advertiser[locale],
      value: (
        <>
          {advertiser.name && advertiser.gcr
            ? withGemi(advertiser.name[locale], advertiser.gcr)
            : words.privateOwner[locale]}
          {you('advertiser')}
        </>
      ),
    },
    {
      label: words.agency[locale],
      value: (
        <>
          {withGemi(agency.name[locale], agency.gcr)}
          {you('agency')}
        </>
      ),
    },
    { label: words.proposedOn[locale], value: formatLongDate(cooperation.proposed_at, locale) },
    ...(cooperation.state === 'proposed'
      ? [{ label: words.answerBy[locale], value: formatLongDate(cooperation.answer_by, locale) }]
      : []),
    ...(cooperation.answered_at && cooperation.state !== 'declined'
      ? [{ label: words.inForceFrom[locale], value: formatLongDate(cooperation.answered_at, locale) }]
      : []),
    ...(cooperation.closed_at
      ? [{ label: words.closedOn[locale], value: formatLongDate(cooperation.closed_at, locale) }]
      : []),
  ];
}

function CooperationCard({ cooperation, ...common }: Common & { cooperation: Cooperation }) {
  const { locale } = common;
  const { listing, message } = cooperation;
  const title = `${listing.title[locale]}, ${listing.district[locale]}`;
  return (
    <li className={css.card}>
      <div className={css.head}>
        <h2 className={css.title}>
          {listing.is_active ? (
            <a
              href={pathTo(locale, '/properties/:for/:property_id', {
                for: `for-${listing.for}`,
                property_id: listing.property_id,
              })}
            >
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <StatusBadge tone={tones[cooperation.state]}>{words.states[cooperation.state][locale]}</StatusBadge>
      </div>
      <p className={css.code}>
        <span className="num">{listing.code}</span>
        {listing.price !== null && ` · ${formatEuro(listing.price)}`}
      </p>
      <DescriptionList rows={listFacts(cooperation, locale)} />
      {message && (
        <blockquote className={css.message}>
          <p className={css.label}>{words.message[locale]}</p>
          <p className={css.text} translate="no">
            {message}
          </p>
        </blockquote>
      )}
      {cooperation.actions.length > 0 && (
        <div className={css.actions}>
          {cooperation.actions.map((action) => (
            <AnswerForm key={action} action={action} cooperation={cooperation} {...common} />
          ))}
        </div>
      )}
    </li>
  );
}

const notes: Partial<Record<CooperationAction, { el: string; en: string }>> = {
  accept: words.acceptNote,
  decline: words.declineNote,
  end: words.endNote,
};

function AnswerForm({
  action,
  cooperation,
  ...common
}: Common & { action: CooperationAction; cooperation: Cooperation }) {
  const { locale, refusal } = common;
  const form = `${action}-${cooperation.id}`;
  const { failed } = createFieldProps(locale, form, refusal);
  const text = words.actions[action][locale];
  const { code } = cooperation.listing;
  return (
    <Disclosure
      quiet={action !== 'accept'}
      open={failed}
      summary={
        <>
          {text}
          <span className="vh">: {code}</span>
        </>
      }
    >
      <ActionForm
        {...common}
        intent={action}
        form={form}
        hidden={{ id: cooperation.id }}
        label={words.about[locale](text, code)}
      >
        {notes[action] && <p className={grid.note}>{notes[action][locale]}</p>}
        <div className={grid.actions}>
          <SubmitButton locale={locale} kind={action === 'accept' ? 'accent' : 'outline'}>
            {text}
          </SubmitButton>
        </div>
      </ActionForm>
    </Disclosure>
  );
}
