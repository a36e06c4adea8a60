/** Favourites in the dashboard. Until they live on the server these are the browser's own, with the same pieces as /saved. */
import { favoritesPage as words } from '@estia/contract/accounts/dashboard-messages';
import { savedPage } from '@estia/contract/favorites/saved-messages';
import { PageHead } from '../../features/accounts/Panel.tsx';
import { CompareTray } from '../../features/favorites/CompareTray.tsx';
import { privateHead } from '../../platform/door.ts';
import { useLocale } from '../../platform/locale.ts';
import { SavedHomes } from '../saved/SavedHomes.tsx';
import { SeenSetting } from '../saved/SeenSetting.tsx';
import saved from '../saved.module.css';

export const meta = privateHead(words.title);

export default function Favorites() {
  const locale = useLocale();
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]} />
      <noscript>
        <p>{savedPage.needsScript[locale]}</p>
      </noscript>
      <SavedHomes list="favorites" locale={locale} />
      <SavedHomes list="hidden" locale={locale} />
      <SeenSetting locale={locale} />
      <div className={saved.bottom}>
        <CompareTray locale={locale} />
      </div>
    </>
  );
}
