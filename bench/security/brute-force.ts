/**
 * 10,000 guesses at one account, of passwords and of mailed codes, from one address, from two hundred and from a new one
 * each time. None may get in, nearly all must be refused unread, and the person whose account it is must still get in.
 *   npm run bench -- security/brute-force --guesses 10000
 */
import { createIpAddress, openAccountsSite, registrationForm } from '../harness/accounts-site.ts';
import { parseOptions } from '../harness/site.ts';

const options = parseOptions({ guesses: '10000' });
const GUESSES = Number(options.guesses);
/** Guesses that are read at all, of either kind: the rest is refused before anything is compared. */
const READ_BAR = 400;
const victim = { email: 'thyma@estia.example', password: 'μόνο-εγώ-τον-ξέρω-8' };
const site = await openAccountsSite();
const fresh = 'άλλος-κωδικός-33';

const guessPassword = (from: string, i: number) =>
  site.post('/user/login', { email: victim.email, password: `μαντεψιά-${i}` }, { from });
const guessCode = (from: string, i: number) =>
  site.post(
    '/user/user-reset-password',
    {
      email: victim.email,
      oneTimePassword: String((i * 7_919) % 100_000_000).padStart(8, '0'),
      password: fresh,
      passwordConfirmation: fresh,
    },
    { from },
  );

try {
  const registered = await site.post('/user/register', registrationForm(victim.email, victim.password), {
    from: '192.0.2.1',
  });
  if (registered?.status !== 200) throw new Error(`Not registered: ${registered?.body}`);
  const device = registered.cookies.filter((cookie) => !/session|XSRF/i.test(cookie)).join('; ');

  let inside = 0;
  let read = 0;
  const tally = new Map<string, number>();
  const begun = performance.now();
  for (let i = 0; i < GUESSES; i++) {
    const third = i % 3;
    const from = third === 0 ? '198.51.100.7' : createIpAddress(third === 1 ? i % 200 : 100_000 + i);
    // Somebody who guesses codes has codes mailed, as often as he may.
    if (i % 500 === 1) await site.post('/user/send-email-password', { email: victim.email }, { from });
    const passwords = i % 2 === 0;
    const answer = await (passwords ? guessPassword : guessCode)(from, i);
    if (!answer) throw new Error('The site went away');
    if (answer.status === 200) inside += 1;
    if (answer.status === 401 || answer.status === 400) read += 1;
    const kind = `${passwords ? 'password' : 'code'} ${answer.status}`;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
  }
  const seconds = (performance.now() - begun) / 1_000;
  console.log(`${[...tally].map(([kind, n]) => `${kind} × ${n}`).join(', ')}; ${seconds.toFixed(0)} s`);

  // The person comes home on the device they always use: by password, and by a mailed code if they forgot it.
  const homeBrowser = { from: '192.0.2.1', cookie: device };
  const byPassword = await site.post('/user/login', victim, homeBrowser);
  const seen = site.sink.mails.length;
  await site.post('/user/send-email-password', { email: victim.email }, homeBrowser);
  const mailed = await site.mailedCode(victim.email, seen);
  const newPassword = { password: fresh, passwordConfirmation: fresh };
  const reset = { email: victim.email, oneTimePassword: mailed?.code ?? '', ...newPassword };
  const byCode = mailed && (await site.post('/user/user-reset-password', reset, homeBrowser));
  const stranger = await site.post('/user/login', { email: victim.email, password: fresh }, { from: '203.0.113.5' });
  console.log(`on a device never seen before, with the right password, at this very moment: ${stranger?.status}`);
  const gotIn = (answer: typeof byPassword) => (answer?.status === 200 ? 'gets in' : `is kept out (${answer?.status})`);
  console.log(
    `${GUESSES} guesses: ${inside} got in (bar 0), ${read} were read (bar ${READ_BAR}), the owner ${gotIn(byPassword)} by password and ${gotIn(byCode)} by mailed code on a known device`,
  );
  process.exitCode = inside === 0 && read <= READ_BAR && byPassword?.status === 200 && byCode?.status === 200 ? 0 : 1;
} finally {
  await site.close();
}
