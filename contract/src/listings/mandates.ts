/** Days before the end of a mandate on which its agency hears of it. */
export const mandateReminderDays = { first: 15, second: 3 } as const;
