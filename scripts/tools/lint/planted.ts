/** Code with one mistake, by the rule or the compiler's error that names it. */
type Rows = Readonly<Record<string, string>>;

/** Scripts without types, in `scripts/tools/lint`. */
export const scripts: Rows = {
  'constructor-super': 'export class A extends Array { constructor() {} }',
  'getter-return': 'export const a = { get b() {} };',
  'no-class-assign': 'class A {} A = 1; export { A };',
  'no-const-assign': 'const a = 1; a = 2; export { a };',
  'no-dupe-class-members': 'export class A { b() {} b() {} }',
  'no-dupe-keys': 'export const a = { b: 1, b: 2 };',
  'no-func-assign': 'function a() {} a = 1; export { a };',
  'no-import-assign': "import a from 'node:fs'; a = 1; export { a };",
  'no-new-native-nonconstructor': 'export const a = new Symbol();',
  'no-obj-calls': 'export const a = Math();',
  'no-redeclare': 'var a = 1; var a = 2; export { a };',
  'no-setter-return': 'export const a = { set b(c) { return c; } };',
  'no-this-before-super': 'export class A extends Array { constructor() { this.b = 1; super(); } }',
  'no-undef': 'export const a = notDefined;',
  'no-unreachable': 'export function a() { return 1; void 2; }',
  'no-unsafe-negation': 'export const a = (b) => !b in {};',
  'require-yield': 'export function* a() { return 1; }',
};

