import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { lookOfName } from './look-of-name.ts';
import { createTestRestaurant } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

test('names that look the same have the same look', () => {
  for (const [name, twin] of [
    ['Chez Fatou', 'chez  FATOU!'],
    ['Chez Fatou', 'Сhеz Fаtоu'], // Cyrillic С, е, а, о
    ['Café Médina', 'CAFE MEDINA'],
    ['Ｍaida', 'maida'],
    ['Fatima', 'FatIma'],
    ['Fatima', 'Fatlma'],
    ['Bol 10', 'B0l IO'],
    ['مطعم السلام', 'مطعم  السلام'],
  ] as const) {
    assert.equal(lookOfName(name), lookOfName(twin), `${name} ${twin}`);
  }
  assert.notEqual(lookOfName('Chez Fatou'), lookOfName('Chez Fatma'));
  assert.notEqual(lookOfName('مطعم السلام'), lookOfName('مطعم النور'));
});

test('an owner cannot take the look of another owner’s public restaurant in the region', async () => {
  const place = { region: 'Adrar' };
  const { restaurant } = await createTestRestaurant(service, { fields: { name: 'Le Palmier', ...place } });
  const { client } = await service.as('PROVIDER');
  const create = (fields: object) =>
    client.post<Restaurant & Problem>('/api/restaurant', { description: 'Rice', ...fields });
  const taken = await create({ name: 'LE  PALMIЕR', ...place });
  assert.deepEqual([taken.status, taken.body.code], [409, 'name_taken']);
  const elsewhere = await create({ name: 'Le Palmier', region: 'Assaba' });
  assert.equal(elsewhere.status, 201);
  const path = `/api/restaurant/${elsewhere.body.id}`;
  assert.equal((await client.put<Problem>(path, place)).body.code, 'name_taken', 'by moving there');
  const provider = `/api/providers/${elsewhere.body.provider.id}`;
  assert.equal((await client.put<Problem>(provider, place)).body.code, 'name_taken', 'by the storefront');
  assert.equal((await client.put(path, { name: 'La Palmeraie', ...place })).status, 200);
  const back = await client.put<Problem>(path, { name: restaurant.name });
  assert.deepEqual([back.status, back.body.code], [409, 'name_taken']);
  const { client: admin } = await service.as('ADMIN');
  assert.equal((await admin.put(path, { name: restaurant.name })).status, 200, 'an admin may');
  assert.equal((await client.put(path, { description: 'Couscous' })).status, 200, 'which then stays');
});

test('nor in another language, in which visitors read either', async () => {
  const place = { region: 'Gorgol' };
  const translations = { ar: { name: 'مطعم الواحة' } };
  await createTestRestaurant(service, { fields: { name: 'L’Oasis du Fleuve', translations, ...place } });
  const mine = await createTestRestaurant(service, { fields: { name: 'Le Jardin', ...place } });
  const path = `/api/restaurant/${mine.restaurant.id}`;
  for (const taken of [
    { translations: { ar: { name: 'مَطعم  الواحه' } } },
    { translations: { en: { name: 'L’oasis du fleuve' } } },
    { name: 'مطعم الواحة' },
  ]) {
    const refused = await mine.owner.put<Problem>(path, taken);
    assert.deepEqual([refused.status, refused.body.code], [409, 'name_taken'], refused.text);
  }
  const free = await mine.owner.put<Restaurant>(path, { translations: { ar: { name: 'الحديقة' } } });
  assert.equal(free.status, 200, free.text);
  assert.equal(free.body.approval ?? null, null);
});

test('an unapproved owner’s name takes nothing from others', async () => {
  const { client } = await service.as('PROVIDER', { confirmed: false });
  const fields = { name: 'Les Dunes', description: 'Rice' };
  assert.equal((await client.post('/api/restaurant', fields)).status, 201);
  const { client: other } = await service.as('PROVIDER');
  assert.equal((await other.post('/api/restaurant', fields)).status, 201);
});
