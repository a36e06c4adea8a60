/** The way back: to the very list the reader came from, or to the listings of the same area. */

import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isOneStepBack, lastResults } from '../../features/search/last-results.ts';
import { localizePath } from '../../platform/locale.ts';
import { PropertyIcon } from '../../ui/icon/PropertyIcon.tsx';

type Props = { locale: Locale; className: string | undefined /** Bare. */; areaPath: string };

export function BackToResults({ locale, className, areaPath }: Props) {
  const navigate = useNavigate();
  // The served page does not know where its reader comes from.
  const [href, setHref] = useState(localizePath(locale, areaPath));
  useEffect(() => setHref(lastResults()?.path ?? localizePath(locale, areaPath)), [locale, areaPath]);
  const onClick = (event: MouseEvent) => {
    const results = lastResults();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !results || !isOneStepBack(results)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <a className={className} href={href} onClick={onClick}>
      <PropertyIcon name="arrow" />
      {words.back[locale]}
    </a>
  );
}
