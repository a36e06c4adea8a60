/** Line icons of the site, drawn once a page as symbols and used by name. */
import css from './Icon.module.css';

const iconMarkup = {
  search: '<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4"/>',
  down: '<path d="m6 9 6 6 6-6"/>',
  left: '<path d="m15 5-7 7 7 7"/>',
  right: '<path d="m9 5 7 7-7 7"/>',
  go: '<path d="M4 12h16m-6-6 6 6-6 6"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6"/>',
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c3 3 3.5 6 3.5 9S15 18 12 21c-3-3-3.5-6-3.5-9S9 6 12 3z"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  bank: '<path d="M3 20h18M4 9h16L12 4zM6 9v8m4-8v8m4-8v8m4-8v8M4 17h16"/>',
  x: '<path d="m6 6 12 12M18 6 6 18"/>',
  sliders: '<path d="M4 8h10m4 0h2M4 16h2m4 0h10"/><circle cx="16" cy="8" r="2"/><circle cx="8" cy="16" r="2"/>',
  again: '<path d="M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7"/>',
  heart: '<path d="M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z"/>',
  bell: '<path d="M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4"/>',
  hide: '<path d="m4 4 16 16M10 5.3A9.8 9.8 0 0 1 21.5 12a14 14 0 0 1-2.3 3.4M6.4 6.6A13.4 13.4 0 0 0 2.5 12a9.9 9.9 0 0 0 14 5.5"/>',
  compare: '<path d="M12 4v16M5 20h14M4 8h16M4 8l-2 6a3 3 0 0 0 5 0zm16 0-2 6a3 3 0 0 0 4 0z"/>',
  map: '<path d="m3 6 6-2.5 6 2.5 6-2.5V18l-6 2.5L9 18l-6 2.5zM9 3.5V18m6-12v14.5"/>',
  cards: '<path d="M4 4h6.5v7H4zm9.5 0H20v7h-6.5zM4 14h6.5v6H4zm9.5 0H20v6h-6.5z"/>',
  rows: '<path d="M4 5h6v5H4zm0 9h6v5H4zM14 6.5h6m-6 3h4m-4 6h6m-6 3h4"/>',
  table: '<path d="M4 5h16v14H4zm0 5h16M4 14.5h16M10 5v14"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.5v.01"/>',
} as const;

export type IconName = keyof typeof iconMarkup;

const sprite = Object.entries(iconMarkup)
  .map(([name, drawing]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
  .join('');

/** Stands once in the page, before the first icon. */
export function IconSprite() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings above, as one string that costs nothing to render.
  return <svg className={css.sprite} aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />;
}

export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? `${css.icon} ${css.small}` : css.icon} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
