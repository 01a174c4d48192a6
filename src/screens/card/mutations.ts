import { call } from '@/api/client';
import { UnexpectedError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { unsent } from '@/api/mutation';
import { ofService } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type { ServiceType } from '@/config/runtimeConfig';
import type { CardValues } from './cardValues';

/** Whose card it is: a SIM's, or the fibre contract's in one of its two billing systems. */
export type CardOwner = 'mobile' | 'minamo' | 'sonc';

export const typeOf = (owner: CardOwner): ServiceType => (owner === 'mobile' ? 'mobile' : 'fixed');

/**
 * Encrypts the card, then begins the authentication; the payment's call has the cipher text alone.
 * @throws ApiError; BusinessError with the codes of `putPaymentCreditCard`
 */
export async function beginCard(owner: CardOwner, card: CardValues) {
  const body = { value: JSON.stringify(card) };
  const { cipher_text } = await call(
    owner === 'mobile' ? api.postMobileSecureEncrypt : api.postSecureEncrypt,
    { body },
  ).catch((error: unknown) => {
    throw unsent(error);
  });
  return putCard(owner, { cipher_text });
}

/**
 * Asks for the outcome of an authentication; the answer `completed` sets the card.
 * @throws ApiError
 */
export function askCard(owner: CardOwner, authentication_id: string) {
  return putCard(owner, { authentication_id });
}

type CardBody = { cipher_text: string } | { authentication_id: string };

/** @throws UnexpectedError for an answer with an invalid expiry, after which the outcome is unknown */
async function putCard(owner: CardOwner, body: CardBody) {
  const result = await send(owner, body);
  if (!/^\d{4}(0[1-9]|1[0-2])$/.test(result.expiry))
    throw new UnexpectedError(200, 'The expiry of the card is no month');
  return result;
}

function send(owner: CardOwner, body: CardBody) {
  switch (owner) {
    case 'mobile':
      return call(api.putServicePaymentCreditCard, { ...ofService('mobile'), body });
    case 'minamo':
      return call(api.putPaymentProductCreditCard, { product: brand.code, body });
    case 'sonc':
      return call(api.putPaymentCreditCard, { body });
  }
}

/** The state of an authentication; of the card only brand, last four digits and expiry. */
export type CardResult = Awaited<ReturnType<typeof putCard>>;
