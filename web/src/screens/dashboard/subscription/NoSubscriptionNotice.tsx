/** Who has no subscription of their own, and what they may want to know instead. */
import type { Locale } from '@estia/contract/pair';
import {
  subscriptionPageMessages,
  otherRolesMessages as words,
} from '@estia/contract/subscriptions/subscription-messages';
import type { ReactNode } from 'react';
import { localizePath } from '../../../platform/locale.ts';
import { buttonClass } from '../../../ui/button.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { ListingQuota } from './ListingQuota.tsx';

type Props = { locale: Locale } & (
  | { who: 'individual' | 'admin' | 'waiting' }
  | { who: 'agent'; usage: { used: number; of: number | null } | null }
);

export function NoSubscriptionNotice(props: Props) {
  const { locale } = props;
  const link = (path: string, text: string, kind: 'main' | 'line' = 'main') => (
    <a className={buttonClass(kind)} href={localizePath(locale, path)}>
      {text}
    </a>
  );
  const notes: Record<Props['who'], { title: string; text: string; acts: ReactNode }> = {
    individual: {
      title: words.individualTitle[locale],
      text: words.individualText[locale],
      acts: (
        <>
          {link('/dashboard/properties', words.individualAds[locale])}
          {link('/pricing', words.individualPrices[locale], 'line')}
        </>
      ),
    },
    admin: {
      title: words.adminTitle[locale],
      text: words.adminText[locale],
      acts: link('/dashboard/admin/list-user-subscriptions', words.adminAct[locale]),
    },
    waiting: {
      title: words.waitingTitle[locale],
      text: words.waitingText[locale],
      acts: link('/pricing', words.individualPrices[locale], 'line'),
    },
    agent: {
      title: words.agentTitle[locale],
      text: words.agentText[locale],
      acts: (
        <>
          {props.who === 'agent' && props.usage && <ListingQuota locale={locale} {...props.usage} />}
          {link('/dashboard/properties', words.individualAds[locale])}
        </>
      ),
    },
  };
  const { title, text, acts } = notes[props.who];
  return (
    <>
      <PageHeader title={subscriptionPageMessages.title[locale]} />
      <Notice title={title} text={text}>
        {acts}
      </Notice>
    </>
  );
}