/** Modules of `src/lib`. */
export const modules: Rows = {
  'for-direction': 'for (let i = 0; i < 9; i--) void i;',
  'no-async-promise-executor':
    'export const a = new Promise<void>(async (done) => { await Promise.resolve(); done(); });',
  'no-case-declarations':
    'export function a(b: number) { switch (b) { case 1: const c = 1; return c; default: return 2; } }',
  'no-compare-neg-zero': 'export const a = (b: number) => b === -0;',
  'no-cond-assign': 'export function a(b: number) { if (b = 1) return b; return 2; }',
  'no-constant-binary-expression': 'export const a = (b: boolean) => (!b) ?? true;',
  'no-constant-condition': 'export function a() { if (1) return 2; return 3; }',
  'no-control-regex': 'export const a = /\\x1f/;',
  'no-debugger': 'debugger;',
  'no-dupe-else-if':
    'export function a(b: number) { if (b > 1) return 1; else if (b > 2 && b > 1) return 2; return 3; }',
  'no-duplicate-case':
    'export function a(b: number) { switch (b) { case 1: return 1; case 1: return 2; default: return 3; } }',
  'no-empty': 'export function a(b: boolean) { if (b) {} }',
  'no-empty-character-class': 'export const a = /a[]/;',
  'no-empty-pattern': 'export function a({}: object) { return 1; }',
  'no-empty-static-block': 'export class A { static {} }',
  'no-ex-assign':
    'export function a() { try { return JSON.stringify(1); } catch (b) { b = 1; return b; } }',
  'no-extra-boolean-cast': 'export const a = (b: number) => (!!b ? 1 : 2);',
  'no-fallthrough':
    'export function a(b: number) { let c = 0; switch (b) { case 1: c = 1; default: c = 2; } return c; }',
  'no-global-assign': 'undefined = 1;',
  'no-invalid-regexp': "export const a = new RegExp('[');",
  'no-irregular-whitespace': 'export const a =\u00a01;',
  'no-loss-of-precision': 'export const a = 9007199254740993;',
  'no-misleading-character-class': 'export const a = /[👍]/;',
  'no-prototype-builtins': "export const a = (b: object) => b.hasOwnProperty('c');",
  'no-regex-spaces': 'export const a = /b  c/;',
  'no-self-assign': 'export function a(b: number) { b = b; return b; }',
  'no-shadow-restricted-names': 'export function a(undefined: number) { return undefined; }',
  'no-sparse-arrays': 'export const a = [1, , 2];',
  'no-unexpected-multiline': 'export const a = (b: (c: number) => number) => b\n(1);',
  'no-unsafe-finally': 'export function a() { try { return 1; } finally { return 2; } }',
  'no-unsafe-optional-chaining': 'export const a = (b?: { c: number[] }) => [...b?.c];',
  'no-unused-labels': 'a: for (const b of [1]) void b;',
  'no-unused-private-class-members': 'export class A { #b = 1; }',
  'no-useless-backreference': 'export const a = /\\1(b)/;',
  'no-useless-catch':
    'export function a() { try { return JSON.stringify(1); } catch (b) { throw b; } }',
  'no-useless-escape': "export const a = '\\d';",
  'use-isnan': 'export const a = (b: number) => b === NaN;',
  'valid-typeof': "export const a = (b: unknown) => typeof b === 'strnig';",
  'no-var': 'export var a = 1;',
  'prefer-const': 'let a = 1; export { a };',
  'prefer-rest-params': 'export function a() { return arguments[0] as number; }',
  'prefer-spread': 'export const a = (b: number[]) => Math.max.apply(Math, b);',
  'typescript/await-thenable': 'export async function a() { await 1; }',
  'typescript/ban-ts-comment': "// @ts-ignore\nexport const a: number = 'b';",
  'no-array-constructor': 'export const a = new Array(1, 2);',
  'typescript/no-array-delete': 'export function a(b: number[]) { delete b[0]; }',
  'typescript/no-base-to-string': 'export const a = (b: object) => String(b);',
  'typescript/no-duplicate-enum-values': 'export enum A { b = 1, c = 1 }',
  'typescript/no-duplicate-type-constituents': 'export type A = string | string;',
  'typescript/no-empty-object-type': 'export type A = {};',
  'typescript/no-explicit-any': 'export type A = any;',
  'typescript/no-extra-non-null-assertion': 'export const a = (b?: { c: number }) => b!!.c;',
  'typescript/no-floating-promises': 'export function a() { Promise.resolve(); }',
  'typescript/no-for-in-array': 'export function a(b: number[]) { for (const c in b) void c; }',
  'typescript/no-implied-eval': "setTimeout('void 1', 1);",
  'typescript/no-misused-new': 'export interface A { new (): A }',
  'typescript/no-misused-promises':
    'export const a = () => { if (Promise.resolve(false)) return 1; return 2; };',
  'typescript/no-namespace': 'export namespace A { export const b = 1; }',
  'typescript/no-non-null-asserted-optional-chain':
    'export const a = (b?: { c?: number }) => b?.c!;',
  'typescript/no-redundant-type-constituents': 'export type A = unknown | string;',
  'typescript/no-require-imports': "import a = require('node:fs'); export { a };",
  'typescript/no-this-alias': 'export class A { b() { const c = this; return c; } }',
  'typescript/no-unnecessary-type-assertion': 'export const a = (b: number) => b as number;',
  'typescript/no-unnecessary-type-constraint': 'export const a = <B extends unknown>(b: B) => b;',
  'typescript/no-unsafe-argument': "export const a = () => Number.parseFloat(JSON.parse('1'));",
  'typescript/no-unsafe-assignment':
    "export const a: string[] = []; const b = JSON.parse('1'); export { b };",
  'typescript/no-unsafe-call': "export const a = () => { void JSON.parse('1')(); };",
  'typescript/no-unsafe-declaration-merging': 'export interface A { b: number } export class A {}',
  'typescript/no-unsafe-enum-comparison': 'enum A { b = 1 } export const a = (b: A) => b === 1;',
  'typescript/no-unsafe-function-type': 'export type A = Function;',
  'typescript/no-unsafe-member-access': "export const a = () => { void JSON.parse('1').b; };",
  'typescript/no-unsafe-return': "export const a = () => JSON.parse('1');",
  'typescript/no-unsafe-unary-minus': 'export const a = (b: string) => -b;',
  'no-unused-expressions': 'export function a(b: number) { b + 1; }',
  'no-unused-vars': 'export function a() { const b = 1; }',
  'typescript/no-wrapper-object-types': 'export type A = String;',
  'typescript/only-throw-error': "export function a() { throw 'b'; }",
  'typescript/prefer-as-const': "export const a = 'b' as 'b';",
  'typescript/prefer-namespace-keyword': 'export declare module A { const b: number }',
  'typescript/prefer-promise-reject-errors': "export const a = () => Promise.reject('b');",
  'typescript/require-await': 'export async function a() { return 1; }',
  'typescript/restrict-plus-operands': 'export const a = (b: number, c: string[]) => b + c;',
  'typescript/restrict-template-expressions': 'export const a = (b: { c: number }) => `${b}`;',
  'typescript/triple-slash-reference': '/// <reference path="./other.ts" />\nexport const a = 1;',
  'typescript/unbound-method':
    'class A { b() { return this; } } export const a = (c: A) => { const d = c.b; return d; };',
  'typescript/no-non-null-assertion': 'export const a = (b?: { c: number }) => b!.c;',
  'typescript/consistent-type-imports': "import { Stats } from 'node:fs'; export type A = Stats;",
  'typescript/switch-exhaustiveness-check':
    "export function a(b: 'c' | 'd') { switch (b) { case 'c': return 1; } return 2; }",
  'simple-import-sort/imports':
    "import path from 'node:path'; import fs from 'node:fs'; export { fs, path };",
  'no-duplicate-imports':
    "import { join } from 'node:path'; import { resolve } from 'node:path'; export { join, resolve };",
  'no-console': "console.log('a');",
  TS2304: 'export const a = qqqq;',
  TS2307: "export { a } from './nowhere.ts';",
  TS2322: "export const a: number = 'b';",
  TS2532: 'export const a = [1][0] + 1;',
  TS4114: 'class A { b() { return 1; } } export class C extends A { b() { return 2; } }',
  TS6133: 'export function a(b: number) { return 1; }',
  TS7006: 'export const a = (b) => 1;',
};

