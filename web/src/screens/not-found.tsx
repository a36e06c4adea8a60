/** Every address that nothing answers to. */
import { throwNotFound } from '../platform/failures.ts';

export function loader(): never {
  return throwNotFound();
}

export default function NotFound() {
  return null;
}
