/** The half of early-script.ts that runs once the page lives. */

/** On the document while a session is believed to exist. */
export const SESSION_MARK = 'data-session';
/** On the document while homes are folded by a sheet of the early script. */
export const EARLY_SHEET = 'data-folded';

/** The list has come alive and folds hidden homes itself. */
export function dropEarlySheet(): void {
  const page = document.documentElement;
  if (!page.hasAttribute(EARLY_SHEET)) return;
  page.removeAttribute(EARLY_SHEET);
  document.adoptedStyleSheets = [];
}
