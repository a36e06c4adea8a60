import css from './button.module.css';

/**
 * - accent: terracotta, once a page, for what the page exists for
 * - primary: Aegean · outline: a border · text: words only
 */
type ButtonVariant = 'accent' | 'primary' | 'outline' | 'text';

/** The classes of a button, for <button> and <a> alike. */
export const buttonClass = (kind: ButtonVariant, extra?: string): string =>
  extra ? `${css.btn} ${css[kind]} ${extra}` : `${css.btn} ${css[kind]}`;
