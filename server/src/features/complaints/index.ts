export { complaintEmails } from './complaints.emails.ts';
export { complaintRoutes } from './complaints.routes.ts';
