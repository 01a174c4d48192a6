import { AwsV4Signer } from 'aws4fetch';

/** Temporary credentials of a session, named as in the answers to login and renewal. */
export interface Credentials {
  access_key_id: string;
  access_secret: string;
  session_token: string;
}

export interface SigningScope {
  region: string;
  /** Given explicitly: aws4fetch would otherwise guess it from the host. */
  service: string;
}

/**
 * Signs a request with Signature Version 4 in its headers (docs/product.md §15.1). Nothing may
 * change the request afterwards; a replay is signed anew.
 * @param request can't be used afterwards; its body, signal and modes go into the signed request
 * @param at time of the signature, by the server's clock
 */
export async function signRequest(
  request: Request,
  credentials: Credentials,
  scope: SigningScope,
  at: Date,
): Promise<Request> {
  const body = await request.clone().arrayBuffer();
  const signer = new AwsV4Signer({
    method: request.method,
    url: request.url,
    headers: request.headers,
    ...(body.byteLength > 0 && { body }),
    accessKeyId: credentials.access_key_id,
    secretAccessKey: credentials.access_secret,
    sessionToken: credentials.session_token,
    ...scope,
    datetime: at.toISOString().replace(/[:-]|\.\d{3}/g, ''),
    // Signs the content type too, which aws4fetch leaves out by default.
    allHeaders: true,
  });
  const { headers } = await signer.sign();
  // aws4fetch's own `sign(Request)` would drop signal, credentials, cache and redirect.
  return new Request(request, { headers });
}
