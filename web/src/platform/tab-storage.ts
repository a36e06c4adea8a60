/** What this tab keeps of a person beyond a page is not for whoever logs in next. */
export const VALUATION_KEY = 'estia:valuation';

export function forgetPerson(): void {
  try {
    sessionStorage.removeItem(VALUATION_KEY);
  } catch {
    // Forbidden: nothing was kept either.
  }
}
