/** Prints a new VAPID_PRIVATE_KEY. */
import { createVapidPrivateKey } from '../platform/push/vapid.ts';

process.stdout.write(`${createVapidPrivateKey()}\n`);
