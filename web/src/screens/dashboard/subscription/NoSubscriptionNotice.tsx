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
  const link = (path: string, text: string, kind: 'primary' | 'outline' = 'primary') => (
    <a className={buttonClass(kind)} href={localizePath(locale, path)}>
      {text}
    </a>
  );
  const notes: Record<Props['who'], { title: string; text: string; actions: ReactNode }> = {
    individual: {
      title: words.individualTitle[locale],
      text: words.individualText[locale],
      actions: (
        <>
          {link('/dashboard/properties', words.individualListings[locale])}
          {link('/pricing', words.individualPrices[locale], 'outline')}
        </>
      ),
    },
    admin: {
      title: words.adminTitle[locale],
      text: words.adminText[locale],
      actions: link('/dashboard/admin/list-user-subscriptions', words.adminSubscriptions[locale]),
    },
    waiting: {
      title: words.waitingTitle[locale],
      text: words.waitingText[locale],
      actions: link('/pricing', words.individualPrices[locale], 'outline'),
    },
    agent: {
      title: words.agentTitle[locale],
      text: words.agentText[locale],
      actions: (
        <>
          {props.who === 'agent' && props.usage && <ListingQuota locale={locale} {...props.usage} />}
          {link('/dashboard/properties', words.individualListings[locale])}
        </>
      ),
    },
  };
  const { title, text, actions } = notes[props.who];
  return (
    <>
      <PageHeader title={subscriptionPageMessages.title[locale]} />
      <Notice title={title} text={text}>
        {actions}
      </Notice>
    </>
  );
}
