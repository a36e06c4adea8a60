/** Draws toasts into the regions of the page. At most three at once; none goes while one of them is pointed at or has focus. */
import { toastMessages } from '@estia/contract/site/toast-messages';
import css from './toast.module.css';

export type ToastKind = 'success' | 'error' | 'info' | 'warning';

const SHOWN_MS = 2_000;
const MAX_TOASTS = 3;

const marks: Record<ToastKind, string> = {
  success: 'm5 12.5 4.5 4.5L19 7',
  error: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 8v5m0 3v.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5m0-9v.01',
  warning: 'M12 4 2.8 20h18.4zM12 10v5m0 2.5v.01',
};

type VisibleToast = { text: string; box: HTMLElement; timer: ReturnType<typeof setTimeout> | undefined };
let visibleToasts: VisibleToast[] = [];

const isHoveredOrFocused = (): boolean => visibleToasts.some(({ box }) => box.matches(':hover, :focus-within'));
const stopTimers = () => {
  for (const each of visibleToasts) clearTimeout(each.timer);
};
/** All begin their two seconds anew: what was held long enough to be read is not gone the moment it is let go. */
const restartTimers = () => {
  stopTimers();
  if (isHoveredOrFocused()) return;
  for (const each of visibleToasts) each.timer = setTimeout(() => removeToast(each), SHOWN_MS);
};

function removeToast(shown: VisibleToast): void {
  clearTimeout(shown.timer);
  visibleToasts = visibleToasts.filter((each) => each !== shown);
  shown.box.remove();
}

function drawing(kind: ToastKind): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', marks[kind]);
  svg.append(path);
  return svg;
}

export function showToast(kind: ToastKind, text: string): void {
  const regions = document.getElementById('toasts');
  const isUrgent = kind === 'error' || kind === 'warning';
  const region = regions?.querySelector(isUrgent ? '[aria-live]' : '[role=status]');
  if (!regions || !region) return;
  regions.className = css.toasts ?? '';
  // The same word again is the same toast, announced again.
  for (const each of visibleToasts.filter((shown) => shown.text === text)) removeToast(each);
  while (visibleToasts.length >= MAX_TOASTS && visibleToasts[0]) removeToast(visibleToasts[0]);

  const box = document.createElement('div');
  box.className = `${css.toast} ${css[kind]}`;
  const words = document.createElement('p');
  words.textContent = text;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = '×';
  close.setAttribute('aria-label', toastMessages.close[document.documentElement.lang === 'en' ? 'en' : 'el']);
  box.append(drawing(kind), words, close);

  const shown: VisibleToast = { text, box, timer: undefined };
  close.addEventListener('click', () => {
    removeToast(shown);
    restartTimers();
  });
  for (const name of ['pointerenter', 'focusin']) box.addEventListener(name, stopTimers);
  // Where focus goes is known only after it has left.
  for (const name of ['pointerleave', 'focusout']) box.addEventListener(name, () => setTimeout(restartTimers));
  region.append(box);
  visibleToasts.push(shown);
  if (!isHoveredOrFocused()) shown.timer = setTimeout(() => removeToast(shown), SHOWN_MS);
}
