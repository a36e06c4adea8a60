/** How many people wait for a home where an agency works, by purpose. */
import { demandMessages as words } from '@estia/contract/alerts/demand-messages';
import type { Locale } from '@estia/contract/pair';
import { DescriptionList, Panel } from '../../ui/Panel.tsx';

type Props = { locale: Locale; demand: { sale: number | null; rent: number | null } };

export function AreaDemand({ locale, demand }: Props) {
  const rows = (['sale', 'rent'] as const).flatMap((purpose) => {
    const people = demand[purpose];
    return people === null ? [] : [{ label: words[purpose][locale], value: words.people[locale](people) }];
  });
  if (rows.length === 0) return null;
  return (
    <Panel id="demand" title={words.title[locale]} lead={words.titleLead[locale]}>
      <DescriptionList rows={rows} />
    </Panel>
  );
}
