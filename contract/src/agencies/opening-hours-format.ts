/** Opening hours in words: neighbouring days that are alike are written together. No schema comes with it. */
import { type Locale, pair } from '../pair.ts';

export const openingHoursMessages = {
  title: pair('Ωράριο', 'Opening hours'),
  closed: pair('κλειστό', 'closed'),
  days: [
    pair('Δευτέρα', 'Monday'),
    pair('Τρίτη', 'Tuesday'),
    pair('Τετάρτη', 'Wednesday'),
    pair('Πέμπτη', 'Thursday'),
    pair('Παρασκευή', 'Friday'),
    pair('Σάββατο', 'Saturday'),
    pair('Κυριακή', 'Sunday'),
  ],
} as const;

type Hours = readonly (readonly (readonly [string, string])[])[];

/** «Δευτέρα–Παρασκευή: 09:00–14:00, 17:00–20:30». */
export function formatOpeningHours(hours: Hours, locale: Locale): { days: string; times: string }[] {
  const lines: { from: number; to: number; times: string }[] = [];
  for (const [at, spans] of hours.entries()) {
    const times = spans.map(([from, to]) => `${from}–${to}`).join(', ') || openingHoursMessages.closed[locale];
    const last = lines.at(-1);
    if (last?.times === times) last.to = at;
    else lines.push({ from: at, to: at, times });
  }
  const name = (at: number) => openingHoursMessages.days[at]?.[locale] ?? '';
  return lines.map(({ from, to, times }) => ({ days: from === to ? name(from) : `${name(from)}–${name(to)}`, times }));
}

const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** As schema.org wants it: one entry for all days of the same span; closed days are left out. */
export function openingHoursJsonLd(hours: Hours): object[] {
  const daysOf = new Map<string, string[]>();
  for (const [at, spans] of hours.entries())
    for (const [from, to] of spans) {
      const key = `${from} ${to}`;
      daysOf.set(key, [...(daysOf.get(key) ?? []), `https://schema.org/${schemaDays[at]}`]);
    }
  return [...daysOf].map(([key, dayOfWeek]) => {
    const [opens, closes] = key.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}
