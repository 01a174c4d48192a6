import { accountRoutes } from '@/screens/account/routes';
import { fibreOptionRoutes } from '@/screens/fibre/option/routes';
import { fibreRoutes } from '@/screens/fibre/routes';
import { mobileContractRoutes } from '@/screens/mobile/contract/routes';
import { mobileRoutes } from '@/screens/mobile/routes';
import type { ScreenRoute } from '@/shell/route';

/** Every screen except /login: its address, title, header and footer, code and reads. */
export const routes: ScreenRoute[] = [
  ...accountRoutes,
  ...fibreRoutes,
  ...fibreOptionRoutes,
  ...mobileRoutes,
  ...mobileContractRoutes,
];