/** Elements that a component of `src/ui` draws. */
export const elements: Rows = {
  'jsx-a11y/alt-text': '<img src="a" />',
  'jsx-a11y/anchor-has-content': '<a href="/a" />',
  'jsx-a11y/anchor-is-valid': '<a href="#">b</a>',
  'jsx-a11y/aria-activedescendant-has-tabindex': '<div aria-activedescendant="b" />',
  'jsx-a11y/aria-props': '<div aria-labell="b" />',
  'jsx-a11y/aria-proptypes': '<div aria-hidden="yes" />',
  'jsx-a11y/aria-role': '<div role="datepicker" />',
  'jsx-a11y/aria-unsupported-elements': '<meta charSet="utf-8" aria-hidden="true" />',
  'jsx-a11y/autocomplete-valid': '<input type="text" autoComplete="foo" />',
  'jsx-a11y/click-events-have-key-events': '<div onClick={() => undefined} />',
  'jsx-a11y/heading-has-content': '<h1 />',
  'jsx-a11y/html-has-lang': '<html />',
  'jsx-a11y/iframe-has-title': '<iframe src="a" />',
  'jsx-a11y/img-redundant-alt': '<img src="a" alt="image of b" />',
  'jsx-a11y/interactive-supports-focus': '<div role="button" onClick={() => undefined} />',
  'jsx-a11y/label-has-associated-control': '<label>b</label>',
  'jsx-a11y/media-has-caption': '<video src="a" />',
  'jsx-a11y/mouse-events-have-key-events': '<div onMouseOver={() => undefined} />',
  'jsx-a11y/no-access-key': '<div accessKey="b" />',
  'jsx-a11y/no-autofocus': '<input autoFocus />',
  'jsx-a11y/no-distracting-elements': '<marquee />',
  'jsx-a11y/no-interactive-element-to-noninteractive-role': '<button role="article" />',
  'jsx-a11y/no-noninteractive-element-interactions': '<li onClick={() => undefined} />',
  'jsx-a11y/no-noninteractive-element-to-interactive-role': '<h1 role="button">b</h1>',
  'jsx-a11y/no-noninteractive-tabindex': '<div tabIndex={0} />',
  'jsx-a11y/no-redundant-roles': '<button role="button" />',
  'jsx-a11y/no-static-element-interactions': '<div onClick={() => undefined} />',
  'jsx-a11y/role-has-required-aria-props': '<div role="checkbox" />',
  'jsx-a11y/role-supports-aria-props':
    '<ul role="radiogroup" aria-labelledby="a" aria-required="true"><li aria-required="true" /></ul>',
  'jsx-a11y/scope': '<div scope="col" />',
  'jsx-a11y/tabindex-no-positive': '<button tabIndex={5} />',
};

/** Components of `src/ui`. */
export const components: Rows = {
  'react/rules-of-hooks':
    "import { useState } from 'react'; export const A = ({ b }: { b: boolean }) => { if (b) useState(1); return <p>{String(b)}</p>; };",
  'react/exhaustive-deps':
    "import { useEffect } from 'react'; export const A = ({ b }: { b: string }) => { useEffect(() => { document.title = b; }, []); return <p />; };",
  'react/set-state-in-effect':
    "import { useEffect, useState } from 'react'; export const A = () => { const [b, setB] = useState(1); useEffect(() => { setB(2); }, []); return <p>{b}</p>; };",
  'react/error-boundaries':
    'const B = () => <p />; export const A = () => { try { return <B />; } catch { return null; } };',
  'react/globals': 'let b = 1; export const A = () => { b = 2; return <p>{b}</p>; };',
  'react/immutability':
    'export const A = (props: { b: number }) => { props.b = 2; return <p>{props.b}</p>; };',
  'react/purity': 'export const A = () => <p>{Math.random()}</p>;',
  'react/refs':
    "import { useRef } from 'react'; export const A = () => { const b = useRef(1); return <p>{b.current}</p>; };",
  'react/set-state-in-render':
    "import { useState } from 'react'; export const A = () => { const [b, setB] = useState(1); setB(2); return <p>{b}</p>; };",
  'react/static-components': 'export const A = () => { const B = () => <p />; return <B />; };',
  'react/unsupported-syntax':
    'export const A = ({ b }: { b: string }) => { eval(b); return <p>{b}</p>; };',
  'react/use-memo':
    "import { useMemo } from 'react'; export const A = () => { const b = useMemo(async () => { await Promise.resolve(); return 1; }, []); return <p>{String(b)}</p>; };",
  'react/incompatible-library':
    "import { useForm } from 'react-hook-form'; export const A = () => { const { watch } = useForm(); return <p>{String(watch('b'))}</p>; };",
};

