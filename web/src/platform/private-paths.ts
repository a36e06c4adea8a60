/** Which addresses are private: rendered with the rights of whoever has them open, in no cache, taking forms. */
import { stripLocale } from './locale.ts';

const PRIVATE_PATH =
  /^\/(auth|dashboard|contact|alerts|lists|valuation\/(result|report)|feed-validator\/result)(\/|$)/i;
const DASHBOARD_PATH = /^\/dashboard(\/|$)/i;

function isPathOf(kind: RegExp, pathname: string): boolean {
  try {
    return kind.test(stripLocale(decodeURIComponent(pathname).replace(/(\/_)?\.data$/, '')));
  } catch {
    return false;
  }
}

/**
 * Also of the data the browser fetches for a page (`/dashboard.data`). What is not recognised here is public: it is
 * rendered for a visitor and takes no form, so a strange spelling of a private address can only show less.
 */
export const isPrivatePath = (pathname: string): boolean => isPathOf(PRIVATE_PATH, pathname);
export const isDashboardPath = (pathname: string): boolean => isPathOf(DASHBOARD_PATH, pathname);

const isPrivateDocument = typeof location !== 'undefined' && isPrivatePath(location.pathname);

/** Whether this document can go there by itself: one that began as a public page knows no private route (public-routes.ts). */
export const canNavigateTo = (pathname: string): boolean => isPrivateDocument || !isPrivatePath(pathname);
