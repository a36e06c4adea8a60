/** Who reported: sealed beside the report, and found again by a keyed hash of the email. */
import type { Secrets } from '../../platform/security/secrets.ts';

export type Reporter = { name: string | null; email: string | null };
export const unsealReporter = (secrets: Secrets, sealed: Buffer | null): Reporter =>
  sealed ? (JSON.parse(secrets.open('reporter', sealed)) as Reporter) : { name: null, email: null };

/** By which the reports of an email are found when its owner goes. */
export const hashReporterEmail = (secrets: Secrets, email: string): Buffer =>
  secrets.hash('reporter', `email ${email.toLowerCase()}`);
