/** On the first page of an agency: its period has begun unpaid, or its subscription has ended, and until when its listings stay up. */

import { formatCents, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { Subscription } from '@estia/contract/subscriptions/model';
import { dueCents } from '@estia/contract/subscriptions/payment-inputs';
import { unpaid as words } from '@estia/contract/subscriptions/subscription-messages';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { Panel } from '../../ui/Panel.tsx';

export function UnpaidNotice({ locale, subscription: s }: { locale: Locale; subscription: Subscription }) {
  if (s.phase !== 'past_due' && s.phase !== 'expired') return null;
  const owed = s.due.reduce((sum, charge) => sum + dueCents(charge), 0);
  const lastDay = formatLongDate(addDays(s.listings_until, -1), locale);
  const text = s.phase === 'expired' ? words.expired[locale] : words.owed[locale](formatCents(owed), lastDay);
  return (
    <Panel id="unpaid" title={words.title[s.phase][locale]}>
      <p>{text}</p>
      <p>
        <a className={buttonClass('accent')} href={pathTo(locale, '/dashboard/user/subscription')}>
          {words.actions[s.phase][locale]}
        </a>
      </p>
    </Panel>
  );
}
