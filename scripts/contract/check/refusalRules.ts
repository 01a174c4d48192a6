import { isObject, type Json, resolve } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** What a refusal tells people: a message in Japanese, and fields that the request has. */
export function refusalFaults(
  { operation, intent }: Case,
  { status }: Reply,
  body: unknown,
): Fault[] {
  if (status < 400 || !isObject(body)) return [];
  const cause = `${operation.operationId} ${status}`;
  const { message, fields } = body;
  const named = (Array.isArray(fields) ? (fields as unknown[]) : []).filter(isObject);
  const texts = (key: string) =>
    named.map((field) => field[key]).filter((text) => typeof text === 'string');
  const foreign = [message, ...texts('message')].find(
    (text) => typeof text === 'string' && !japanese.test(text),
  );
  const names = texts('name');
  const unknown = names.find((name) => !isOfRequest(operation, name));
  const wrong = intent.kind === 'invalid' ? intent.at : undefined;
  // What is sent encrypted has fields of its own.
  const isNamed =
    wrong === undefined || wrong === 'cipher_text' || names.some((name) => isWithin(name, wrong));
  return [
    ...(foreign === undefined
      ? []
      : [fault('message-language', cause, 'a message in Japanese', JSON.stringify(foreign))]),
    ...(unknown === undefined && names.length && !isNamed
      ? [fault('refusal-field', cause, `${wrong}, which is wrong`, names.join(', '))]
      : []),
    ...(unknown === undefined
      ? []
      : [fault('refusal-field', cause, 'a field of the request', JSON.stringify(unknown))]),
  ];
}

/** Whether one of two places of a body is the other, or within it; an item of a list counts as the list. */
function isWithin(...places: [string, string]): boolean {
  const [one = '', other = ''] = places.map((place) => `${place.replace(/\.\d+/g, '')}.`);
  return one.startsWith(other) || other.startsWith(one);
}

/** Whether a name is a parameter or header of the request, or a place in its body, `phone.tel`. */
function isOfRequest(
  { parameters, requiredHeaders, request, spec }: Case['operation'],
  name: string,
): boolean {
  const isOutside = parameters.some((p) => p.name === name) || requiredHeaders.includes(name);
  if (isOutside || !request) return isOutside;
  const has = (place: string) => hasPlace(spec, request.schema, place.split('.'));
  // What is sent encrypted has fields of its own.
  return has(name) || has('cipher_text');
}

function hasPlace(spec: Json, schema: unknown, [name, ...rest]: string[]): boolean {
  if (name === undefined) return true;
  const own = resolve(spec, schema);
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((word) => {
    const list = own[word];
    return Array.isArray(list) ? (list as unknown[]) : [];
  });
  if (branches.some((branch) => hasPlace(spec, branch, [name, ...rest]))) return true;
  if (isObject(own['items']))
    return hasPlace(spec, own['items'], /^\d+$/.test(name) ? rest : [name, ...rest]);
  const properties = own['properties'];
  return isObject(properties) && name in properties && hasPlace(spec, properties[name], rest);
}
