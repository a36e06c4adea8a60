/** Forgets people for good, after their days of grace. One transaction a person; files follow from a list it leaves. */
import type { Deps } from '../../deps.ts';
import { noteSecurity } from '../../platform/security-log.ts';
import { forgetInvitationsTo } from '../agencies/index.ts';
import { forgetFavoritesOf } from '../favorites/index.ts';
import { forgetContacts } from '../inbox/index.ts';
import { forgetListingsOf, leaveOffice } from '../listings/index.ts';
import { forgetReportsOf } from '../moderation/index.ts';
import { forgetPhotosOf } from '../photos/index.ts';
import { forgetBankWords, forgetSubscription } from '../subscriptions/index.ts';
import { tell } from './accounts.letters.ts';
import * as q from './erase.queries.ts';

const BATCH = 50;
const FILES = 500;
/** Somebody may have been writing a file of theirs at that moment: for so long it is removed again. */
const WRITING_MS = 3_600_000;

/**
 * By which words a person is known elsewhere. A first name alone would take the words from entries about everybody
 * who has it.
 */
export function knownBy(
  person: { email: string; username: string; mobile: string | null; landline: string | null },
  office?: { tax_number: string | null; gemi: string; phones: string[]; contact_person: string | null },
): string[] {
  const telling = (name: string | null | undefined) =>
    name && (/\s/.test(name.trim()) || name.length >= 8) ? name : null;
  const numbers = [person.mobile, person.landline, ...(office?.phones ?? [])].flatMap((phone) =>
    phone ? [phone, phone.replace(/^\+30/, '')] : [],
  );
  const words = [person.email, telling(person.username), ...numbers];
  if (office) words.push(office.tax_number, office.gemi, telling(office.contact_person));
  return [...new Set(words.filter((word): word is string => !!word))];
}

async function erase(deps: Deps, id: number): Promise<boolean> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const person = await q.holdDue(trx, id, now);
    if (!person) return false;
    const office = await q.officeOf(trx, id);
    const files = [...(await q.exportFilesOf(trx, id)), ...(await forgetPhotosOf(trx, id))];
    if (office?.logo_key) files.push(`photos/${office.logo_key}`);
    await q.forgetFiles(trx, files, now);
    if (office) await leaveOffice(trx, office.id);
    await forgetInvitationsTo(trx, person.email);
    await forgetFavoritesOf(trx, id);
    const gone = await forgetListingsOf(trx, id);
    const whose = { accountId: id, provenEmail: person.email_confirmed_at && person.email };
    await forgetContacts(trx, deps.secrets, whose);
    await forgetReportsOf(trx, deps.secrets, { ...whose, properties: gone.properties });
    const known = knownBy(person, office);
    await q.emptyAudit(trx, { accountId: id, agencyId: office?.id ?? null, known, ...gone });
    await forgetSubscription(trx, id, now);
    await forgetBankWords(trx, id);
    await q.deletePerson(trx, id);
    // To nobody's account: its record holds no name, and its text is emptied when it has gone.
    // A mailbox that nobody proved may be somebody else's.
    if (person.email_confirmed_at !== null) await tell(trx, deps, { ...person, id: null }, 'erased', {});
    return true;
  });
}

/**
 * Everybody who is due, once a run. Killed at any moment, the next run goes on: a person is there whole or gone whole,
 * and the list of files stays. Who cannot be erased holds up nobody else; the job fails when all the others are gone.
 */
export async function eraseAccounts(deps: Deps): Promise<number> {
  const now = deps.clock();
  const failed: unknown[] = [];
  let erased = 0;
  try {
    for (let ids = await q.dueAccounts(deps.db, { now, after: 0, limit: BATCH }); ids.length > 0; ) {
      for (const id of ids) {
        try {
          if (await erase(deps, id)) {
            erased += 1;
            noteSecurity(deps, 'erased', { account: id });
          }
        } catch (error) {
          deps.failures.record({ kind: 'job', name: 'account-erase', error, details: { account: id } });
          failed.push(error);
        }
      }
      ids = await q.dueAccounts(deps.db, { now, after: ids.at(-1) ?? 0, limit: BATCH });
    }
  } finally {
    await removeFiles(deps);
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} accounts could not be erased`);
  return erased;
}

/** A file that cannot be removed stays on the list, and holds up none of the others. */
export async function removeFiles(deps: Deps): Promise<number> {
  const now = deps.clock();
  const written = new Date(now.getTime() - WRITING_MS);
  const failed: unknown[] = [];
  let removed = 0;
  for (let keys = await q.filesToRemove(deps.db, { now, after: '', limit: FILES }); keys.length > 0; ) {
    const gone: string[] = [];
    for (const key of keys) {
      try {
        await deps.files.remove(key);
        gone.push(key);
      } catch (error) {
        deps.failures.record({ kind: 'job', name: 'account-erase', error, details: { step: 'remove file' } });
        failed.push(error);
      }
    }
    await q.filesAreGone(deps.db, gone, written);
    removed += gone.length;
    keys = await q.filesToRemove(deps.db, { now, after: keys.at(-1) ?? '', limit: FILES });
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} files could not be removed`);
  return removed;
}
