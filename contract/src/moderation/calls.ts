import { planned } from '../call.ts';

export const report = planned('PUT', '/property/report', 'everyone', 'Report a listing');
export const userAlerts = planned('GET', '/user/user-alerts', 'admin', 'Reports and notices, page by page');
export const sendAlertMail = planned('POST', '/user/send-alert-mail', 'admin', 'Mail a user about a notice');
