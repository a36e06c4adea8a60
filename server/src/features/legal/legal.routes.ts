/** Terms and privacy policy: for everyone to read, for members to accept, for admins to write. */

import * as calls from '@estia/contract/pages/calls';
import type { LegalKind } from '@estia/contract/pages/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import * as q from './legal.queries.ts';
import { acceptCurrentTerms, announceDraft, getEditableLegalText, saveDraft } from './legal.service.ts';
import { legalTextView, legalVersionView, listedVersionView, upcomingVersionView } from './legal.view.ts';

const success = { message: 'Success!' } as const;

export function legalRoutes({ serve }: CallServer, deps: Deps): void {
  const { db, clock } = deps;

  const inForce = async (kind: LegalKind) => {
    const row = await q.findLegalText(db, kind, { now: clock() });
    if (!row) throw new Error(`There is no ${kind} in force`);
    return row;
  };

  serve(calls.getLegalText, async ({ params: { kind }, query: { locale, version } }) => {
    const [now, all, retention] = await Promise.all([
      inForce(kind),
      q.listAnnouncedVersions(db, kind),
      q.listRetentionPeriods(db),
    ]);
    const known = version !== undefined && all.some((each) => each.version === version);
    const row =
      version === undefined || version === now.version
        ? now
        : known
          ? await q.findLegalText(db, kind, { version })
          : undefined;
    if (!row) throw new AppError('not_found');
    return legalTextView(row, { locale, inForce: now.version, all, retention });
  });

  serve(calls.getTermsStatus, async (_, { viewer }) => {
    const { userId } = viewer;
    const version = await q.getTermsVersionInForce(db, clock());
    const [accepted, next] = await Promise.all([
      q.hasAcceptedTerms(db, userId, version),
      q.listUpcomingVersions(db, clock()),
    ]);
    return { in_force: legalVersionView({ version }), is_accepted: accepted, upcoming: next.map(upcomingVersionView) };
  });

  serve(calls.acceptTerms, async ({ body }, { viewer }) => {
    await acceptCurrentTerms(deps, viewer, body);
    return success;
  });

  serve(calls.listLegalVersions, async () => {
    const [rows, terms, privacy, termsDraft, privacyDraft] = await Promise.all([
      q.listVersionsForAdmin(db),
      inForce('terms'),
      inForce('privacy'),
      q.findLegalDraft(db, 'terms'),
      q.findLegalDraft(db, 'privacy'),
    ]);
    const at = { terms: terms.version, privacy: privacy.version };
    const draft = (kind: LegalKind, row: typeof termsDraft) =>
      row ? [{ kind, saved_at: row.saved_at.toISOString() }] : [];
    return {
      versions: rows.map((row) => listedVersionView(row, at)),
      drafts: [...draft('terms', termsDraft), ...draft('privacy', privacyDraft)],
    };
  });

  serve(calls.getLegalDraft, ({ params: { kind } }) => getEditableLegalText(deps, kind));

  serve(calls.updateLegalDraft, async (given) => ({ ...success, saved_at: await saveDraft(deps, given) }));

  serve(calls.deleteLegalDraft, async ({ params: { kind } }) => {
    await q.deleteLegalDraft(db, kind);
    return success;
  });

  serve(calls.announceLegalVersion, async (given, { viewer }) => ({
    ...success,
    version: await announceDraft(deps, viewer, given),
  }));
}
