/** A thin line while the next page is on its way, and a word for those who do not see it. */
import type { Locale } from '@estia/contract/pair';
import { loading } from '@estia/contract/site/messages';
import { useNavigation } from 'react-router';
import css from './NavigationProgress.module.css';

export function NavigationProgress({ locale }: { locale: Locale }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={busy ? `${css.bar} ${css.busy}` : css.bar} role="status">
      {busy && <span className="vh">{loading[locale]}</span>}
    </div>
  );
}
