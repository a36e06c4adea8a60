/**
 * What was typed into a form of the dashboard survives a session that ended meanwhile. The tab remembers a form when it
 * is sent, and sends `form_remembered` with it; the guard of the dashboard then leads to the login, marks the way back
 * with `unsent`, and the page that is opened with that mark fills the form in again, for the same account alone. What
 * no tab remembers, or another account would send, is given back by /auth/unsent instead. Nothing is
 * sent by itself. A form that asks for it is remembered while one types, too, and so survives a reload.
 */
import { secretField } from './forms.ts';
import { UNSENT } from './use-current-path.ts';

const KEY = 'estia:unsent';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Values = [name: string, value: string][];
/** How a form is known again: forms of most pages have a name, the others only where they go and what they ask. */
export type Shape = { path: string; form: string | null; names: string[]; hidden: Values };
/** `stopped`: the login has promised to give it back, so that it comes back without the mark too. */
type Unsent = Shape & { account: number; values: Values; typing?: boolean; stopped?: boolean };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The address to come back to after a login: it tells of nothing that was done before, and whether a form was stopped. */
export function returnPath(url: URL, isForm: boolean): string {
  const search = new URLSearchParams(url.search);
  search.delete('flash');
  search.delete(UNSENT);
  if (isForm) search.set(UNSENT, '1');
  const query = search.toString();
  return query === '' ? url.pathname : `${url.pathname}?${query}`;
}

function tabStore(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

const isTyped = (control: Element): control is Control =>
  control instanceof HTMLTextAreaElement ||
  control instanceof HTMLSelectElement ||
  (control instanceof HTMLInputElement && !['hidden', 'password', 'file', 'submit'].includes(control.type));

/** What is kept of a form, and given back. */
const isStorable = (control: Element): control is Control =>
  isTyped(control) && control.name !== '' && !secretField.test(control.name);

function shapeOf(form: HTMLFormElement): Shape {
  const controls = [...form.elements].filter(
    (each): each is Control => each instanceof HTMLInputElement || isTyped(each),
  );
  const asked = controls.filter(({ name, type }) => name !== '' && type !== 'submit');
  const hidden = asked.filter(({ name, type }) => type === 'hidden' && !secretField.test(name));
  return {
    // By its attribute: a field of that name would stand before the property.
    path: new URL(form.getAttribute('action') ?? '', location.href).pathname,
    form: hidden.find(({ name }) => name === 'form')?.value ?? null,
    names: [...new Set(asked.map(({ name }) => name))].sort(),
    hidden: hidden.map(({ name, value }) => [name, value]),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const isPart = (some: readonly string[], all: readonly string[]): boolean => some.every((name) => all.includes(name));

/** Which of these forms that one was; undefined where none is, or where it could be several. */
export function knownAgain<T extends Shape>(sent: Shape, forms: readonly T[]): T | undefined {
  const alike = forms.filter(({ path, form }) => path === sent.path && form === sent.form);
  if (sent.form !== null) return alike[0];
  const equal = alike.filter(({ names }) => isSame(names, sent.names));
  // A question may have come or gone with what was answered to another.
  const near = alike.filter(({ names }) => isPart(names, sent.names) || isPart(sent.names, names));
  const found = equal.length > 0 ? equal : near;
  return found.length > 1 ? found.find(({ hidden }) => isSame(hidden, sent.hidden)) : found[0];
}

/** Whether it could be stored, and has something that a page can fill in again. */
export function rememberForm(form: HTMLFormElement, account: number, typing = false): boolean {
  if (![...form.elements].some(isStorable)) return false;
  const values: Values = [];
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !secretField.test(name)) values.push([name, value]);
  try {
    const store = tabStore();
    store?.setItem(KEY, JSON.stringify({ account, ...shapeOf(form), values, typing } satisfies Unsent));
    return store !== null;
  } catch {
    // Full or forbidden: the form is sent all the same, and what was remembered before it is no longer the newest.
    forgetForm();
    return false;
  }
}

export function forgetForm(store: Store | null = tabStore()): void {
  try {
    store?.removeItem(KEY);
  } catch {
    // Forbidden: then nothing was stored.
  }
}

/** At the login, which promises it: given back also to who goes back in the browser before logging in. */
export function markStopped(store: Store | null = tabStore()): void {
  const found = readStore(store);
  if (found) store?.setItem(KEY, JSON.stringify({ ...found, stopped: true }));
}

function readStore(store: Store | null): Unsent | null {
  try {
    return JSON.parse(store?.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** What this account sent to this page; what somebody else typed is forgotten. */
export function remembered(account: number, path: string, store: Store | null): Unsent | null {
  const found = readStore(store);
  if (found && found.account !== account) forgetForm(store);
  return found?.account === account && found.path === path ? found : null;
}

/** Whether a page that is gone back to has something typed to give back to whoever typed it. */
export function isStoredFor(next: string, store: Store | null = tabStore()): boolean {
  const { pathname, searchParams } = new URL(next, 'https://estia.invalid');
  const found = readStore(store);
  if (!found?.account || found.path !== pathname || !searchParams.has(UNSENT)) return false;
  return found.values.some(([name, value]) => value !== '' && !found.hidden.some(([hidden]) => hidden === name));
}

/** As typing would set it: React hears the events, and reads the value past its own setter. */
function fill(control: Control, sent: readonly string[]): void {
  if (isChoice(control)) {
    if (control.checked !== sent.includes(control.value)) control.click();
    return;
  }
  const value = sent[0];
  if (value === undefined || control.value === value) return;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set;
  setter?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const isChoice = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** By hand, since the page was drawn: a text that is not empty, a choice that is not the one the page began with. */
const isAnswered = (control: Control, controls: HTMLFormControlsCollection): boolean =>
  isChoice(control)
    ? [...controls].some((each) => isChoice(each) && each.name === control.name && each.checked !== each.defaultChecked)
    : control.value !== '' && (control instanceof HTMLSelectElement || control.value !== control.defaultValue);

/** False where the page has no such form, with something in it that one types or ticks. */
function fillIn(unsent: Unsent, root: ParentNode): boolean {
  const forms = [...root.querySelectorAll('form')]
    .filter((form) => form.method === 'post' && [...form.elements].some(isStorable))
    .map((form) => ({ ...shapeOf(form), controls: form.elements }));
  const known = knownAgain(unsent, forms);
  if (!known) return false;
  for (const control of known.controls) {
    // What is being typed already is newer than what was typed before.
    if (!isStorable(control) || (unsent.typing && isAnswered(control, known.controls))) continue;
    fill(
      control,
      unsent.values.filter(([name]) => name === control.name).map(([, value]) => value),
    );
    for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  }
  return true;
}

/** Fills the form in again, once; true if there was one. */
export function restoreForm(account: number, root: ParentNode = document, store: Store | null = tabStore()): boolean {
  const unsent = remembered(account, location.pathname, store);
  if (!unsent || !fillIn(unsent, root)) return false;
  forgetForm(store);
  return true;
}

/** On a page that no login came before: what was sent is forgotten, what was being typed here stands here again. */
export function restoreTyped(account: number, path: string): void {
  const store = tabStore();
  const found = readStore(store);
  if (!found?.typing && !found?.stopped) forgetForm(store);
  const unsent = remembered(account, path, store);
  if (unsent && fillIn(unsent, document) && unsent.stopped) forgetForm(store);
}
