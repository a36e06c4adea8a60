/** The provider's pages as a browser sees them: plain forms, so that a real one can walk through them. */
import type { CheckoutSessions, CheckoutStep } from './checkout-sessions.ts';
import { type CheckoutSession, StripeError } from './objects.ts';

export type PageResponse = { status: number; html: string } | { status: 303; location: string };

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = (status: number, title: string, body: string): PageResponse => ({
  status,
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${safe(title)}</title><style>body{font:16px/1.5 sans-serif;max-width:24rem;margin:2rem auto;padding:0 1rem}
label,button{display:block;margin:.75rem 0}input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem}
button{font:inherit;padding:.6rem 1rem}</style><main><h1>${safe(title)}</h1>${body}</main></html>`,
});

const button = (action: string, words: string) => `<button name="act" value="${action}">${words}</button>`;

const titleOf = ({ mode, amount_total }: CheckoutSession): string =>
  mode === 'setup' ? 'Save a card' : `Pay €${((amount_total ?? 0) / 100).toFixed(2)}`;

const cardPage = (session: CheckoutSession, message = ''): PageResponse =>
  page(
    message ? 402 : 200,
    titleOf(session),
    `<p>Stripe double. No real card belongs here.</p>${message ? `<p role="alert">${safe(message)}</p>` : ''}
<form method="post"><label>Card number <input name="number" inputmode="numeric" value="4242 4242 4242 4242"></label>
<label>Expiry (MM/YY) <input name="expiry" value="12/34"></label>
${button('pay', session.mode === 'setup' ? 'Save card' : 'Pay')}${button('cancel', 'Cancel')}</form>`,
  );

const bankPage = (session: CheckoutSession): PageResponse =>
  page(
    200,
    'Your bank asks: is it you?',
    `<p>${safe(titleOf(session))}</p><form method="post">${button('yes', 'Authenticate')}${button('no', 'Fail')}</form>`,
  );

function readExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

export const getReturnUrl = ({ id, success_url }: CheckoutSession): string =>
  success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** `form` is what was posted; null when the page is only opened. */
export function handlePageRequest(sessions: CheckoutSessions, id: string, form: URLSearchParams | null): PageResponse {
  const response = (step: CheckoutStep): PageResponse => {
    const session = sessions.get(id);
    if (step.next === 'done') return { status: 303, location: getReturnUrl(session) };
    return step.next === 'authenticate' ? bankPage(session) : cardPage(session, step.message);
  };
  try {
    const session = sessions.get(id);
    if (session.status === 'complete') return { status: 303, location: getReturnUrl(session) };
    if (session.status === 'expired') return page(410, 'This page has expired', '<p>Nothing was paid.</p>');
    if (!form) return sessions.isAsked(id) ? bankPage(session) : cardPage(session);
    const action = form.get('act');
    if (action === 'cancel') return { status: 303, location: session.cancel_url ?? session.success_url };
    if (action === 'yes' || action === 'no') return response(sessions.authenticate(id, action === 'yes'));
    const number = (form.get('number') ?? '').replaceAll(/\D/g, '');
    const expiry = readExpiry(form.get('expiry') ?? '');
    return response(sessions.submit(id, { number, ...(expiry && { expiry }) }));
  } catch (error) {
    if (error instanceof StripeError) return page(error.status, 'Something is wrong', `<p>${safe(error.message)}</p>`);
    throw error;
  }
}
