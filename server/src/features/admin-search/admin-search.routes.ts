/** One search of admins over users, listings, invoices and cases. */
import { searchEverything } from '@estia/contract/admin-search/calls';
import { searchLimits } from '@estia/contract/admin-search/model';
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { listNamedDistricts } from '../listings/index.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { invoicesStatement, listingsStatement, readFound, usersStatement } from './admin-search.queries.ts';
import { foundCaseView, foundInvoiceView, foundListingView, foundUserView } from './admin-search.view.ts';
import { casesStatement } from './found-cases.queries.ts';
import { parseSearchedText } from './search-text.ts';

export function adminSearchRoutes({ serve }: CallServer, { db }: Deps, places: PlaceTreeLoader): void {
  serve(searchEverything, async ({ body: { text } }) => {
    const searched = parseSearchedText(text);
    const tree = await places();
    const address = searched.words.map((ways) => ({ ways, districts: listNamedDistricts(ways, tree) }));
    const [users, listings, invoices, cases] = await Promise.all([
      readFound(db, usersStatement(searched)),
      readFound(db, listingsStatement(searched, address)),
      readFound(db, invoicesStatement(searched)),
      readFound(db, casesStatement(searched)),
    ]);
    const { shown } = searchLimits;
    return {
      users: users.slice(0, shown).map(foundUserView),
      listings: listings.slice(0, shown).map((row) => foundListingView(row, tree)),
      invoices: invoices.slice(0, shown).map(foundInvoiceView),
      cases: cases.map(foundCaseView),
      has_more: { users: users.length > shown, listings: listings.length > shown, invoices: invoices.length > shown },
    };
  });
}
