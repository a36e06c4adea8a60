/** The way back to an unfinished listing, wherever its owner arrives after logging in. */

import { formatM2 } from '@estia/contract/format';
import { draftMessages, ownListingsMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { resume as words } from '@estia/contract/listings/resume-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { callApi } from '../../../platform/api-client.ts';
import { hasSession } from '../../../platform/has-session.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { buttonClass } from '../../../ui/button.ts';
import css from './DraftOffer.module.css';
import { type DraftSummary, getResumePath } from './DraftRow.tsx';
import { MyListingIcon } from './MyListingIcon.tsx';

type Found = { drafts: readonly DraftSummary[]; count: number };

export function DraftOffer({ locale, found }: { locale: Locale; found: Found | null }) {
  const [draft] = found?.drafts ?? [];
  if (!found || !draft) return null;
  const isChange = draft.property_id !== null;
  const what = [
    draft.type?.[locale] ?? (isChange ? draftMessages.change : draftMessages.newListing)[locale],
    draft.area === null ? '' : formatM2(draft.area, locale),
    draft.district?.[locale] ?? '',
    ownListingsMessages[draft.for][locale],
    isChange && draft.type ? draftMessages.change[locale] : '',
  ];
  return (
    <section className={css.offer} aria-label={words.title[locale](found.count)}>
      <MyListingIcon name="edit" />
      <div>
        <h2>{words.title[locale](found.count)}</h2>
        <p>{what.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={css.actions}>
        <a className={buttonClass('primary')} href={getResumePath(draft, locale)}>
          {(isChange ? words.finishChanges : words.finishListing)[locale]}
        </a>
        {found.count > 1 && (
          <a className={buttonClass('outline')} href={`${pathTo(locale, '/dashboard/properties')}?state=drafts`}>
            {words.all[locale]}
          </a>
        )}
      </p>
    </section>
  );
}

/** On a public page, which is the same for everybody: asked for by whoever is logged in. */
export function LaterDraftOffer({ locale }: { locale: Locale }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    // The page stands without it.
    if (hasSession())
      callApi('GET /property/drafts', { query: { limit: 1, is_written: 'true' } }).then(setFound, () => {});
  }, []);
  return <DraftOffer locale={locale} found={found} />;
}
