/** What secrets of endpoints are sealed for: the two who seal and open them use the same name. */
export const SECRET_PURPOSE = 'webhook secret';
