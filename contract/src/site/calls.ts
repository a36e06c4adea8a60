import { planned } from '../call.ts';

export const homeImage = planned('POST', '/adminPanel/home-image', 'admin', 'Replace the home page background');
