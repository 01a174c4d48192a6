import { expect, test } from 'vitest';
import { projectContract } from '../contract/contract.ts';
import type { Operation } from '../contract/operation.ts';
import type { OperationId } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';
import { handlers, publicHandlers } from './registry.ts';

interface Shown {
  write: OperationId;
  /** The read that shows what was written. */
  read: OperationId;
  /** Customer and service for whom the contract's first request works at once; otherwise the write has its own test. */
  as?: string;
  service?: string;
  request?: string;
}

const sim = 'm09000001234';
const fibre = 'f10482175';

const rows: Shown[] = [
  { write: 'putContract', read: 'getUser', as: 'mizuno.keiko' },
  { write: 'postContractEntryCancel', read: 'getFixedContract', as: 'hayase.sho' },
  { write: 'putContractEmail', read: 'getUser' },
  { write: 'putPromotion', read: 'getFixedPromotion', as: 'mizuno.keiko' },
  { write: 'putPaymentCreditCard', read: 'getPayment' },
  { write: 'putPaymentProductCreditCard', read: 'getPayment' },
  { write: 'postSbBillingSms', read: 'getPayment' },
  { write: 'postKddiBillingSms', read: 'getPayment' },
  { write: 'postNttBillingConfirm', read: 'getPayment' },
  { write: 'postOption', read: 'getOption', as: 'mizuno.keiko', request: 'entry_cancel' },
  { write: 'postUnextOptionChange', read: 'getOptionUnext' },
  { write: 'postOptionVoip', read: 'getOptionVoip', as: 'hayase.sho' },
  { write: 'postVoipQuit', read: 'getOptionVoip', as: 'mizuno.keiko' },
  { write: 'postRvoipChange', read: 'getOptionVoip', as: 'mizuno.keiko' },
  { write: 'postSecomEntry', read: 'getOptionSecom', as: 'mizuno.keiko' },
  { write: 'postSecomQuit', read: 'getOptionSecom', as: 'mitsushima.michiru' },
  { write: 'postBraviaRecycleEntry', read: 'getOptionBraviaRecycle', as: 'mizuno.keiko' },
  { write: 'postHikaritvQuit', read: 'getOptionHikaritv', as: 'mitsushima.michiru' },
  { write: 'postVoipWc24FormDemand', read: 'getDocumentShipping', as: 'mizuno.keiko' },
  { write: 'postVoipWebDetailReissue', read: 'getDocumentShipping', as: 'mizuno.keiko' },
  { write: 'postRegistCashbackAccount', read: 'getCashback', as: 'mizuno.keiko' },
  {
    write: 'putUserIdPassword',
    read: 'getNotificationHistory',
    as: 'mizuno.keiko',
    service: fibre,
  },
  { write: 'postIntroduceCreate', read: 'getIntroduce', as: 'mitsushima.michiru' },
  { write: 'postMoveTokenCreate', read: 'getMoveToken', as: 'irie.fumi' },
  { write: 'postQuit', read: 'getQuitCancel', as: 'mizuno.keiko' },
  { write: 'postQuitCancel', read: 'getQuitCancel' },
  { write: 'putBillingAddressInfo', read: 'getBillingAddressInfo' },
  { write: 'postNurodenkiPlanChange', read: 'getOptionDenki', as: 'mizuno.keiko' },
  { write: 'putNurodenkiInfo', read: 'getOptionDenki', as: 'mizuno.keiko' },
  { write: 'postCampaignPresentAccept', read: 'getCampaignPresentInfo' },
  { write: 'postG10UpgradeEntry', read: 'getG10upgStateInfo' },
  { write: 'putChangePreferedDate', read: 'getConstructionEntry', as: 'mizuno.keiko' },
  {
    write: 'putServiceContract',
    read: 'getUser',
    as: 'mizuno.keiko',
    service: sim,
  },
  { write: 'putServiceContractEmail', read: 'getContract' },
  {
    write: 'putServiceContractPromotion',
    read: 'getContractPromotion',
    as: 'mizuno.keiko',
    service: sim,
  },
  {
    write: 'putServiceUserIdPassword',
    read: 'getService',
    as: 'kobato.madoka',
    service: 'm09000008642',
  },
  { write: 'putServicePaymentCreditCard', read: 'getPayment' },
  {
    write: 'postServiceOptionHikaritv',
    read: 'getServiceHikaritv',
    as: 'mizuno.keiko',
    service: fibre,
  },
  {
    write: 'postDeviceEntry',
    read: 'getOrderApplication',
    as: 'kobato.madoka',
    service: 'm09000008642',
  },
  { write: 'postGigaPlus', read: 'getDataTrafficUsage', as: 'mizuno.keiko', service: sim },
  { write: 'putTrafficControl', read: 'getTrafficControl', as: 'mizuno.keiko', service: sim },
  { write: 'postCharge', read: 'getCharge', as: 'mizuno.keiko', service: sim },
  {
    write: 'postValueDataFree',
    read: 'getValueDataFree',
    as: 'tokita.haru',
    service: 'm09000004323',
  },
  { write: 'postPremiumBand', read: 'getPremiumBand', as: 'mizuno.keiko', service: sim },
  {
    write: 'postFifthGeneration',
    read: 'getFifthGeneration',
    as: 'mizuno.keiko',
    service: sim,
    request: 'update',
  },
  { write: 'postPricePlanExchange', read: 'getPricePlan', as: 'mizuno.keiko', service: sim },
  {
    write: 'postDeviceCompensation',
    read: 'getDeviceCompensation',
    as: 'mizuno.keiko',
    service: sim,
  },
  { write: 'postCallService', read: 'getCallService', as: 'mizuno.keiko', service: sim },
  {
    write: 'postVirusBusterMobile',
    read: 'getVirusBusterMobile',
    as: 'mizuno.keiko',
    service: sim,
  },
  { write: 'postCancelExchangePricePlan', read: 'getPricePlan' },
  { write: 'postDataAdvance', read: 'getDataAdvance', as: 'mizuno.keiko', service: sim },
  {
    write: 'postMobileCashbackAccount',
    read: 'getMobileCashbackAccount',
    as: 'mizuno.keiko',
    service: sim,
  },
  { write: 'postMobileQuitInfo', read: 'getMobileQuitInfo', as: 'mizuno.keiko', service: sim },
  {
    write: 'postEsim',
    read: 'getEsim',
    as: 'saegusa.minori',
    service: 'm09000003456',
    request: 'exchange',
  },
  { write: 'postPacketGiftCode', read: 'getPacketGift', as: 'mizuno.keiko', service: sim },
  { write: 'postPacketGiftRequest', read: 'getDataTrafficUsage' },
  { write: 'postMnpTransferIn', read: 'getMnpTransferIn' },
  { write: 'postStopRestartInfo', read: 'getStopRestartInfo', as: 'mizuno.keiko', service: sim },
];

