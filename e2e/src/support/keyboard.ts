import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';

/** Whether an element has the focus. */
export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Presses Tab until an element has the focus. @throws when Tab does not reach it */
export async function tabTo(page: Page, target: Locator, presses = 80): Promise<void> {
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    if (!(await hasFocus(target))) continue;
    assert.ok(await target.evaluate((element) => element.matches(':focus-visible')), 'the focus is seen');
    return;
  }
  assert.fail(`${presses} presses of Tab do not lead to ${String(target)}`);
}
