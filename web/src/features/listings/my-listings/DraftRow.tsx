/** A listing that is being written: where it was left, and the way back to it. */

import { formatEuro, formatM2 } from '@estia/contract/format';
import {
  draftMessages,
  stepNames,
  ownListingsMessages as words,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import home from '../../../ui/listing-row.module.css';
import { Picture } from '../../../ui/Picture.tsx';
import { formatAge } from '../card/listing-age.ts';
import menu from './ListingActions.module.css';
import type { ActionFormProps } from './ListingActions.tsx';
import css from './MyListingRow.module.css';

export type DraftSummary = ApiReply<'GET /property/drafts'>['drafts'][number];

export const getResumePath = (draft: DraftSummary, locale: Locale): string =>
  draft.property_id === null
    ? `${pathTo(locale, '/dashboard/properties/new-property')}?draft=${draft.draft_id}`
    : `${pathTo(locale, '/dashboard/properties/edit-new-property')}?for=${draft.for}&property_id=${draft.property_id}`;

export function DraftRow({ draft, now, ...common }: ActionFormProps & { draft: DraftSummary; now: number }) {
  const { locale } = common;
  const bare = (draft.property_id === null ? draftMessages.newListing : draftMessages.change)[locale];
  const title = [draft.type?.[locale] ?? bare, draft.area === null ? '' : formatM2(draft.area, locale)]
    .filter(Boolean)
    .join(' ');
  const form = `drop-${draft.draft_id}`;
  return (
    <article className={css.row}>
      <div className={css.photo}>
        <Picture picture={draft.photo} sizes="(max-width: 700px) 96px, 128px" alt="" />
      </div>
      <div className={css.what}>
        <h2 className={home.title}>
          <a href={getResumePath(draft, locale)}>{title}</a>
        </h2>
        <p className={home.place}>
          {[
            draft.district?.[locale],
            words[draft.for][locale],
            draft.property_id === null ? '' : draftMessages.change[locale],
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={css.figures}>
          {draft.source ? (
            <span>
              {draftMessages.fromSource[locale]} <span translate="no">{draft.source.name}</span> ·{' '}
              <span translate="no">{draft.source.reference}</span>
            </span>
          ) : (
            <span>{draftMessages.stopped[locale](stepNames[draft.step][locale])}</span>
          )}
          <span className={css.age}>{words.updated[locale](formatAge(draft.updated_at, now, locale))}</span>
        </p>
        {draft.missing.length > 0 && (
          <p className={css.missing}>
            {draftMessages.missing[locale]}: <b>{draft.missing.map(({ name }) => name[locale]).join(', ')}</b>
          </p>
        )}
      </div>
      <div className={css.money}>{draft.price !== null && <p className={home.price}>{formatEuro(draft.price)}</p>}</div>
      <div className={css.actions}>
        <a className={buttonClass('outline', css.edit)} href={getResumePath(draft, locale)}>
          {(draft.property_id === null ? draftMessages.resume : draftMessages.resumeChange)[locale]}
          <span className="vh">: {title}</span>
        </a>
        <details className={menu.menu} name="ad-acts" open={common.refusal?.values.form === form}>
          <summary
            className={`${menu.dots} ${css.drop}`}
            aria-label={words.ofListing[locale](draftMessages.drop[locale], title)}
          >
            <span aria-hidden="true">×</span>
          </summary>
          <div className={menu.panel}>
            <ActionForm {...common} intent="drop" form={form} hidden={{ id: draft.draft_id }} className={menu.sureForm}>
              <p>{draftMessages.deleteWarning[locale]}</p>
              <SubmitButton locale={locale} kind="outline">
                {draftMessages.dropYes[locale]}
              </SubmitButton>
            </ActionForm>
          </div>
        </details>
      </div>
    </article>
  );
}
