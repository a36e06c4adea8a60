/** POST-5: /dashboard/properties/edit-new-property?for=sale&property_id=… opens the draft of that ad, the same one every time. */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { stepPath } from '../../features/listings/wizard/steps.ts';
import { notFound, orRaise } from '../../platform/failures.ts';
import { askFrom } from '../../platform/load-context.ts';
import { localeOf, to } from '../../platform/locale.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const id = url.searchParams.get('property_id') ?? '';
  const purpose = url.searchParams.get('for');
  // NAV-8: the bare address says no ad; the list of one's own is where one is chosen.
  if (!id && !purpose) throw redirect(to(localeOf(url.pathname), '/dashboard/properties'), 302);
  if (!/^\d{1,15}$/.test(id) || (purpose !== 'sale' && purpose !== 'rent')) return notFound();
  const body = { for: purpose, property_id: Number(id) } as const;
  const { draft } = await orRaise(askFrom(context)('POST /property/drafts', { body }));
  throw redirect(stepPath(localeOf(url.pathname), draft.draft_id, 'general'), 302);
}

export default function EditProperty() {
  return null;
}
