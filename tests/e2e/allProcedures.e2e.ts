import { beforeEachPress } from '../../scripts/pictures/walk.ts';
import { mainText } from './exampleRounds.ts';
import { expectAccessible, expectNoSidewaysScroll } from './expectAccessible.ts';
import { expect, test } from './fixtures.ts';
import { flows } from './flows/all.ts';
import { press } from './flows/flow.ts';
import { phone } from './pages.ts';
import { waitForScreen } from './waitForScreen.ts';

for (const flow of flows) {
  test(`${flow.name} (${flow.path}): each step is accessible, and the receipt comes`, async ({
    app,
  }) => {
    for (const [id, example] of Object.entries(flow.pins ?? {})) app.mock.pins.set(id, example);
    const page = await app.visit(flow.path, { as: flow.as, viewport: phone });
    const examined = new Set<string>();
    const look = async () => {
      const step = await page.locator('h1').first().innerText();
      if (examined.has(step + page.url())) return;
      examined.add(step + page.url());
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    };
    await beforeEachPress(page, look, () => flow.fill(page));
    await look();
    const sent = app.callsFromNow(flow.writes);
    await press(page, flow);
    if (flow.goesOn) {
      await expect(page.getByRole('main').getByText(flow.goesOn).first()).toBeVisible();
      return;
    }
    await expect(page.getByRole('heading', { name: flow.done })).toBeVisible();
    expect(sent().length).toBeGreaterThan(0);
    await waitForScreen(page);
    const receipt = await mainText(page);
    for (const text of flow.receipt ?? []) expect(receipt).toContain(text);
    await look();
  });
}
