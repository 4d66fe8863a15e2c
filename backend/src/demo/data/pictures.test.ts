import assert from 'node:assert/strict';
import { readdir, readFile, stat } from 'node:fs/promises';
import { test } from 'node:test';
import sharp from 'sharp';
import { BANNER_PICTURES, DISH_PICTURES } from './picture-keys.ts';
import { DEMO_PICTURES } from './pictures.ts';
import { DEMO_RESTAURANTS } from './restaurants.ts';

const FOLDER = new URL('./pictures/', import.meta.url);
const MAX_BYTES = 6 * 1024 * 1024;

test('every picture is a WebP file of the size it says', async () => {
  for (const [key, picture] of Object.entries(DEMO_PICTURES)) {
    const metadata = await sharp(await readFile(new URL(picture.file, FOLDER))).metadata();
    assert.equal(metadata.format, 'webp', key);
    assert.deepEqual([metadata.width, metadata.height], [picture.width, picture.height], key);
    assert.match(picture.color, /^#[0-9a-f]{6}$/, key);
  }
});

test('banners are 1280 × 720, dishes 640 × 640, and there are enough of both', () => {
  for (const key of BANNER_PICTURES)
    assert.deepEqual([DEMO_PICTURES[key].width, DEMO_PICTURES[key].height], [1280, 720]);
  for (const key of DISH_PICTURES)
    assert.deepEqual([DEMO_PICTURES[key].width, DEMO_PICTURES[key].height], [640, 640]);
  assert.ok(BANNER_PICTURES.length >= 16);
  assert.ok(DISH_PICTURES.length >= 45);
});

test('the folder holds the pictures of the list and no others, within its budget', async () => {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.webp')).sort();
  assert.deepEqual(
    files,
    Object.values(DEMO_PICTURES)
      .map(({ file }) => file)
      .sort(),
  );
  const sizes = await Promise.all(files.map(async (name) => (await stat(new URL(name, FOLDER))).size));
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= MAX_BYTES);
});

test('every picture is used, and every banner and dish has a picture that exists', () => {
  const used = new Set<string>();
  for (const restaurant of DEMO_RESTAURANTS) {
    used.add(restaurant.banner);
    for (const { image } of restaurant.menu.flatMap((category) => category.items)) if (image) used.add(image);
  }
  assert.deepEqual([...used].sort(), Object.keys(DEMO_PICTURES).sort());
});
