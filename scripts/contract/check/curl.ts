import { isJson, preferOf, type Case } from './cases/case.ts';
import { isSecret } from './mask.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * A call as a command that can be run: curl signs it itself, with the credentials of the environment
 * variables that `--credentials env` reads, so that no secret stands in it.
 * @param offsetMs the server's clock minus this machine's
 */
export function curlOf(call: Case, url: string, offsetMs: number): string {
  const { operation, intent, body } = call;
  const how = intent.kind === 'spoilt' ? intent.how : undefined;
  const parts = ['curl -si -X', operation.method.toUpperCase(), quoted(url)];
  if (body !== undefined)
    parts.push(
      `-H ${quoted(`content-type: ${call.contentType ?? 'application/json'}`)}`,
      `--data-raw ${maskedBody(body)}`,
    );
  if (intent.kind === 'scenario') parts.push(`-H ${quoted(`prefer: ${preferOf(intent)}`)}`);
  if (operation.isSigned && how !== 'none') {
    const spoiltSecret = how === 'secret' ? 'x' : '';
    parts.push(
      '--aws-sigv4 aws:amz:ap-northeast-1:execute-api',
      `--user "$AWS_ACCESS_KEY_ID:$AWS_SECRET_ACCESS_KEY${spoiltSecret}"`,
    );
    if (how !== 'token') parts.push('-H "x-amz-security-token: $AWS_SESSION_TOKEN"');
    const seconds = Math.round(offsetMs / 1000) - (how === 'date' ? 3600 : 0);
    // Within the five minutes that a signature lives curl's own date does.
    if (Math.abs(seconds) > 120)
      parts.push(`-H "x-amz-date: $(date -u -d '${seconds} seconds' +%Y%m%dT%H%M%SZ)"`);
  }
  if (how === 'query' || how === 'body')
    parts.push(`# send it with another ${how} than the one that was signed`);
  return parts.join(' ');
}

function maskedBody(text: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return quoted(text);
  }
  if (!isJson(body)) return quoted(text);
  const entries = Object.entries(body).map(([name, value]) =>
    isSecret(name) && typeof value === 'string'
      ? `${quoted(`${JSON.stringify(name)}:"`)}"$MINAMO_${name.toUpperCase()}"${quoted('"')}`
      : quoted(`${JSON.stringify(name)}:${JSON.stringify(value)}`),
  );
  return `${quoted('{')}${entries.join(quoted(','))}${quoted('}')}`;
}
