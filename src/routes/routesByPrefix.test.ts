import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from './routes';
import { routesByPrefix } from './routesByPrefix';

const worth = routesByPrefix(routes);
const samples: Record<string, string> = {
  month: '202611',
  reportId: 'q1',
  carrier: 'au',
  page: 'tv',
};
const addresses = routes.map(({ path }) =>
  path.replace(/:(\w+)/, (_, name: string) => samples[name] ?? name),
);
const found = (rows: typeof routes, address: string) =>
  matchRoutes(
    rows.map(({ path }) => ({ path })),
    address,
  )?.at(-1)?.route.path;

const written = addresses.flatMap((address) => [
  address.replace('*', ''),
  address.replace('*', 'confirm'),
  address.replace(/\/?\*?$/, ''),
  address.toUpperCase(),
]);

test('each address has the row that the whole table gives it', () => {
  const other = written.filter((to) => found(worth(to), to) !== found(routes, to));
  expect(other).toEqual([]);
  expect(written.filter((to) => !found(routes, to))).toEqual([]);
});

test('few rows are left to compare', () => {
  expect(worth('/mobile/top/charge').length).toBeLessThan(4);
  expect(worth('/nothing')).toEqual([]);
});
