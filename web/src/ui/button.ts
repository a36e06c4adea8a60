import css from './button.module.css';

/**
 * - act: terracotta, once a page, for the act the page exists for
 * - main: Aegean · line: outlined · quiet: words only
 */
type ButtonVariant = 'act' | 'main' | 'line' | 'quiet';

/** The classes of a button, for <button> and <a> alike. */
export const buttonClass = (kind: ButtonVariant, extra?: string): string =>
  extra ? `${css.btn} ${css[kind]} ${extra}` : `${css.btn} ${css[kind]}`;
