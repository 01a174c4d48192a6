/** An option for the tests that has been applied for already. */
export const used = {
  code: 'MO120N',
  category: 'life_support',
  status: 'ENTR',
  monthly_fee: 550,
  regular_fee: 550,
  starts_on: '2026-12-01',
  ends_on: '9999-12-31',
  order_types: ['2'],
  reason: null,
};