/** Tests of `tests/e2e`, below the import of Playwright. */
export const browserTests: Rows = {
  'playwright/consistent-spacing-between-blocks': "test('a', () => {}); test('b', () => {});",
  'playwright/max-nested-describe':
    "test.describe('a', () => { test.describe('a', () => { test.describe('a', () => { test.describe('a', () => { test.describe('a', () => { test.describe('a', () => { test('b', () => {}); }); }); }); }); }); });",
  'playwright/missing-playwright-await':
    "test('a', async ({ page }) => { expect(page).toHaveTitle('b'); });",
  'playwright/no-duplicate-hooks':
    "test.beforeEach(() => {}); test.beforeEach(() => {}); test('a', () => {});",
  'playwright/no-duplicate-slow':
    "test('a', async ({ page }) => { test.slow(); test.slow(); await page.goto('/'); });",
  'playwright/no-element-handle': "test('a', async ({ page }) => { await page.$('a'); });",
  'playwright/no-eval': "test('a', async ({ page }) => { await page.$eval('a', (b) => b.id); });",
  'playwright/no-focused-test': "test.only('a', () => {});",
  'playwright/no-identical-title': "test('a', () => {}); test('a', () => {});",
  'playwright/no-nested-step':
    "test('a', async ({ page }) => { await test.step('b', async () => { await test.step('c', async () => { await page.goto('/'); }); }); });",
  'playwright/no-page-pause': "test('a', async ({ page }) => { await page.pause(); });",
  'playwright/no-skipped-test': "test.skip('a', () => {});",
  'playwright/no-standalone-expect': "test.describe('a', () => { expect(1).toBe(1); });",
  'playwright/no-unnecessary-assertions':
    "test('a', ({ page }) => { expect(page.locator('b')).toBeTruthy(); });",
  'playwright/no-unused-locators': "test('a', async ({ page }) => { page.locator('a'); });",
  'playwright/no-useless-await':
    "test('a', async ({ page }) => { await page.locator('a').first(); });",
  'playwright/no-useless-not':
    "test('a', async ({ page }) => { await expect(page.locator('a')).not.toBeVisible(); });",
  'playwright/no-wait-for-navigation':
    "test('a', async ({ page }) => { await page.waitForNavigation(); });",
  'playwright/no-wait-for-selector':
    "test('a', async ({ page }) => { await page.waitForSelector('a'); });",
  'playwright/no-wait-for-timeout':
    "test('a', async ({ page }) => { await page.waitForTimeout(1); });",
  'playwright/prefer-hooks-in-order':
    "test.afterEach(() => {}); test.beforeEach(() => {}); test('a', () => {});",
  'playwright/prefer-hooks-on-top': "test('a', () => {}); test.beforeEach(() => {});",
  'playwright/prefer-locator': "test('a', async ({ page }) => { await page.click('a'); });",
  'playwright/prefer-to-have-count':
    "test('a', async ({ page }) => { expect(await page.locator('a').count()).toBe(1); });",
  'playwright/prefer-to-have-length':
    "test('a', async ({ page }) => { await page.goto('/'); expect([1].length).toBe(1); });",
  'playwright/prefer-web-first-assertions':
    "test('a', async ({ page }) => { expect(await page.locator('a').isVisible()).toBe(true); });",
  'playwright/valid-describe-callback':
    "test.describe('a', async () => { await Promise.resolve(); });",
  'playwright/valid-expect': "test('a', async ({ page }) => { await page.goto('/'); expect(1); });",
  'playwright/valid-expect-in-promise':
    "test('a', () => { Promise.resolve(1).then((b) => { expect(b).toBe(1); }); });",
  'playwright/valid-test-tags': "test('a', { tag: 'b' }, () => {});",
  'playwright/valid-title': "test('', () => {});",
  'eslint-js/no-restricted-syntax':
    "test('a', async ({ page }) => { expect(await page.title()).toBe('b'); });",
};

