/** Small line drawings beside facts. They repeat the words next to them, so a screen reader passes them over. */
import css from './PropertyIcon.module.css';

const iconPaths = {
  access: 'M8 21 11 3m5 18L13 3M12 6v2m0 4v2m0 4v2',
  area: 'M4 9V4h5M20 15v5h-5M4 4l6.5 6.5M20 20l-6.5-6.5M15 4h5v5M9 20H4v-5',
  arrow: 'M20 12H4m6-6-6 6 6 6',
  bath: 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM7 12V6.5a2 2 0 0 1 4 0M7 19l-1 2m11-2 1 2',
  bed: 'M3 18v-5h18v5M3 16h18M5 13V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v5M8 13v-2.5h8V13',
  bus: 'M6 4h12a2 2 0 0 1 2 2v10H4V6a2 2 0 0 1 2-2zM4 11h16M7 16v3m10-3v3M7.5 13.5h.1m8.8 0h.1',
  calendar: 'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 10h16M8 3v4m8-4v4',
  camera: 'M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  car: 'M4 16v-3l2-5.5h12L20 13v3zM4 13h16M6 16v2m12-2v2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  compass: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm3.5 5.5-2 5-5 2 2-5z',
  door: 'M6 21V3.5h12V21M3 21h18M14.5 12.5h.1',
  energy: 'M4 13a8 8 0 0 1 16 0M12 13l4-4M4 17h16',
  euro: 'M18 6.5A7 7 0 1 0 18 17.5M4 10.5h9M4 13.5h9',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  fire: 'M12 21a6 6 0 0 0 6-6c0-4-3-6-4.5-11-2.5 2-3 5-2.5 7-1-.3-1.8-1.2-2-2.5C7 10.5 6 12.7 6 15a6 6 0 0 0 6 6z',
  flash: 'M13 3 5 13.5h6L10 21l8.5-11H12z',
  floor: 'M4 20h4v-4h4v-4h4V8h4V4',
  home: 'M4 11 12 4l8 7v9h-5.5v-6h-5v6H4z',
  kitchen: 'M5 20V9h14v11zM5 13h14M8.5 6.5h.1m3.4 0h.1m3.4 0h.1M9 16.5h6M5 9V4h14v5',
  land: 'M3 18c4-5 6-5 9-2s6 2 9-3M3 21h18M8 9V5m0 0c-2 0-3 1-3 2.5S6.5 10 8 10s3-1 3-2.5S10 5 8 5z',
  left: 'm15 5-7 7 7 7',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
  minus: 'M5 12h14',
  out: 'M13 5h6v6m0-6-9 9M17 14v5H5V7h5',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  plan: 'M4 4h16v16H4zM4 12h9M13 4v4m0 4v8',
  plus: 'M12 5v14M5 12h14',
  pool: 'M3 17c1.5 0 1.5 1 3 1s1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1M8 14V6a2 2 0 0 1 4 0m4 8V6a2 2 0 0 1 4 0M8 10h8',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  right: 'm9 5 7 7-7 7',
  ruler: 'M3 9h18v6H3zM7 9v2.5M11 9v3.5M15 9v2.5M19 9v2.5',
  share: 'M12 15V4m-4 4 4-4 4 4M5 12v8h14v-8',
  slope: 'M3 20h18L21 8zM8 20v-2.8m5 2.8v-6',
  sofa: 'M5 11V8a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v3M3 12.5a1.5 1.5 0 0 1 3 0V15h12v-2.5a1.5 1.5 0 0 1 3 0V18H3zM5 18v2m14-2v2',
  stack: 'M5 20V4h9v16M14 10h5v10M3 20h18M8 8h3m-3 4h3m-3 4h3',
  tiles: 'M4 4h16v16H4zM12 4v16M4 12h16',
  tool: 'M14.5 6.5a4 4 0 0 1 5-1l-2.5 2.5 1.5 1.5L21 7a4 4 0 0 1-5.5 5L8 19.5a2 2 0 0 1-3-3L12.5 9a4 4 0 0 1 2-2.5z',
  tree: 'M12 21v-6M12 15c-4 0-6-2-6-4.5S7.5 7 8.5 6.5C9 4.5 10.5 3.5 12 3.5s3 1 3.5 3c1 .5 2.5 1.5 2.5 4S16 15 12 15z',
  wardrobe: 'M5 3.5h14V19H5zM12 3.5V19M10 11h.1m3.8 0h.1M7 19v2m10-2v2',
  window: 'M6 3.5h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM12 3.5v17M5 12h14',
} as const;

export type PropertyIconName = keyof typeof iconPaths;

export function PropertyIcon({ name, size = 20 }: { name: PropertyIconName; size?: 16 | 20 | 24 }) {
  return (
    <svg className={css.glyph} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