/** Writes that no read can show by themselves, and why. */
const shownByNone: Partial<Record<OperationId, string>> = {
  postNttBillingSms: 'sends a code, which postNttBillingConfirm takes',
  postConfirmationNumber: 'sends a number, which the verification takes',
  postConfirmationNumberVerification: 'gives a proof, which putContractEmail takes',
  postSecureEncrypt: 'turns a value into another',
  postSecureDecrypt: 'turns a value into another',
  postMobileSecureEncrypt: 'turns a value into another',
  postMobileSecureDecrypt: 'turns a value into another',
  postLogin: 'begins the session that reads need',
  postLoginSso: 'begins the session that reads need',
  postSupportLogout: 'ends a session: getSupportSession of who has its cookie',
  postPasswordResetOtp: 'sends a code, which the verification takes',
  postPasswordResetOtpV2: 'sends a code, which the verification takes',
  postPasswordResetOtpVerification: 'gives a proof, which the reset takes',
  putPasswordReset: 'the next postLogin takes the new password alone',
  putPasswordResetV2: 'the next postLogin takes the new password alone',
};

const mock = await testMock();
const contract = await projectContract();

test('every write of the contract has a life, and a read that shows it', () => {
  const living = { ...handlers, ...publicHandlers };
  const writes = contract.operations.filter(({ method }) => method !== 'GET');
  const known = new Set<string>([...rows.map(({ write }) => write), ...Object.keys(shownByNone)]);
  const ids = writes.map(({ operationId }) => operationId);
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect([...known].filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !(id in living))).toEqual([]);
  expect(rows.filter(({ read }) => !(read in living))).toEqual([]);
});

