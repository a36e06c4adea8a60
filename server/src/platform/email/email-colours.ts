/** Colours of emails and how text becomes HTML, for everything an email is made of. */
/** Of web/src/styles/tokens.css: the second value is what the dark scheme puts in its place. */
export const colours = {
  page: ['#faf7f1', '#0e1526'],
  surface: ['#ffffff', '#172038'],
  sunken: ['#f3eee4', '#202b48'],
  line: ['#e7e1d6', '#2e3a5a'],
  ink: ['#14213d', '#f4f0e8'],
  quiet: ['#5d667d', '#a3acc2'],
  aegean: ['#1b5faa', '#8abbf2'],
  accent: ['#b94a27', '#f0926e'],
  onAccent: ['#ffffff', '#0e1526'],
} as const;
export type Colour = keyof typeof colours;

export const darkRules = Object.entries(colours)
  .map(([name, [, dark]]) => `.c-${name}{color:${dark}!important}.b-${name}{background:${dark}!important}`)
  .join('');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

export const textColor = (colour: Colour): string => `color:${colours[colour][0]}`;
export const backgroundColor = (colour: Colour): string => `background:${colours[colour][0]}`;
