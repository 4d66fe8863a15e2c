import type { Recorder } from './interactions.ts';

/** The restaurant's owner accepts waiting orders, one after another. */
export async function acceptOrders({ page, step }: Recorder, orders: number): Promise<void> {
  await step('open the orders', async () => {
    await page.goto('/provider/orders');
    await page.getByRole('button', { name: 'Accept', exact: true }).first().waitFor();
  });
  for (let count = 0; count < orders; count += 1) {
    await step('press Accept', () => page.getByRole('button', { name: 'Accept', exact: true }).first().tap());
    await step('accept an order', async () => {
      const question = page.getByRole('dialog', { name: /^Accept order/ });
      await question.getByRole('button', { name: 'Accept order' }).tap();
      await question.waitFor({ state: 'detached' });
    });
  }
}
