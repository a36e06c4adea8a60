/** Line icons that only the dashboard draws, so public pages do not carry them. Same stroke as `ui/icon/Icon.tsx`. */
import css from './DashboardIcon.module.css';

const iconPaths = {
  chart: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
  house: 'M4 11 12 4l8 7v9H4zM10 20v-6h4v6',
  cards: 'M4 21V8l6-4v17M10 9h10v12M3 21h18M7 9v.01M7 13v.01M7 17v.01M14 13h2M14 17h2',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  heart: 'M12 20.5 4.2 12.7a5 5 0 0 1 7.1-7.1l.7.7.7-.7a5 5 0 0 1 7.1 7.1z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6',
  shield: 'M12 3 5 6v5c0 4.5 2.8 7.9 7 10 4.2-2.1 7-5.5 7-10V6zM9 12l2 2 4-4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h6',
  bank: 'M3 20h18M4 9h16L12 4zM6 9v8m4-8v8m4-8v8m4-8v8M4 17h16',
  people:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM3 19c.7-3 3-5 6-5s5.3 2 6 5M15.5 5.5a3.2 3.2 0 0 1 0 6M17 14.5c2 .6 3.4 2.2 4 4.5',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l8-8M16 7l3 3M13.5 9.5l2 2',
  log: 'M5 4h14v16H5zM9 9h6M9 13h6M9 17h3M8 3v2M12 3v2M16 3v2',
  sliders: 'M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  warn: 'M12 4 2.5 20h19zM12 10v4M12 17v.01',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 3',
  check: 'm5 12 5 5 9-10',
  sync: 'M20 11a8 8 0 0 0-14.3-4L4 9M4 4v5h5M4 13a8 8 0 0 0 14.3 4l1.7-2M20 20v-5h-5',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
} as const;

export type DashboardIconName = keyof typeof iconPaths;

export function DashboardIcon({ name }: { name: DashboardIconName }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
