import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type AxeCore from 'axe-core';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

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

/**
 * Fails on any axe finding of WCAG 2.2 AA and of the best practices. It takes longer than to draw the page, so only
 * the walks of all addresses and all procedures call it; other tests hold what is special to them.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const findings = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: typeof AxeCore }).axe;
    // A dialog that is still fading in isn't one to axe, which then blames the page behind it, hidden already. Its
    // first frame has no animation yet: it is only transparent.
    const isTransparent = (dialog: Element) => !dialog.checkVisibility({ opacityProperty: true });
    do {
      await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    } while ([...document.querySelectorAll('[role="dialog"]')].some(isTransparent));
    const { violations } = await axe.run(document, {
      // Without details of the rules that pass, axe takes half the time. There are no media and frames to wait for.
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(
      (v) =>
        `${v.id}: ${v.nodes.map((n) => `${n.target.join(' ')} ${n.failureSummary ?? ''}`).join(' | ')}`,
    );
  });
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}
