import { accountRoutes } from './account';
import { fibreRoutes } from './fibre';
import { fibreOptionRoutes } from './fibreOption';
import { mobileRoutes } from './mobile';
import { mobileContractRoutes } from './mobileContract';
import type { ScreenRoute } from './route';

/** Every screen but /login: where it is, what it is called, what surrounds it, its code and its reads. */
export const routes: ScreenRoute[] = [
  ...accountRoutes,
  ...fibreRoutes,
  ...fibreOptionRoutes,
  ...mobileRoutes,
  ...mobileContractRoutes,
];
