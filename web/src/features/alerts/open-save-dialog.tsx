/** Opens the dialog that saves a search, from wherever the link stands. Fetched with the first click. */
import { createRoot } from 'react-dom/client';
import { hasSession } from '../../platform/has-session.ts';
import { getLocale } from '../../platform/locale.ts';
import { EDITED_SEARCH_KEY, readFromTab } from '../../platform/tab-storage.ts';
import { SaveSearchDialog } from './SaveSearchDialog.tsx';

/** `href` is that of the page which does the same without script. */
export function openSaveDialog(href: string, about: string | undefined): void {
  const { pathname, search } = new URL(href, location.origin);
  // Whoever came to change the filters of a saved search chooses on the page between that one and a new one.
  const edited = hasSession() ? readFromTab(EDITED_SEARCH_KEY) : null;
  if (edited !== null) {
    location.assign(`${href}&replace=${edited}`);
    return;
  }
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const close = () => {
    root.unmount();
    box.remove();
  };
  root.render(<SaveSearchDialog query={search.slice(1)} about={about} locale={getLocale(pathname)} onClose={close} />);
}
