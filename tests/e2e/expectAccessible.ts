import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import type AxeCore from 'axe-core';
import { isWhole } from './matrix/part.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Whether no worker has examined an address before; each examined address has a folder. */
function isFirstAt(pathname: string): boolean {
  const folder = path.join(process.env['EXAMINED_DIR'] ?? '', encodeURIComponent(pathname));
  // Undefined when the folder existed already.
  return mkdirSync(folder, { recursive: true }) !== undefined;
}

/**
 * Whether axe examines this page: each address once, and a fixed third of its other states, or all of them in
 * the whole matrix. Only in Chromium: the markup is the same in every engine, and axe crashes Firefox 153.
 */
async function isForAxe(page: Page): Promise<boolean> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return false;
  if (isWhole || isFirstAt(new URL(page.url()).pathname)) return true;
  const text = await page.locator('body').innerText();
  return createHash('sha256').update(text).digest().readUInt8() % 3 === 0;
}

/** Fails on any axe finding of WCAG 2.2 AA, where axe examines the page, and on horizontal scroll. */
export async function expectAccessible(page: Page): Promise<void> {
  if (await isForAxe(page)) await expectNoFindings(page);
  await expectNoSidewaysScroll(page);
}

/** Fails where the page is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((e) => e.getBoundingClientRect().right > width + 1)
      .slice(0, 3)
      .map((e) => `${e.tagName} ${e.className.toString()} ${e.textContent.slice(0, 30)}`);
  });
  expect(overflow, `no horizontal scroll on ${page.url()}`).toEqual([]);
}

/** Fails on any axe finding of WCAG 2.2 AA. */
export async function expectNoFindings(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const findings = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: typeof AxeCore }).axe;
    const { violations } = await axe.run(document, {
      // Without details of the rules that pass, axe takes half the time.
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      (v) =>
        `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary ?? ''}`).join(' | ')}`,
    );
  });
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}
