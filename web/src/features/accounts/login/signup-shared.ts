/**
 * What the two forms of registration both ask, on its way from one tab to the other: in this browser tab alone, read once
 * and then gone. Never a password. Without script the other form begins empty.
 */
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { FormValues } from '../../../platform/forms.ts';

const KEY = 'estia:signup';
const shared = ['username', 'email', 'mobile', 'terms_accepted', 'over_18', 'mail_news'] as const;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function tabStore(): Store | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export function storeShared(values: FormValues, store: Store | null = tabStore()): void {
  const stored = Object.fromEntries(shared.filter((name) => values[name]).map((name) => [name, values[name]]));
  try {
    store?.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Full or forbidden: the other form begins empty.
  }
}

export function takeShared(store: Store | null = tabStore()): FormValues {
  try {
    const text = store?.getItem(KEY) ?? '{}';
    store?.removeItem(KEY);
    const stored: Record<string, unknown> = JSON.parse(text);
    const known = shared.map((name) => [name, stored[name]] as const);
    return Object.fromEntries(
      known.filter((entry): entry is [(typeof shared)[number], string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** What the page has already, a form that the server refused for one, is not written over. */
function fill(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'checkbox') control.checked = true;
    else if (control.value === '') control.value = value;
  }
}

const formBeside = ({ current }: RefObject<HTMLElement | null>): HTMLFormElement | null =>
  current?.parentElement?.querySelector('form') ?? null;

/** For the links between the two: they stand beside the form. */
export function useSharedFields(professional: boolean) {
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind is another form.
  useEffect(() => {
    const form = formBeside(tabs);
    if (form) fill(form, takeShared());
  }, [professional]);
  const onClick = (event: MouseEvent) => {
    // Opened elsewhere, this form stays as it is.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const form = formBeside(tabs);
    if (form) storeShared(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])));
  };
  return { tabs, onClick };
}
