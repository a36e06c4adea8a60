/** Terms and privacy policy: for everyone to read, for members to accept, for admins to write. */

import * as calls from '@estia/contract/pages/calls';
import type { LegalKind } from '@estia/contract/pages/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Asker, CallServer } from '../../platform/serve.ts';
import * as q from './pages.queries.ts';
import { acceptInForce, announceDraft, saveDraft, startOf } from './pages.service.ts';
import { listedView, namedView, textView, upcomingView } from './pages.view.ts';

const success = { message: 'Success!' } as const;

function memberOf({ viewer }: Asker) {
  if (!viewer) throw new AppError('not_authenticated');
  return viewer;
}

export function legalRoutes({ serve }: CallServer, deps: Deps): void {
  const { db, clock } = deps;

  const inForce = async (kind: LegalKind) => {
    const row = await q.legalText(db, kind, { now: clock() });
    if (!row) throw new Error(`There is no ${kind} in force`);
    return row;
  };

  serve(calls.getLegalText, async ({ params: { kind }, query: { locale, version } }) => {
    const [now, all, retention] = await Promise.all([inForce(kind), q.announcedOf(db, kind), q.retentionRows(db)]);
    const known = version !== undefined && all.some((each) => each.version === version);
    const row =
      version === undefined || version === now.version
        ? now
        : known
          ? await q.legalText(db, kind, { version })
          : undefined;
    if (!row) throw new AppError('not_found');
    return textView(row, { locale, inForce: now.version, all, retention });
  });

  serve(calls.getTermsStatus, async (_, asker) => {
    const { userId } = memberOf(asker);
    const version = await q.termsInForce(db, clock());
    const [accepted, next] = await Promise.all([q.hasAccepted(db, userId, version), q.upcoming(db, clock())]);
    return { in_force: namedView({ version }), accepted, upcoming: next.map(upcomingView) };
  });

  serve(calls.acceptTerms, async ({ body }, asker) => {
    await acceptInForce(deps, memberOf(asker), body);
    return success;
  });

  serve(calls.listLegalVersions, async () => {
    const [rows, terms, privacy, termsDraft, privacyDraft] = await Promise.all([
      q.versionsForAdmin(db),
      inForce('terms'),
      inForce('privacy'),
      q.draftOf(db, 'terms'),
      q.draftOf(db, 'privacy'),
    ]);
    const at = { terms: terms.version, privacy: privacy.version };
    const draft = (kind: LegalKind, row: typeof termsDraft) =>
      row ? [{ kind, saved_at: row.saved_at.toISOString() }] : [];
    return {
      versions: rows.map((row) => listedView(row, at)),
      drafts: [...draft('terms', termsDraft), ...draft('privacy', privacyDraft)],
    };
  });

  serve(calls.getLegalDraft, ({ params: { kind } }) => startOf(deps, kind));

  serve(calls.updateLegalDraft, async (given) => ({ ...success, saved_at: await saveDraft(deps, given) }));

  serve(calls.deleteLegalDraft, async ({ params: { kind } }) => {
    await q.dropDraft(db, kind);
    return success;
  });

  serve(calls.announceLegalVersion, async (given, asker) => ({
    ...success,
    version: await announceDraft(deps, memberOf(asker), given),
  }));
}
