/**
 * Can a stranger find out who has an account? Asks login and the forgotten password for 400 emails that are known and
 * 400 that are not, in mixed order, and compares statuses, bodies and times. AUC 0.5: nothing can be told from the time.
 *   npm run bench -- security/account-enumeration --people 400
 */
import { createSeededRandom } from '@estia/server/testing/seeded-random';
import { createIpAddress, openAccountsSite } from '../harness/accounts-site.ts';
import { computePercentiles, parseOptions } from '../harness/site.ts';

const options = parseOptions({ people: '400', seed: '3' });
const PEOPLE = Number(options.people);
const BAR = 0.55;
const random = createSeededRandom(Number(options.seed));
const site = await openAccountsSite();

/** The chance that a known email takes longer than an unknown one. */
function auc(known: number[], unknown: number[]): number {
  let wins = 0;
  for (const a of known) for (const b of unknown) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (known.length * unknown.length);
}

try {
  // One hash for all: registering them one by one would take a minute and change nothing of what is asked here.
  await site.post('/user/register', {
    email: 'first@estia.example',
    password: 'ένας-κωδικός-9',
    username: 'Πρώτη',
    terms_accepted: true,
    over_18: true,
  });
  await site.rows(
    `insert into account (role_id, status, email, username, password_hash, email_confirmed_at)
     select 2, 'approved', 'known' || n || '@estia.example', 'Γνωστός', a.password_hash, now()
     from generate_series(1, $1) n, account a where a.email = 'first@estia.example'`,
    [PEOPLE],
  );
  const asked = Array.from({ length: PEOPLE * 2 }, (_, i) => {
    const known = i % 2 === 0;
    return { known, email: `${known ? 'known' : 'nobody'}${Math.floor(i / 2) + 1}@estia.example` };
  })
    .map((one) => ({ one, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ one }) => one);

  let address = 0;
  const worst: { name: string; auc: number; kinds: number }[] = [];
  const ways = {
    login: (email: string) =>
      site.post('/user/login', { email, password: 'λάθος-κωδικός-1' }, { from: createIpAddress(++address) }),
    forgotten: (email: string) =>
      site.post('/user/send-email-password', { email }, { from: createIpAddress(++address) }),
    reset: (email: string) =>
      site.post(
        '/user/user-reset-password',
        { email, oneTimePassword: '12345678', password: 'νέος-κωδικός-77', passwordConfirmation: 'νέος-κωδικός-77' },
        { from: createIpAddress(++address) },
      ),
  };
  for (const [name, probe] of Object.entries(ways)) {
    for (let i = 0; i < 20; i++) await probe(`warm${i}@estia.example`);
    const took = { known: [] as number[], unknown: [] as number[] };
    const answers = { known: new Set<string>(), unknown: new Set<string>() };
    for (const { known, email } of asked) {
      const answer = await probe(email);
      if (!answer) throw new Error('The site went away');
      took[known ? 'known' : 'unknown'].push(answer.ms);
      answers[known ? 'known' : 'unknown'].add(`${answer.status} ${answer.body} ${answer.cookies.length}`);
    }
    const value = auc(took.known, took.unknown);
    const kinds = new Set([...answers.known, ...answers.unknown]).size;
    worst.push({ name, auc: Math.max(value, 1 - value), kinds });
    console.log(
      `${name}: ${kinds} kind of answer (${[...answers.known][0]?.slice(0, 60)}), known p50 ${computePercentiles(took.known).p50} ms, unknown p50 ${computePercentiles(took.unknown).p50} ms, AUC ${value.toFixed(3)}`,
    );
  }
  const summary = worst
    .map(({ name, auc: value, kinds }) => `${name} ${value.toFixed(3)} (${kinds} answer)`)
    .join(', ');
  console.log(
    `${PEOPLE} known and ${PEOPLE} unknown emails, told apart by time with AUC: ${summary} (bar ${BAR}, 1 answer)`,
  );
  process.exitCode = worst.every(({ auc: value, kinds }) => value <= BAR && kinds === 1) ? 0 : 1;
} finally {
  await site.close();
}
