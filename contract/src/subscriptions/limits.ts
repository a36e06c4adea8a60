/** SUBS-1: months that cost nothing at the start. One number, wherever it is printed or counted. */
export const trialMonths = 3;
