/** The parts of an `Authorization` header of AWS Signature Version 4. */
export interface Authorization {
  accessKeyId: string;
  /** `YYYYMMDD`. */
  date: string;
  region: string;
  service: string;
  signedHeaders: string[];
  signature: string;
}

const shape =
  /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\/(\d{8})\/([^/,\s]+)\/([^/,\s]+)\/aws4_request, ?SignedHeaders=([a-z0-9;_-]+), ?Signature=([0-9a-f]{64})$/;

/** Takes the header apart; undefined when it is not one. */
export function parseAuthorization(header: string | undefined): Authorization | undefined {
  const found = shape.exec(header ?? '');
  if (!found) return undefined;
  const [, accessKeyId = '', date = '', region = '', service = '', headers = '', signature = ''] =
    found;
  return { accessKeyId, date, region, service, signedHeaders: headers.split(';'), signature };
}

/** `20261121T014000Z` as a moment; undefined when it is no such time. */
export function amzDate(text: string | undefined): Date | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second] = found;
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
