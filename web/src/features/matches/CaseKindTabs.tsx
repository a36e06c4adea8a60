/** The two kinds of cases of admins, each with its own list. */
import { exclusiveAdminMessages as words } from '@estia/contract/matches/exclusive-messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { Tabs } from '../../ui/Tabs.tsx';

export const CaseKindTabs = ({ locale, kind }: { locale: Locale; kind: 'disputes' | 'exclusives' }) => (
  <Tabs
    label={words.kinds[locale]}
    pill
    tabs={[
      {
        href: pathTo(locale, '/dashboard/admin/disputes'),
        text: words.disputes[locale],
        current: kind === 'disputes',
      },
      {
        href: pathTo(locale, '/dashboard/admin/disputes/exclusive'),
        text: words.exclusives[locale],
        current: kind === 'exclusives',
      },
    ]}
  />
);
