// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { testLogin } from '@/api/testSession';
import { store } from '@/session/current';
import { useOptionTerms } from './useMenu';

afterEach(() => store.clear('none'));

const termsOf = (planType: string, service: 'fixed' | 'mobile' = 'fixed') => {
  store.begin(testLogin, new Date());
  store.complete(
    { services: [], is_single_service: false },
    { plan: { planType } as unknown as Schema.Plan },
  );
  return renderHook(() => useOptionTerms(service)).result.current;
};

test.each([
  ['2G', '2g'],
  ['mansion', 'mansion'],
  ['10G', '10g'],
  ['10Gs', 'other'],
  ['6Gs', 'other'],
  ['20Gs', 'other'],
  ['100G', undefined],
])('the terms of the options follow the plan: %s', (planType, terms) =>
  expect(termsOf(planType)).toBe(terms),
);

test('a SIM has no terms of options', () => expect(termsOf('2G', 'mobile')).toBeUndefined());
