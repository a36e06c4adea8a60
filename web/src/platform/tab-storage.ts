/** What this tab stores of a person beyond a page is not for whoever logs in next. */
export const VALUATION_KEY = 'estia:valuation';
/** The code that opens a visitor's conversation: a page opened again opens it again. */
export const CONVERSATION_KEY = 'estia:conversation';
/** What a visitor has typed there and not sent. */
export const REPLY_KEY = 'estia:reply';

/** Whoever logs in may be somebody else than the visitor who wrote in this tab. */
export function forgetVisitor(): void {
  removeFromTab(CONVERSATION_KEY);
  removeFromTab(REPLY_KEY);
}

/** The saved search whose filters are being changed, by its id. */
export const EDITED_SEARCH_KEY = 'estia:edited-search';

export function clearTabStorage(): void {
  removeFromTab(VALUATION_KEY);
  forgetVisitor();
  removeFromTab(EDITED_SEARCH_KEY);
}

export function storeInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Forbidden: the page does without.
  }
}

export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden: nothing was stored either.
  }
}
