/** An agency in a list: who, where, which number, how many live listings, how soon it answers. */

import { formatReplyTime, agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import { formatCount } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { AdvertiserAvatar } from '../../ui/AdvertiserAvatar.tsx';
import { PropertyIcon } from '../../ui/icon/PropertyIcon.tsx';
import css from './AgencyCard.module.css';
import type { AgencyCardView } from './agency-search-data.ts';

export function AgencyCard({ agency, locale }: { agency: AgencyCardView; locale: Locale }) {
  const tab = agency.forSale === 0 && agency.forRent > 0 ? 'rent' : 'sale';
  return (
    <article className={css.card}>
      <AdvertiserAvatar agencyId={agency.id} name={agency.name} logo={agency.logo} size="large" />
      <div className={css.words}>
        <h2>
          <a href={`${pathTo(locale, '/agency/:agency_id', { agency_id: agency.id })}?for=${tab}`}>{agency.name}</a>
        </h2>
        <p className={css.place}>
          <PropertyIcon name="pin" size={16} />
          {agency.place}
          {agency.sitsHere && <span className={css.here}>{words.sitsHere[locale]}</span>}
        </p>
        <p className={css.gcr}>
          {words.gcr[locale]} <span className="num">{agency.gemi}</span>
        </p>
        <p className={css.meta}>
          <span>
            <b>{formatCount(agency.forSale, locale)}</b> {words.forSale[locale]}
          </span>
          <span>
            <b>{formatCount(agency.forRent, locale)}</b> {words.forRent[locale]}
          </span>
          {agency.replyMinutes !== null && <span>{formatReplyTime[locale](agency.replyMinutes)}</span>}
        </p>
      </div>
    </article>
  );
}
