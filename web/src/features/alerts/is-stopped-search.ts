import type { SavedSearch } from '@estia/contract/alerts/model';

/** A link of an email has stopped all that it sent. One that is only listed in an account sends nothing, and goes on. */
export const isStoppedSearch = ({
  by_email,
  by_push,
  frequency,
}: Pick<SavedSearch, 'by_email' | 'by_push' | 'frequency'>): boolean => !by_email && !by_push && frequency !== 'in_app';

export const isRunningSearch = (
  search: Pick<SavedSearch, 'by_email' | 'by_push' | 'frequency' | 'is_paused'>,
): boolean => !search.is_paused && !isStoppedSearch(search);
