/** ROLE-5: proving that a mailbox is theirs makes an individual approved. */
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Asker } from '../../platform/serve.ts';
import { takeTurn, takeTurnFrom } from '../../platform/throttle.ts';
import { attachContacts } from '../inbox/index.ts';
import { holdAccount, noteProven } from './accounts.queries.ts';
import { takeLongCode } from './codes.queries.ts';
import { callerOf } from './login.caller.ts';
import { askToConfirm, giveBackMailbox, takeLetter } from './register.service.ts';

const TRIES = { hits: 30, seconds: 15 * 60 };
const LETTERS = { hits: 5, seconds: 60 * 60 };

/** Needs no session: the letter may be opened on another device than the one that registered. */
export async function confirmEmail(deps: Deps, code: string, { request }: Asker): Promise<void> {
  const { db, secrets, clock } = deps;
  await takeTurnFrom(db, 'confirm', callerOf(deps, request).address, TRIES, clock());
  await db.transaction().execute(async (trx) => {
    const accountId = await takeLongCode(trx, { secrets, now: clock(), purpose: 'confirm_email', code });
    if (accountId === null) throw new AppError('wrong_code', { code: 'wrong_code' });
    await noteProven(trx, accountId, clock());
    const account = await holdAccount(trx, accountId);
    if (!account) return;
    await giveBackMailbox(trx, deps, account);
    await attachContacts(trx, deps, { accountId, email: account.email });
  });
}

/** Says "sent" also to who has confirmed meanwhile on another device: there is nothing left to do for them. */
export async function resendConfirmation(deps: Deps, { viewer }: Asker): Promise<void> {
  if (!viewer) throw new AppError('not_authenticated');
  await takeTurn(deps.db, `resend ${viewer.userId}`, LETTERS, deps.clock());
  await deps.db.transaction().execute(async (trx) => {
    const user = await holdAccount(trx, viewer.userId);
    if (!user || user.email_confirmed_at !== null) return;
    await takeLetter(trx, deps, user.email);
    await askToConfirm(trx, deps, user);
  });
}
