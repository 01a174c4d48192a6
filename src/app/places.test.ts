import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { mobileOptions } from '@/catalogue/mobileOptions';
import { paths, standaloneDocuments } from '@/paths';
import { routes } from './routes';

const known = [paths.login(), ...standaloneDocuments, ...routes.map(({ path }) => path)];
const hasScreen = (address: string) => {
  const { pathname } = new URL(address, 'https://portal.example');
  return known.some((path) => matchPath(path, pathname));
};

const samples: Partial<Record<keyof typeof paths, readonly string[]>> = {
  carrier: ['au'],
  optionDetail: ['tv'],
  optionOrder: ['tv', 'quit'],
  mobileOptionDetail: ['PremiumBand'],
};

test('every address that links are made of has a screen', () => {
  const addresses = Object.entries(paths).map(([name, path]) =>
    (path as (...parts: readonly string[]) => string)(
      ...(samples[name as keyof typeof paths] ?? (path.length > 0 ? ['202611'] : [])),
    ),
  );
  expect(addresses.filter((address) => !hasScreen(address))).toEqual([]);
});

test('every option of a SIM has a screen', () => {
  const addresses = Object.values(mobileOptions).map(({ optionType }) =>
    paths.mobileOptionDetail(optionType),
  );
  expect(addresses.filter((address) => !hasScreen(address))).toEqual([]);
});
