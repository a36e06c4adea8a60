export { agencyRoutes } from './agencies.routes.ts';
export { addOffice, officeForAdmin, ownOffice } from './agencies.service.ts';
export { checkNewOffices, checkOffice } from './register.service.ts';
