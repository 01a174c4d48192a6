import { accountRoutes } from './account';
import { fibreRoutes } from './fibre';
import { fibreOptionRoutes } from './fibreOption';
import { mobileRoutes } from './mobile';
import { mobileContractRoutes } from './mobileContract';
import type { ScreenRoute } from './route';

/** Every screen except /login: its address, title, header and footer, code and reads. */
export const routes: ScreenRoute[] = [
  ...accountRoutes,
  ...fibreRoutes,
  ...fibreOptionRoutes,
  ...mobileRoutes,
  ...mobileContractRoutes,
];
