import type { Page } from '@playwright/test';

/**
 * The text that is pasted after something was copied on a page. The portal's policy lets no page read the
 * clipboard, so it goes into a field of a page beside it.
 */
export async function pasted(page: Page): Promise<string> {
  const beside = await page.context().newPage();
  await beside.setContent('<textarea></textarea>');
  const field = beside.getByRole('textbox');
  await field.focus();
  await beside.keyboard.press('ControlOrMeta+v');
  const text = await field.inputValue();
  await beside.close();
  await page.bringToFront();
  return text;
}
