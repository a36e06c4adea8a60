/** How often, about what and by which way alerts come. */
import type { Locale, Pair } from '../pair.ts';
import { pair } from '../pair.ts';
import type { AlertEvent, AlertFrequency, AlertSettings, SubscriberSettings } from './model.ts';

const weekdays = pair(
  ['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο', 'Κυριακή'],
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
);
/** «κάθε Δευτέρα», «κάθε Σάββατο». */
const everyWeekday = pair(
  (day: string) => `κάθε ${day}`,
  (day: string) => `every ${day}`,
);

export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
/** 1 is Monday. */
export const getWeekdayName = (weekday: number, locale: Locale): string => weekdays[locale][weekday - 1] ?? '';

export const alertSettingsMessages = {
  frequency: pair('Πόσο συχνά', 'How often'),
  frequencies: {
    instant: pair('Αμέσως', 'Instantly'),
    daily: pair('Μία φορά την ημέρα', 'Once a day'),
    weekly: pair('Μία φορά την εβδομάδα', 'Once a week'),
    in_app: pair('Μόνο στον λογαριασμό μου', 'Only in my account'),
  } satisfies Record<AlertFrequency, Pair>,
  frequencyHints: {
    instant: pair('Μόλις υπάρξει κάτι νέο.', 'As soon as there’s something new.'),
    daily: pair('Όλα της ημέρας σε ένα μήνυμα.', 'One message with the day’s homes.'),
    weekly: pair('Όλα της εβδομάδας σε ένα μήνυμα.', 'One message with the week’s homes.'),
    in_app: pair(
      'Χωρίς μηνύματα. Τα βλέπεις όταν συνδέεσαι.',
      'No emails or notifications. See matches in your account.',
    ),
  } satisfies Record<AlertFrequency, Pair>,
  hour: pair('Ώρα', 'Time'),
  hourHint: pair('Ώρα Ελλάδας, για ημερήσια και εβδομαδιαία.', 'Greek time, for daily and weekly alerts.'),
  weekday: pair('Ημέρα', 'Day'),
  weekdayHint: pair('Για εβδομαδιαία.', 'For weekly alerts.'),
  events: pair('Ειδοποίησέ με για', 'Alert me about'),
  onNew: pair('Νέα ακίνητα', 'New homes'),
  onPriceDrop: pair('Μειώσεις τιμής', 'Price drops'),
  onBack: pair('Ακίνητα που επέστρεψαν στην αγορά', 'Homes back on the market'),
  minDrop: pair('Ελάχιστη μείωση τιμής', 'Minimum price drop'),
  anyDrop: pair('Οποιαδήποτε', 'Any'),
  atLeast: pair(
    (percent: number) => `${percent}% και πάνω`,
    (percent: number) => `${percent}% or more`,
  ),
  ways: pair('Πώς θα σε ειδοποιούμε', 'How we reach you'),
  byEmail: pair('Με email', 'By email'),
  byPush: pair('Με ειδοποίηση στον browser', 'By browser notification'),
  byPushHint: pair(
    'Στις συσκευές όπου την έχεις ενεργοποιήσει.',
    'On the devices where you’ve turned notifications on.',
  ),
  save: pair('Αποθήκευση ρυθμίσεων', 'Save settings'),
} as const;

/** Why a home is among the matches. */
export const alertEventMessages: Readonly<Record<AlertEvent, Pair>> = {
  new: pair('Νέο ακίνητο', 'New home'),
  price_drop: pair('Μείωση τιμής', 'Price drop'),
  back: pair('Ξανά στην αγορά', 'Back on the market'),
  paused: pair('Σε παύση', 'Paused'),
  sold: pair('Πουλήθηκε', 'Sold'),
  rented: pair('Νοικιάστηκε', 'Rented'),
};

type Schedule = Pick<AlertSettings, 'frequency' | 'hour' | 'weekday' | 'by_email' | 'by_push'>;

export type QuietHours = Pick<SubscriberSettings, 'quiet_from' | 'quiet_to'>;

/** When an email really leaves: what falls into quiet hours waits for their end, as in the database (alert_due_at). */
function getSendingTime({ hour, weekday }: Pick<Schedule, 'hour' | 'weekday'>, quiet: QuietHours | null) {
  const { quiet_from: from = null, quiet_to: to = null } = quiet ?? {};
  if (from === null || to === null) return { hour, weekday };
  const isQuiet = from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);
  if (!isQuiet) return { hour, weekday };
  return { hour: to, weekday: hour >= to ? (weekday % 7) + 1 : weekday };
}

/** «Κάθε Δευτέρα στις 08:00 · με email». */
export function describeSchedule(
  settings: Schedule,
  locale: Locale,
  quiet: QuietHours | null,
  { isEmailOff = false } = {},
): string {
  const { frequency } = settings;
  const { hour, weekday } = getSendingTime(settings, quiet);
  const when = {
    instant: alertSettingsMessages.frequencies.instant[locale],
    daily: dailyAt[locale](formatHour(hour)),
    weekly: weeklyAt[locale](everyWeekday[locale](getWeekdayName(weekday, locale)), formatHour(hour)),
    in_app: alertSettingsMessages.frequencies.in_app[locale],
  }[frequency];
  if (frequency === 'in_app') return when;
  const ways = [
    ...(settings.by_email
      ? [(isEmailOff ? emailOff : alertSettingsMessages.byEmail)[locale].toLocaleLowerCase(locale)]
      : []),
    ...(settings.by_push ? [pushWord[locale]] : []),
  ];
  return [when, ways.join(and[locale])].filter(Boolean).join(' · ');
}

const dailyAt = pair(
  (hour: string) => `Κάθε μέρα στις ${hour}`,
  (hour: string) => `Every day at ${hour}`,
);
const weeklyAt = pair(
  (day: string, hour: string) => `${day.charAt(0).toUpperCase()}${day.slice(1)} στις ${hour}`,
  (day: string, hour: string) => `${day.charAt(0).toUpperCase()}${day.slice(1)} at ${hour}`,
);
const emailOff = pair('τα email είναι απενεργοποιημένα', 'emails are off');
const pushWord = pair('ειδοποίηση στον browser', 'browser notification');
const and = pair(' και ', ' and ');
