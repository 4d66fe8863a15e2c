import type { Page } from '@playwright/test';

/**
 * Waits until what has closed is out of the browser's history as well, some milliseconds later: a navigation that
 * begins in between would end that step, or be ended by it.
 */
export async function surfacesGone(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { depth?: number } | null)?.depth);
}