function found(id: OperationId): Operation {
  const operation = contract.find(id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  return operation;
}

const urlOf = ({ hosts, path }: Operation, service = fibre) => {
  const host = path.includes('{service_id}')
    ? service.startsWith('m')
      ? 'mobile'
      : 'fixed'
    : hosts[0];
  return `/hosts/${host ?? ''}${path.replace('{service_id}', service)}`;
};

function bodyOf({ operationId, prism }: Operation, name?: string): unknown {
  const examples = (prism.request?.body?.contents ?? []).flatMap(
    (content) => content.examples ?? [],
  );
  const example = name ? examples.find(({ key }) => key === name) : examples[0];
  if (!example || !('value' in example))
    throw new Error(`${operationId} has no request ${name ?? ''}.`);
  return example.value;
}

test.each(rows.filter((row) => row.as))('$write is shown by $read', async (row) => {
  const caller = await logIn(mock, row.as);
  const [write, read] = [found(row.write), found(row.read)];
  const look = async () => JSON.stringify(await caller.read(urlOf(read, row.service)));
  const before = await look();
  const answer = await caller.call(urlOf(write, row.service), {
    method: write.method,
    body: bodyOf(write, row.request),
  });
  const body = (await answer.json()) as { receipt_number?: string };
  expect([answer.status, body]).toMatchObject([200, {}]);
  expect(await look()).not.toBe(before);
  // What has a number is found again in a notice: its row in the facts' orders.
  if (body.receipt_number) expect(await noticesOf(row.as, caller)).toContain(body.receipt_number);
});

/** All notices of a customer's services, as text. */
async function noticesOf(userId: string | undefined, caller: Caller): Promise<string> {
  const { services = [] } = mock.customers.find((one) => one.userId === userId) ?? {};
  const history = found('getNotificationHistory');
  const texts = services.map(async ({ listed: { service_id } }) =>
    JSON.stringify(await caller.read(urlOf(history, service_id))),
  );
  return (await Promise.all(texts)).join();
}

/** A write with a request that its contract names, as the customer and for the service of its row. */
async function prepared(write: OperationId) {
  const operation = found(write);
  const row = rows.find((one) => one.write === write && one.as);
  const service = row?.service ?? (operation.document === 'write-mobile' ? sim : fibre);
  const caller = await logIn(mock, row?.as ?? 'mizuno.keiko');
  const body = bodyOf(operation, row?.request);
  const url = urlOf(operation, service).replace('{product}', 'minamo');
  const send = async (key: string, sent = body) => {
    const headers = { 'idempotency-key': key };
    const answer = await caller.call(url, { method: operation.method, body: sent, headers });
    return { status: answer.status, body: await answer.text(), at: mock.requests.at(-1)?.source };
  };
  return { row, send };
}

const keyed = contract.operations
  .filter(({ method, document }) => method !== 'GET' && document !== 'support')
  .map(({ operationId }) => operationId as OperationId);

const confirms = 'the request says what the review showed, and is refused once that has changed';
const asBefore = 'sets what is set already';
const isBegun = 'begins what can be brought to its end once';

/** Writes that another browser's press, with a key of its own, carries out once more, and why nothing comes of it. */
const carriedOutAgain: Partial<Record<OperationId, string>> = {
  postLogin: 'begins another session',
  postPasswordResetOtp: isBegun,
  postPasswordResetOtpV2: isBegun,
  putPaymentCreditCard: isBegun,
  putPaymentProductCreditCard: isBegun,
  putServicePaymentCreditCard: isBegun,
  putPromotion: asBefore,
  putServiceContractPromotion: asBefore,
  putTrafficControl: asBefore,
  postSecureEncrypt: asBefore,
  postSecureDecrypt: asBefore,
  postMobileSecureEncrypt: asBefore,
  postMobileSecureDecrypt: asBefore,
  postPacketGiftCode: confirms,
  postCharge: confirms,
  postDataAdvance: confirms,
  postEsim: confirms,
};

test.each(keyed)('%s is carried out once for one key, and for all', async (write) => {
  const { row, send } = await prepared(write);
  const first = await send('key-of-the-first-press');
  expect(first.status).toBeLessThan(row ? 201 : 422);
  const after = { ...mock.snapshot(), clock: 'moves' };
  const again = await send('key-of-the-first-press');
  expect(again).toEqual({ ...first, at: 'first answer again' });
  expect({ ...mock.snapshot(), clock: 'moves' }).toEqual(after);
  const another = await send('key-of-another-press');
  expect(another.status < 300).toBe(write in carriedOutAgain);
});
