// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import {
  createMemoryRouter,
  Link,
  Navigate,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Service } from '@/api/services';
import { testLogin } from '@/api/testSession';
import { store } from './current';
import { guard, useGuard } from './guard';
import { markLoginSuccess, useLoginSuccess } from './loginFlag';
import { useSelectedService } from './selectedService';

const fixed: Service = {
  service_id: 'f10482175',
  service_type: 'fixed',
  service_category: null,
  contract_type: null,
  password_setter: 'user',
  phone_number: null,
  plan_name: '2ギガ 戸建て',
  bill_month: null,
  bill_total: null,
  data_left_mb: null,
};
const sim = (service_id: string): Service => ({
  ...fixed,
  service_id,
  service_type: 'mobile',
  contract_type: 'mobile_voice',
  phone_number: service_id.replace('m', ''),
});
const [first, second] = [sim('m09000001234'), sim('m09000005678')];

function logIn(services: Service[], isSingle = false) {
  store.begin(testLogin, new Date());
  store.complete({ services, is_single_service: isSingle });
}

/** Every service that a protected screen was rendered for. */
const shown = vi.fn();
/** Every address whose reads were started. */
const read = vi.fn();

function Screen() {
  shown(useSelectedService()?.service_id);
  return <p>protected</p>;
}
function Where() {
  const { pathname, search } = useLocation();
  const flag = useLoginSuccess();
  return (
    <output>
      {pathname + search}
      {flag && ' just logged in'}
    </output>
  );
}
function Guarded() {
  const { way, isUnknownLine, isHidden } = useGuard(useNavigation().location);
  if (way !== undefined) return <Navigate replace to={way} />;
  if (isHidden) return null;
  return isUnknownLine ? <p>unknown line</p> : <Outlet />;
}
const Frame = () => (
  <>
    <Outlet />
    <Where />
    <Link to="/mobile/top/?line=5678">second line</Link>
    <Link to="/mobile/top/" state="what it told">
      a line that is not named
    </Link>
  </>
);
async function open(address: string) {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        hydrateFallbackElement: <p>loading</p>,
        children: [
          { path: '/login', element: <p>login</p> },
          {
            element: <Guarded />,
            middleware: [guard],
            children: [
              {
                path: '*',
                element: <Screen />,
                loader: ({ url }) => {
                  read(url.pathname);
                  return null;
                },
              },
            ],
          },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  await act(() =>
    Promise.resolve(
      render(
        <StrictMode>
          <RouterProvider router={router} />
        </StrictMode>,
      ),
    ),
  );
}
const where = () => screen.getByRole('status').textContent;
const press = (name: string) =>
  act(() => Promise.resolve(screen.getByRole('link', { name }).click()));

afterEach(() => {
  cleanup();
  store.clear('none');
  shown.mockReset();
  read.mockReset();
});

test('without a session every protected address leads to /login, with the way back, and reads nothing', async () => {
  await open('/billing/202611?tab=call');
  expect(where()).toBe('/login?redirect_uri=%2Fbilling%2F202611%3Ftab%3Dcall');
  expect(shown).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
});

test('/login_history is not /login', async () => {
  await open('/login_history');
  expect(where()).toBe('/login?redirect_uri=%2Flogin_history');
});

test('a session that ends takes its screen with it', async () => {
  logIn([fixed]);
  await open('/top');
  expect(screen.getByText('protected')).toBeDefined();
  act(() => store.clear('refused'));
  expect(screen.queryByText('protected')).toBeNull();
  await act(() => Promise.resolve());
  expect(where()).toBe('/login?redirect_uri=%2Ftop');
});

test('who logs out is not led back', async () => {
  logIn([fixed]);
  await open('/top');
  await act(() => Promise.resolve(store.clear('logout')));
  expect(where()).toBe('/login');
});

test('the address selects the service, before its screen asks for anything', async () => {
  logIn([fixed, first, second]);
  await open('/mobile/top/');
  expect(new Set(shown.mock.calls.flat())).toEqual(new Set(['m09000001234']));
});

test('the service that was chosen stays chosen', async () => {
  logIn([fixed, first, second]);
  store.select(second.service_id);
  await open('/mobile/top/');
  expect(new Set(shown.mock.calls.flat())).toEqual(new Set(['m09000005678']));
});

test('the line in the address is selected, whatever was; one that nobody has is reported', async () => {
  logIn([fixed, first, second]);
  store.select(second.service_id);
  await open('/mobile/top/?line=1234');
  expect(new Set(shown.mock.calls.flat())).toEqual(new Set(['m09000001234']));
  cleanup();
  shown.mockReset();
  await open('/mobile/top/?line=9999');
  expect(screen.getByText('unknown line')).toBeDefined();
  expect(shown).not.toHaveBeenCalled();
});

test.each([
  ['a single SIM', [first], true, '/mobile/top/'],
  ['two SIMs', [first, second], false, '/service/'],
  ['nothing', [], false, '/service/'],
])('an address of fibre without fibre leads home: %s', async (_, services, isSingle, home) => {
  logIn(services, isSingle);
  await open('/billing');
  expect(where()).toBe(home);
  expect(read).not.toHaveBeenCalledWith('/billing');
});

test('under StrictMode the login flag is still seen, and only on the first page', async () => {
  logIn([fixed]);
  markLoginSuccess();
  await open('/top');
  expect(where()).toBe('/top just logged in');
  cleanup();
  await open('/contract');
  // The next document begins with the same location key, so the flag must be gone from storage by then.
  expect(sessionStorage.getItem('minamo.login_success')).toBeNull();
});

test('a link to another line selects that one', async () => {
  logIn([fixed, first, second]);
  await open('/mobile/top/?line=1234');
  await press('second line');
  expect(shown).toHaveBeenLastCalledWith('m09000005678');
});

test.each(['/mobile/check_token?token=x', '/mobile/check_token/?token=x'])(
  '%s, which another company gave, tells a customer without a SIM why it leads nowhere',
  async (address) => {
    logIn([fixed], true);
    await open(address);
    expect(where()).toBe('/mobile/onestop/error/?code=onestop_no_target_contract');
  },
);

test('the address of the portal itself is no way back', async () => {
  await open('/');
  expect(where()).toBe('/login');
});
