import { accountRoutes } from './routes/account';
import { fibreRoutes } from './routes/fibre';
import { fibreOptionRoutes } from './routes/fibreOption';
import { mobileRoutes } from './routes/mobile';
import { mobileContractRoutes } from './routes/mobileContract';
import type { ScreenRoute } from './routes/route';

/** Every screen but /login: where it is, what it is called, what surrounds it, its code and its reads. */
export const routes: ScreenRoute[] = [
  ...accountRoutes,
  ...fibreRoutes,
  ...fibreOptionRoutes,
  ...mobileRoutes,
  ...mobileContractRoutes,
];
