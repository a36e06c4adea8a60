/** Opens the dialog that saves a search, from wherever the link stands. Fetched with the first click. */
import type { Locale } from '@estia/contract/pair';
import { createRoot } from 'react-dom/client';
import { hasSession } from '../../platform/has-session.ts';
import { EDITED_SEARCH_KEY, readFromTab } from '../../platform/tab-storage.ts';
import { SaveSearchDialog } from './SaveSearchDialog.tsx';

export function openSaveDialog(query: string, href: string, locale: Locale): void {
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
  root.render(<SaveSearchDialog query={query} locale={locale} onClose={close} />);
}
