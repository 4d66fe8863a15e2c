import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createCheckout, type Checkout } from './checkout.ts';

const GUIDE = join(import.meta.dirname, '../../docs/recipes.md');
const BLOCK = /^```(diff|sql) (\S+)\n([^]*?)^```$/gm;

/** Orders for three people, and reads what the restaurant and the customer get. */
const TRIAL = `import assert from 'node:assert/strict';
import type { Order } from 'shared-api/contract';
import { test } from 'node:test';
import { startTestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, place } from '../restaurant/testing.ts';

test('an order has the field', async () => {
  const service = await startTestService();
  const kitchen = await createTestRestaurant(service);
  const order = await place(service.guest(), kitchen, { persons: 3 });
  const tracked = await service.guest().get<Order>(\`/api/orders/track/\${order.trackingToken}\`);
  assert.equal(tracked.body.persons, 3);
  assert.equal((await place(service.guest(), kitchen)).persons, null);
  await service.close();
});
`;

/** Adds the lines of a block that begin with a plus after the lines before them. */
async function applyBlock(root: string, file: string, block: string): Promise<void> {
  const lines = block.trimEnd().split('\n');
  const before = lines.filter((line) => line.startsWith(' ')).map((line) => `${line.slice(1)}\n`);
  const added = lines.filter((line) => line.startsWith('+')).map((line) => `${line.slice(1)}\n`);
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  const place = before.join('');
  assert.equal(text.split(place).length, 2, `${file} has these lines once:\n${place}`);
  await writeFile(
    path,
    text.replace(place, () => place + added.join('')),
  );
}

async function addMigration(root: string, name: string, sql: string): Promise<void> {
  const folder = join(root, 'backend', 'migrations');
  const last = (await readdir(folder)).sort().at(-1) ?? '';
  await writeFile(join(folder, `${Number.parseInt(last, 10) + 1}_${name}.sql`), sql);
}

async function follow({ root }: Checkout): Promise<number> {
  const blocks = [...(await readFile(GUIDE, 'utf8')).matchAll(BLOCK)];
  for (const [, kind, name = '', block = ''] of blocks)
    await (kind === 'sql' ? addMigration(root, name, block) : applyBlock(root, name, block));
  return blocks.length;
}

test('by the recipe an order has another field, from the request to the database and back', async (context) => {
  const checkout = await createCheckout(context, '');
  assert.ok((await follow(checkout)) > 5);
  await writeFile(join(checkout.root, 'backend/src/features/order/recipe.test.ts'), TRIAL);
  await checkout.sh('node node_modules/typescript7/bin/tsc --singleThreaded -p backend');
  await checkout.sh('node --test backend/src/features/order/recipe.test.ts');
});
