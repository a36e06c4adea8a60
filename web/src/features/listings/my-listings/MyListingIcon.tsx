/** Line icons of own listings, so that public pages do not carry them. Same stroke as `ui/icon/Icon.tsx`. */
import css from './MyListingIcon.module.css';

const iconPaths = {
  views: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  messages: 'M4 5h16v11H9l-5 4z',
  phone_reveals:
    'M6.5 3.5 9.5 4l1 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1 .5 3a2 2 0 0 1-2 2.2A16 16 0 0 1 4.3 5.5a2 2 0 0 1 2.2-2z',
  favorites: 'M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3',
} as const;

export function MyListingIcon({ name, heavy = false }: { name: keyof typeof iconPaths; heavy?: boolean }) {
  return (
    <svg className={heavy ? `${css.icon} ${css.heavy}` : css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
