import { call } from '@/api/client';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { lookUp, type Open } from '@/catalogue/labelOf';
import { checkMessages, numberSource, type ServicePack } from '@/catalogue/voip';
import type { VoipReceipt, VoipValues } from './voipValues';

export interface VoipQuitValues {
  /** ISO day. */
  quit_on: string;
  keep_number: 'yes' | 'no';
}

export interface VoipLeft {
  receiptNumber: string;
  acceptedAt: string;
  quitOn: string;
}

export interface PackValues {
  service_pack: ServicePack;
}

export interface PackChanged {
  receiptNumber: string;
  acceptedAt: string;
  pack: Open<ServicePack>;
  startsOn: string;
  monthlyFee: number;
}

const unchecked = '番号を確認した結果を読み込めません。新しい番号をお選びください。';

/** Checks whether a number can be ported. @throws ApiError; BusinessError with what is wrong with it */
export async function checkNumber({ number_source, current_number }: VoipValues): Promise<void> {
  if (number_source !== numberSource.porting) return;
  const query = { number: current_number };
  const { result } = await call(api.getOptionVoipCheck, query);
  if (result !== 'ok')
    throw new BusinessError(409, {
      code: result,
      message: lookUp(checkMessages, result) ?? unchecked,
    });
}

/** Orders the home phone. @throws ApiError */
export async function sendVoip(values: VoipValues, confirmed: Schema.Terms): Promise<VoipReceipt> {
  const { number_source, current_number, carrier, holder_name, service_pack } = values;
  const isPorting = number_source === numberSource.porting;
  const accepted = await call(api.postOptionVoip, {
    body: {
      number_source,
      current_number: isPorting ? current_number : null,
      carrier: isPorting && carrier !== '' ? carrier : null,
      holder_name: isPorting ? holder_name : null,
      service_pack,
      confirmed,
    },
  });
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    pack: accepted.service_pack,
    startsOn: accepted.starts_on,
    monthlyFee: accepted.monthly_fee,
    fee: accepted.fee,
  };
}

/** Changes the service pack. @throws ApiError */
export async function sendPack(
  { service_pack }: PackValues,
  confirmed: Schema.Terms,
): Promise<PackChanged> {
  const body = { service_pack, confirmed };
  const accepted = await call(api.postRvoipChange, { body });
  return {
    receiptNumber: accepted.receipt_number,
    acceptedAt: accepted.accepted_at,
    pack: accepted.service_pack,
    startsOn: accepted.starts_on,
    monthlyFee: accepted.monthly_fee,
  };
}

/** Cancels the home phone. @throws ApiError */
export async function sendVoipQuit({ quit_on, keep_number }: VoipQuitValues): Promise<VoipLeft> {
  const body = { quit_on, keep_number: keep_number === 'yes' };
  const left = await call(api.postVoipQuit, { body });
  return {
    receiptNumber: left.receipt_number,
    acceptedAt: left.accepted_at,
    quitOn: left.starts_on ?? quit_on,
  };
}
