import { testAccess } from '../testing/access/requests.ts';

testAccess('favorites');
