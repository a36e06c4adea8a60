/**
 * A card world for a laptop: node server/testing/stripe/run-stripe-double.ts PORT WEBHOOK_URL FILE. It remembers itself in
 * the file, so that a site does not wake up with customers nobody knows.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { startStripeDouble } from './stripe-double.ts';

const { STRIPE_API_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = process.env;
const [, , port = '54316', webhook, file = '.local/stripe-double.json'] = process.argv;
const { core } = await startStripeDouble({
  port: Number(port),
  ...(apiKey && { apiKey }),
  ...(webhookSecret && { webhookSecret }),
  ...(webhook && { webhook }),
});
if (existsSync(file)) core.load(readFileSync(file, 'utf8'));

let written = core.save();
const write = (): void => {
  const text = core.save();
  if (text === written) return;
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  written = text;
};
setInterval(write, 1_000);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    write();
    process.exit(0);
  });
