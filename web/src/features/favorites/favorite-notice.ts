/** A small note at the bottom of the page, for a while: what a heart has to say. It blocks nothing. */

import { favoriteButtonMessages as words } from '@estia/contract/favorites/favorite-button-messages';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from '../../platform/paths/path-to.ts';
import { toast } from '../../ui/toast/toast.ts';
import css from './favorite-notice.module.css';

const SHOWN_MS = 9_000;
const OFFERED_KEY = 'estia:heart-note';

let box: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function close(): void {
  clearTimeout(timer);
  box?.remove();
  box = null;
}

/** The offer of an account is made once a visit; after that a heart says nothing more of it. */
function wasLoginOffered(): boolean {
  try {
    const before = sessionStorage.getItem(OFFERED_KEY) !== null;
    sessionStorage.setItem(OFFERED_KEY, '1');
    return before;
  } catch {
    return false;
  }
}

/** False where there was nothing new to say. */
export function showFavoriteNotice(
  what: Exclude<keyof typeof words, 'login' | 'close' | 'label'>,
  locale: Locale,
): boolean {
  if (what === 'savedOnDevice' && wasLoginOffered()) return false;
  // What failed stays for a while here and is a toast as well.
  if (what !== 'savedOnDevice') toast('error', words[what][locale]);
  close();
  const note = document.createElement('section');
  note.className = css.note ?? '';
  note.setAttribute('aria-label', words.label[locale]);
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  note.append(text);
  if (what === 'savedOnDevice') {
    const link = document.createElement('a');
    link.href = `${pathTo(locale, '/auth/login')}?next=${encodeURIComponent(location.pathname + location.search)}`;
    link.textContent = words.login[locale];
    note.append(link);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '×';
  button.setAttribute('aria-label', words.close[locale]);
  button.addEventListener('click', close);
  note.append(button);
  document.body.append(note);
  box = note;
  // Into the page first, its words after: so it is read aloud.
  requestAnimationFrame(() => {
    text.textContent = words[what][locale];
  });
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(close, SHOWN_MS);
  };
  const stay = () => clearTimeout(timer);
  note.addEventListener('pointerenter', stay);
  note.addEventListener('focusin', stay);
  note.addEventListener('pointerleave', wait);
  note.addEventListener('focusout', wait);
  wait();
  return true;
}
