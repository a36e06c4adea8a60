/** Marks of forms. Not in the sprite: only pages with a form carry them. */
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round' } as const;

export const ErrorIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" {...line} strokeLinejoin="round">
    <path d="M12 4 2.8 20h18.4zM12 10v5m0 2.5v.01" />
  </svg>
);

export const CheckIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" {...line} strokeLinejoin="round">
    <path d="m5 12.5 4.5 4.5L19 7" />
  </svg>
);

export const MailIcon = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" {...line} strokeLinejoin="round">
    <path d="M3.5 6h17v12h-17zm0 1 8.5 6.5L20.5 7" />
  </svg>
);
