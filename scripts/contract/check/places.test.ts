import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { openapiDir } from '../documents.ts';
import { Places } from './places.ts';

const usage = `get:
    operationId: getEarlier
usage:
  get:
    operationId: getUsage
    summary: 使用量
    responses:
      '200':
        content:
          application/json:
            schema:
              type: object
              properties:
                speed:
                  type: string
                  speed_of: x

${'  '}
                plan:
                  $ref: '../shared/schemas.yaml#/schemas/Plan'
                lines:
                  type: array
                  items:
                    properties:
                      name: { type: string }
                5g:
                  $ref: ../shared/schemas.yaml#/schemas/Plan
                line2: x
                lost:
                  $ref: '../shared/schemas.yaml#/schemas/Lost'
                short:
                  $ref: '../shared/schemas.yaml#/schemas/Short'
                either:
                  anyOf:
                    - $ref: '../shared/schemas.yaml#/schemas/Plan'
                    - $ref: '../shared/more.yaml#/schemas/Base'
                base:
                  $ref: '../shared/more.yaml#/schemas/Base'
                both: { anyOf: [{ $ref: '#/schemas/Own' }, { $ref: '../shared/bare.yaml#/Top' }] }
                same:
                  $ref: '../shared/more.yaml#/answers/Base'
                path:
                  $ref: '../shared/bare.yaml#/paths/~1top'
            examples:
              normal:
                value:
                  said: 1
                  name: x
                  plan: none
      '403':
        $ref: '../shared/schemas.yaml#/responses/Refused'
  put:
    operationId: putUsage
    responses:
      '200':
        $ref: '#/schemas/Own'
      '404':
        $ref: '../gone.yaml#/responses/Gone'
  delete:
    operationId: deleteUsage
    responses:
      '204': x
schemas:
  OwnAndMore:
    properties:
      none: x
  Own:
    properties:
      none: x
      own: x`;
const shared = `schemas:
  Plan:
    properties:
      parent:
        $ref: '#/schemas/Plan'
      code:
        type: string
  Short: { $ref: '#/schemas/Plan' }
responses:
  Refused:
    schema:
      properties:
        message: x
`;
const more = `schemas:
  Base:
    allOf:
      - $ref: 'schemas.yaml#/schemas/Plan'
    properties:
      kind: x
answers:
  Base:
    properties:
      told: x
`;
const bare = `Topmost:
  properties:
    no: x
Top:
  properties:
    yes: x
`;
const files = new Map([
  ['read/usage.yaml', usage],
  ['shared/schemas.yaml', shared],
  ['shared/more.yaml', more],
  ['shared/bare.yaml', bare],
]);

let places: Places;

beforeAll(async () => {
  const names = ['read', 'README.md', ...files.keys()];
  vi.spyOn(fs, 'readdir').mockResolvedValue(names as never);
  vi.spyOn(fs, 'readFile').mockImplementation((file) => {
    const text = files.get(path.relative(openapiDir, file as string));
    return text === undefined ? Promise.reject(new Error('no such file')) : Promise.resolve(text);
  });
  syncBuiltinESMExports();
  places = await Places.read();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** The file and the trimmed text of a place. */
function at(...wanted: Parameters<Places['of']>): [file: string, text: string] {
  const { file, line } = places.of(...wanted);
  const text = files.get(file.replace('openapi/', '')) ?? '';
  return [file, text.split('\n')[line - 1]?.trim() ?? ''];
}

const here = 'openapi/read/usage.yaml';
const there = 'openapi/shared/schemas.yaml';

test('What is no operation leads to the conventions', () => {
  expect(places.of('getNothing', 200)).toEqual({ file: 'openapi/README.md', line: 1 });
});

test.each<[Parameters<Places['of']>, string]>([
  [['getEarlier'], 'operationId: getEarlier'],
  [['getEarlier', 200], 'operationId: getEarlier'],
  [['getUsage'], 'operationId: getUsage'],
  [['putUsage'], 'operationId: putUsage'],
  [['getUsage', 404], 'operationId: getUsage'],
  [['putUsage', 403], 'operationId: putUsage'],
  [['putUsage', 204], 'operationId: putUsage'],
  [['deleteUsage', 204], "'204': x"],
  [['getUsage', '200'], "'200':"],
  [['putUsage', 404], "'404':"],
])('%j leads to the answer, or to its operation', (wanted, text) => {
  expect(at(...wanted)).toEqual([here, text]);
});

test('Answers of one status are distinguished by their operation', () => {
  const [read, write] = [places.of('getUsage', 200), places.of('putUsage', 200)];
  expect(read.line).toBe(8);
  expect(write.line).toBeGreaterThan(read.line);
});

test.each([
  ['/speed', here, 'speed:'],
  ['/plan', here, 'plan:'],
  ['/plan/code', there, 'code:'],
  ['/plan/parent', there, 'parent:'],
  ['/plan/parent/parent/code', there, 'code:'],
  ['/lines/0/name', here, 'name: { type: string }'],
  ['/lines/12', here, 'lines:'],
  ['/lines/12/name', here, 'name: { type: string }'],
  ['/5g', here, '5g:'],
  ['/5g/code', there, 'code:'],
  ['/line2', here, 'line2: x'],
  ['/short/code', there, 'code:'],
  ['/either/kind', 'openapi/shared/more.yaml', 'kind: x'],
  ['/base/code', there, 'code:'],
  ['/lost/code', here, 'lost:'],
  ['/both/yes', 'openapi/shared/bare.yaml', 'yes: x'],
  [
    '/both/no',
    here,
    "both: { anyOf: [{ $ref: '#/schemas/Own' }, { $ref: '../shared/bare.yaml#/Top' }] }",
  ],
  ['/same/told', 'openapi/shared/more.yaml', 'told: x'],
  ['/path/yes', here, 'path:'],
  ['/speed/plan', here, 'speed:'],
  ['/speed/gone', here, 'speed:'],
  ['/plan/gone', here, 'plan:'],
  ['/gone', here, "'200':"],
  ['/said', here, "'200':"],
  ['/0', here, "'200':"],
  ['', here, "'200':"],
])('The property %s leads to its line, or to what is next above', (pointer, file, text) => {
  expect(at('getUsage', 200, pointer)).toEqual([file, text]);
});

test('A property is found in the schema or answer that its line refers to', () => {
  expect(at('getUsage', 403, '/message')).toEqual([there, 'message: x']);
  expect(at('putUsage', 200, '/own')).toEqual([here, 'own: x']);
  expect(places.of('putUsage', 200, '/none').line).toBe(usage.split('\n').length - 1);
  expect(at('putUsage', 404, '/own')).toEqual([here, "'404':"]);
});
