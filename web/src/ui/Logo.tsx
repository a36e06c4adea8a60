/** The mark: an arch holding a small flame, in one colour, with the name beside it. */
import css from './Logo.module.css';

export function Logo({ href, name, label }: { href: string; name: string; label: string }) {
  return (
    <a className={css.logo} href={href} aria-label={label}>
      <LogoMark />
      {name}
    </a>
  );
}

export function LogoMark() {
  return (
    <svg viewBox="0 0 28 34" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeWidth="2.8" d="M2 34V14a12 12 0 0 1 24 0v20" />
      <path
        fill="currentColor"
        d="M14.2 11.5c.5 3.2 5.3 5.6 5.3 11 0 3.7-2.4 6.5-5.5 6.5s-5.5-2.7-5.5-6.2c0-2.5 1.2-4.2 2.5-5.6.2 1.4.8 2.2 1.6 2.6-.6-3.3 0-6 1.6-8.3z"
      />
    </svg>
  );
}
