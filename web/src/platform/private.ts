/** Which addresses are private: rendered with the rights of whoever has them open, kept by no cache, taking forms. */
import { bare } from './locale.ts';

const ROOMS = /^\/(auth|dashboard)(\/|$)/i;

/**
 * Also of the data the browser fetches for a page (`/dashboard.data`). What is not recognised here is public: it is
 * rendered for a visitor and takes no form, so a strange spelling of a private address can only show less.
 */
export function isPrivate(pathname: string): boolean {
  try {
    return ROOMS.test(bare(decodeURIComponent(pathname).replace(/(\/_)?\.data$/, '')));
  } catch {
    return false;
  }
}
