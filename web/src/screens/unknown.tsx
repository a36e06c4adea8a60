/** Every address that nothing answers to. */
import { notFound } from '../platform/failures.ts';

export function loader(): never {
  return notFound();
}

export default function Unknown() {
  return null;
}
