/** At the login: what was typed before it waits behind it. Known to this tab alone, and so told by script. */
import type { Locale } from '@estia/contract/pair';
import { keptUnsent } from '@estia/contract/site/unsent-messages';
import { useEffect, useState } from 'react';
import { UNSENT } from '../../platform/use-current-path.ts';
import { Done } from '../../ui/form/FlashMessage.tsx';

export function StoredFormNote({ locale, next }: { locale: Locale; next: string | null }) {
  const [isStored, setStored] = useState(false);
  useEffect(() => {
    if (!next?.includes(UNSENT)) return;
    import('../../platform/unsent.ts').then(
      ({ isStoredFor, markStopped }) => {
        const found = isStoredFor(next);
        if (found) markStopped();
        setStored(found);
      },
      () => {},
    );
  }, [next]);
  return isStored && <Done text={keptUnsent[locale]} isCalm />;
}
