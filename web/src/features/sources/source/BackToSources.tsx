/** From a page of one source to the list of all. */
import type { Locale } from '@estia/contract/pair';
import { sourceListMessages } from '@estia/contract/sources/screens/source-screen-messages';
import { pathTo } from '../../../platform/paths/path-to.ts';
import css from './source-page.module.css';

export function BackToSources({ locale }: { locale: Locale }) {
  return (
    <p>
      <a className={css.back} href={pathTo(locale, '/dashboard/properties/external-sources')}>
        {sourceListMessages.title[locale]}
      </a>
    </p>
  );
}
