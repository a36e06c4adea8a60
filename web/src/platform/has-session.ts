/**
 * In the browser: may somebody be logged in? The cookie is set with every session and readable; without it there is
 * nobody and nothing needs asking. Apart from `ask`, which pages that only look need not load.
 */
export const hasSession = (): boolean => document.cookie.includes('XSRF-TOKEN=');
