import { useEffect } from 'react';
import { enterRoute } from '@/lib/observe';
import { paths } from '@/paths';
import LoginScreen from '@/screens/public/LoginScreen';
import { entrance } from './entrance';

/** /login within the portal, as after a logout. */
export function LoginRoute() {
  useEffect(() => enterRoute(paths.login()), []);
  return <LoginScreen entrance={entrance} />;
}
