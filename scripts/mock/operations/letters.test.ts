import { expect, test } from 'vitest';
import type { Success } from '../contractTypes.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';

const mock = await testMock();

const host = '/hosts/fixed/api';
const wc24 = { method: 'POST', body: { matter_type: '2106' } };
const notice = { method: 'POST', body: { phone_number: '0300001234' } };

test('A letter is asked for once a day and is read at once, by the contract too', async () => {
  const caller = await logIn(mock);
  const shipments = async () =>
    (await caller.read<Success<'getDocumentShipping'>>(`${host}/read/v1/document-shipping`))
      .shipments;
  const states = async () => (await shipments()).map(({ state }) => state);
  expect(await states()).toEqual(['20401']);
  await caller.read(`${host}/write/v1/voip/wc24/form-demand`, wc24);
  expect((await caller.call(`${host}/write/v1/voip/wc24/form-demand`, wc24)).status).toBe(409);
  await caller.read(`${host}/write/v1/voip/web-detail-reissue`, notice);
  expect((await caller.call(`${host}/write/v1/voip/web-detail-reissue`, notice)).status).toBe(409);
  expect(await states()).toEqual(['20101', '20101', '20401']);
  const contract = await caller.read<Success<'getContract'>>(
    `${host}/read/v2/services/f10482175/contract`,
  );
  expect(contract.procedures.find(({ code }) => code === 'document')?.detail).toBe(
    '発送準備中 2件・発送済み 1件',
  );
  const other = { method: 'POST', body: { phone_number: '0300009999' } };
  expect((await caller.call(`${host}/write/v1/voip/web-detail-reissue`, other)).status).toBe(400);
});

test('At midnight in Japan a letter waits for dispatch, and the form can be asked for again', async () => {
  const earlier = await logIn(mock);
  await earlier.read(`${host}/write/v1/voip/web-detail-reissue`, notice);
  mock.clock.set('2026-11-24T23:59:30+09:00');
  const caller = await logIn(mock);
  const states = async () =>
    (
      await caller.read<Success<'getDocumentShipping'>>(`${host}/read/v1/document-shipping`)
    ).shipments.map(({ state }) => state);
  await caller.read(`${host}/write/v1/voip/wc24/form-demand`, wc24);
  expect(await states()).toEqual(['20101', '20401', '20401']);
  mock.clock.set('2026-11-25T00:01:00+09:00');
  expect(await states()).toEqual(['20201', '20401', '20401']);
  await caller.read(`${host}/write/v1/voip/wc24/form-demand`, wc24);
  expect(await states()).toEqual(['20101', '20201', '20401']);
});

test('Reports are of a building, and linking gives a token to who is not linked', async () => {
  const house = await logIn(mock);
  expect(await house.read(`${host}/read/v1/private-organization-info/report-list`)).toEqual({
    reports: [],
  });
  const caller = await logIn(mock, 'irie.fumi');
  const { reports } = await caller.read<Success<'getReportList'>>(
    `${host}/read/v1/private-organization-info/report-list`,
  );
  const detail = `${host}/read/v1/private-organization-info/report-detail?report_id=`;
  const second = reports[1];
  expect(await caller.read(detail + second?.report_id)).toMatchObject({ title: second?.title });
  expect((await caller.call(`${detail}q99999999`)).status).toBe(404);
  const { token } = await caller.read<Success<'getSonyAccountToken'>>(
    `${host}/read/v1/sony-account/token`,
  );
  expect(token).toHaveLength(32);
});
