/** What `{name}` and `[[name]]` may be in a legal text: filled in from the settings and tables of the day. */
export const legalValueNames: readonly string[] = [
  'operator',
  'email',
  'telephone',
  'photosMin',
  'photosMax',
  'trialMonths',
  'vatPercent',
  'noticeDays',
  'confirmDays',
];
export const legalTableNames: readonly string[] = ['operator', 'retention', 'storage', 'plans'];
