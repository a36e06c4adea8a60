/**
 * Kills the site and its worker at random moments of registering, resetting a password and changing a profile, and
 * looks at what is left: no half-made account, nothing lost that was acknowledged, no letter lost, and a letter sent
 * twice only with the same Message-ID.
 *   npm run bench -- crash/accounts --times 200
 */
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import {
  createIpAddress,
  findEmailFaults,
  openAccountsSite,
  registrationForm,
  waitForEmails,
} from '../harness/accounts-site.ts';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({ times: '200', seed: '5' });
const TIMES = Number(options.times);
const random = createSeededRandom(Number(options.seed));
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));
/** About how long each kind of action takes: hashing is most of it, and a reset answers in steps of a quarter second. */
const LASTS_MS = { register: 160, reset: 500, change: 40 };
const site = await openAccountsSite();
const { rows } = site;

const createUser = (i: number) => ({
  ...registrationForm(`kill${i}@estia.example`, `παλιός-κωδικός-${i}`),
  ...(i % 3 === 0 && {
    agency: { name: `Γραφείο ${i}`, general_commercial_agency_id: String(100_000_000 + i), tax_number: taxNumber(i) },
    plan_id: 1,
    bank_deposit: true,
  }),
});

/** A number whose last digit checks: the agency's must be real. */
function taxNumber(i: number): string {
  const head = String(10_000_000 + i);
  const sum = [...head].reduce((total, digit, at) => total + Number(digit) * 2 ** (8 - at), 0);
  return `${head}${(sum % 11) % 10}`;
}

const acknowledged = { registered: new Set<string>(), changed: new Map<string, string>(), reset: new Set<string>() };

/** Gets everything ready and gives back the action itself, which is what is killed. */
async function prepare(i: number): Promise<() => Promise<void>> {
  const who = createUser(i);
  if (i % 2 === 0 || acknowledged.registered.size < 4)
    return async () => {
      const answer = await site.post('/user/register', who, { from: createIpAddress(i) });
      if (answer?.status === 200) acknowledged.registered.add(who.email);
    };
  const known = [...acknowledged.registered];
  const email = known[Math.floor(random() * known.length)] ?? '';
  const at = Number(/\d+/.exec(email)?.[0]);
  const mails = site.sink.mails.length;
  const requestCode = () => site.post('/user/send-email-password', { email }, { from: createIpAddress(i) });
  if (i % 8 === 3) return async () => void (await requestCode());
  if (i % 8 === 7) {
    await requestCode();
    const mailed = await site.mailedCode(email, mails);
    const fresh = { password: `νέος-κωδικός-${at}`, passwordConfirmation: `νέος-κωδικός-${at}` };
    const reset = { email, oneTimePassword: mailed?.code ?? '00000000', ...fresh };
    return async () => {
      const answer = await site.post('/user/user-reset-password', reset, { from: createIpAddress(i) });
      if (answer?.status === 200) acknowledged.reset.add(email);
    };
  }
  const password = acknowledged.reset.has(email) ? `νέος-κωδικός-${at}` : `παλιός-κωδικός-${at}`;
  const login = await site.post('/user/login', { email, password }, { from: createIpAddress(i) });
  const { token } = JSON.parse(login?.body ?? '{}') as { token?: string };
  return async () => {
    if (!token) return;
    const answer = await site.post('/user/update', { username: `Νέο ${i}`, mobile: `69${10_000_000 + i}` }, { token });
    if (answer?.status === 200) acknowledged.changed.set(email, `Νέο ${i}`);
  };
}

const faults: string[] = [];
try {
  for (let i = 0; i < TIMES; i++) {
    const action = await prepare(i);
    const moving = action();
    await pause(random() * LASTS_MS[i % 2 === 0 ? 'register' : i % 4 === 1 ? 'change' : 'reset']);
    if (i % 5 === 4) await site.crashWorker();
    await site.crash();
    await moving;
    await site.comeBack();
    if (i % 25 === 24) console.log(`${i + 1} kills, ${acknowledged.registered.size} registered`);
  }
  await waitForEmails(site);

  const halves = await rows<{ email: string; role_id: number; what: string }>(`
    select a.email, a.role_id, concat_ws(', ',
      case when a.password_hash is null then 'no password' end,
      case when a.adult_declared_at is null then 'no age' end,
      case when not exists (select from terms_acceptance t where t.account_id = a.id) then 'no terms' end,
      case when not exists (select from email_outbox m where m.account_id = a.id and m.template = 'confirm_email') then 'no letter' end,
      case when a.email_confirmed_at is null and not exists (select from account_code c where c.account_id = a.id and c.purpose = 'confirm_email') then 'no code' end,
      case when a.role_id = 3 and not exists (select from agency g where g.account_id = a.id) then 'no office' end,
      case when a.role_id = 3 and not exists (select from plan_choice p where p.account_id = a.id) then 'no plan' end) as what
    from account a`);
  for (const { email, what } of halves) if (what) faults.push(`${email}: ${what}`);
  const emails = new Set(halves.map((row) => row.email));
  for (const email of acknowledged.registered) if (!emails.has(email)) faults.push(`${email}: acknowledged and lost`);

  for (const [email, name] of acknowledged.changed) {
    const [row] = await rows<{ username: string; mobile: string | null }>(
      'select username, mobile from account where email = $1',
      [email],
    );
    // A later change that was not acknowledged may have won; half of one may not.
    const at = /\d+/.exec(row?.username ?? '')?.[0];
    if (!row?.username.startsWith('Νέο') || row.mobile !== `+3069${10_000_000 + Number(at)}`)
      faults.push(`${email}: changed to ${name}, found ${row?.username} ${row?.mobile}`);
  }
  for (const email of acknowledged.reset) {
    const [row] = await rows<{ letters: string }>(
      `select count(*) letters from email_outbox m join account a on a.id = m.account_id
       where a.email = $1 and template = 'password_changed'`,
      [email],
    );
    if (Number(row?.letters) === 0) faults.push(`${email}: password changed without a letter`);
  }

  const letters = await findEmailFaults(site);
  faults.push(...letters.faults);

  for (const fault of faults) console.log(fault);
  console.log(
    `${TIMES} kills: ${halves.length} accounts (${acknowledged.registered.size} acknowledged), ${acknowledged.changed.size} profiles changed, ${acknowledged.reset.size} passwords reset, ${letters.count} letters of which ${letters.twice} came twice; ${faults.length} faults (bar 0)`,
  );
  const moved = acknowledged.registered.size > 10 && acknowledged.changed.size > 0 && acknowledged.reset.size > 0;
  process.exitCode = faults.length === 0 && (TIMES < 50 || moved) ? 0 : 1;
} finally {
  await site.close();
}
