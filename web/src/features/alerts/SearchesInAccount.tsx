/** For an old link or code whose searches are in an account by now. The dashboard asks for the login first. */
import { searchesInAccountMessages as words } from '@estia/contract/alerts/visitor-messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { FormPage, FormPageActions } from '../../ui/layout/FormPage.tsx';

export function SearchesInAccount({ locale }: { locale: Locale }) {
  return (
    <FormPage title={words.title[locale]} lead={words.text[locale]}>
      <FormPageActions>
        <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/saved-searches')}>
          {words.open[locale]}
        </a>
      </FormPageActions>
    </FormPage>
  );
}