/** Files whose folder decides, each with what is said of it; undefined where nothing is. */
export const placed: Readonly<Record<string, { finding?: string; code: string }>> = {
  'src/ui/figure.ts': { code: "import { month } from '@/lib/month.ts'; export const a = month;" },
  'src/lib/month.ts': { code: 'export const month = 1;' },
  'src/app/routes.ts': { code: 'export const routes = [1];' },
  'src/api/generated/auth.ts': { code: 'export type Auth = string;' },
  'src/screens/mobile/top/queries.ts': {
    code: 'export const a = 1;',
  },
  'src/screens/fibre/top/queries.ts': {
    code: "import { a } from '@/screens/mobile/top/queries.ts'; export const b = a;",
  },
  'src/screens/mobile/top/view.ts': { code: 'export const view = 1;' },
  'src/pressQueue.js': { code: 'Array.isArray(document.body.children);' },
  'src/browserSupport.js': {
    finding: 'es5/only Not in ES5: Unexpected token',
    code: 'location.replace(location.href,);',
  },
  'src/older.js': {
    finding: 'es5/only Promise is not in ES5',
    code: 'location.replace(new Promise(Object));',
  },
  'src/lib/allowed.ts': {
    finding: ' Unused oxlint-disable directive',
    code: '// oxlint-disable-next-line no-debugger\nexport const a = 1;',
  },
  'src/lib/tellDeveloper.ts': { code: "console.info('a');" },
  'scripts/month.ts': { code: "import { month } from '@/lib/month.ts'; export const a = month;" },
  'src/lib/up.ts': {
    finding: 'zones/direction lib must not import ui (@/ui/figure.ts)',
    code: "import { a } from '@/ui/figure.ts'; export const b = a;",
  },
  'src/ui/later.ts': {
    finding: 'zones/direction ui must not import app (../app/routes.ts)',
    code: "export const a = () => import('../app/routes.ts');",
  },
  'src/ui/passed.ts': {
    finding: 'zones/direction ui must not import app (@/app/routes.ts)',
    code: "export { routes } from '@/app/routes.ts';",
  },
  'scripts/mock/facts/examples.ts': {
    finding: 'zones/mock facts/examples must not import facts/bills: it comes later in the order',
    code: "import { a } from './bills.ts'; export const b = a;",
  },
  'scripts/mock/facts/plan.ts': {
    finding: 'zones/mock facts/plan must not import operations/plan: imports point down',
    code: "import { a } from '../operations/plan.ts'; export const b = a;",
  },
  'scripts/mock/operations/quit.ts': {
    finding: 'zones/mock operations/quit must not import operations/plan: operations share',
    code: "import { a } from './plan.ts'; export const b = a;",
  },
  'scripts/mock/facts/bill.ts': { code: 'export const a = 1;' },
  'scripts/mock/facts/bills.ts': { code: "import { a } from './bill.ts'; export const b = a;" },
  'src/lib/barrel.ts': {
    finding: 'zones/direction No barrel files',
    code: "export * from './month.ts';",
  },
  'src/lib/outside.ts': {
    finding: 'zones/direction src/lib imports ../../scripts/month.ts, which is outside src',
    code: "import { a } from '../../scripts/month.ts'; export const b = a;",
  },
  'src/ui/generated.ts': {
    finding: 'zones/direction Take operations.ts or schemas.ts of generated',
    code: "import type { Auth } from '@/api/generated/auth.ts'; export type A = Auth;",
  },
  'src/screens/fibre/top/view.ts': {
    finding: 'zones/direction screens/fibre/top may import only queries.ts of screens/mobile/top',
    code: "import { view } from '@/screens/mobile/top/view.ts'; export const a = view;",
  },
  'src/ui/button.ts': {
    finding: 'no-restricted-imports Import the part alone: @mui/material/Button.',
    code: "import { Button } from '@mui/material'; export const a = Button;",
  },
  'src/ui/style.ts': {
    finding: 'no-restricted-imports Take it from @mui/material/styles.',
    code: "import { styled } from '@mui/system'; export const a = styled;",
  },
  'scripts/far.ts': {
    finding: 'no-restricted-imports The portal is imported as @/….',
    code: "import { month } from '../src/lib/month.ts'; export const a = month;",
  },
  'tests/unit/far.ts': {
    finding: 'no-restricted-imports The portal is imported as @/….',
    code: "import { month } from '../../src/lib/month.ts'; export const a = month;",
  },
};
