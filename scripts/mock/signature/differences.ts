import type { Credentials } from '../session/credentials.ts';
import { expectedSignature, signatureOfRawQuery, type Signed } from './expected.ts';

interface Suspicion {
  part: string;
  message: string;
  signed: Partial<Signed>;
  doubleEncode?: boolean;
}

/** What people sign by mistake, most likely first. */
function suspicions(signed: Signed): Suspicion[] {
  const methods = ['GET', 'POST', 'PUT', 'DELETE'].filter((m) => m !== signed.method);
  return [
    {
      part: 'path',
      message: 'The path was signed without the prefix of the host.',
      signed: { path: signed.path.replace(/^\/hosts\/[^/]+/, '') },
    },
    {
      part: 'body',
      message: 'The body was not signed: the signature is that of an empty one.',
      signed: { body: Buffer.alloc(0) },
    },
    {
      part: 'query',
      message: 'The query was not signed.',
      signed: { query: new URLSearchParams() },
    },
    {
      part: 'path',
      message: 'The path was encoded once only, which is S3’s way.',
      signed: {},
      doubleEncode: false,
    },
    ...methods.map((method) => ({
      part: 'method',
      message: `The call was signed as ${method}.`,
      signed: { method },
    })),
  ];
}

/** Finds out which part of a request its signature does not fit, by trying what people get wrong. */
export async function whatDiffers(
  signed: Signed,
  credentials: Credentials,
  at: Date,
  signature: string,
): Promise<{ differs: string[]; message: string }> {
  for (const suspicion of suspicions(signed)) {
    const tried = { ...signed, ...suspicion.signed };
    if ((await expectedSignature(tried, credentials, at, suspicion.doubleEncode)) === signature)
      return { differs: [suspicion.part], message: suspicion.message };
  }
  if ((await signatureOfRawQuery(signed, credentials, at)) === signature)
    return {
      differs: ['query'],
      message:
        'The query was signed as it was sent, as curl does: sort its names, and write `name=` for one without a value, in the address too.',
    };
  return {
    differs: ['signature'],
    message:
      'The signature fits neither this request nor a usual mistake: compare the parts below with what was signed, then the secret.',
  };
}
