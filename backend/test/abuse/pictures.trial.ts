import sharp from 'sharp';
import { DAILY_QUOTA } from '../../src/features/file/quota.ts';
import { picturesForm } from '../../src/features/file/testing.ts';
import { createTestRestaurant, type TestRestaurant } from '../../src/features/restaurant/testing.ts';
import type { StoreTurn } from '../../src/infra/images/image-store.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const BOMBS = 20;
const ABANDONED = 12;
const PHOTOS = 12;
const ATTACKERS = 3;
/** Uploads of each attacker at once: without turns, an honest photo would wait for all nine. */
const AT_ONCE = 3;
/** An attacker's pictures while one honest photo is handled: one before it, and one in the other slot. */
const MOST_DURING_A_PHOTO = 2 * ATTACKERS;
const EXCESS = 20;

async function send({ owner, restaurant }: TestRestaurant, data: Buffer, signal?: AbortSignal) {
  const path = `/api/restaurant/${restaurant.id}/upload?use=dish`;
  const form = picturesForm(data);
  const reply = await owner.send('POST', path, { form, ...(signal && { signal }) });
  return reply.status;
}

/** Other bytes, the same picture: what follows its end is not decoded. */
function variantOf(data: Buffer, number: number): Buffer {
  return Buffer.concat([data, Buffer.from(`${number}`)]);
}

function flat(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#845a3c' } })
    .png()
    .toBuffer();
}

/** As a phone takes them, but small: turned, with some noise. The order of turns does not depend on the size. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const image = sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000', noise } });
  return image.withMetadata({ orientation: 6 }).jpeg({ quality: 80 }).toBuffer();
}

/** Pictures of a million pixels a line. How many were not refused. */
async function throwBombs(kitchen: TestRestaurant): Promise<number> {
  const bomb = await flat(1_000_000, 50);
  let passed = 0;
  for (let sent = 0; sent < BOMBS; sent += 1) if ((await send(kitchen, bomb)) !== 422) passed += 1;
  return passed;
}

/** Pictures of 49 megapixels whose sender leaves. How many were stored for nobody. */
async function abandon(service: TestService, kitchen: TestRestaurant): Promise<number> {
  const large = await flat(7000, 7000);
  for (let sent = 0; sent < ABANDONED; sent += 1) {
    await send(kitchen, variantOf(large, sent), AbortSignal.timeout(100)).catch(() => undefined);
  }
  // The account's next picture comes after all of these.
  while ((await send(kitchen, await flat(64, 48))) !== 200);
  return (await service.context.images.ids()).length - 1;
}

/**
 * Counts the pictures of others that the service handles while it handles one of `owner`: from the moment that the
 * picture queues, so the time on the line, and in this process's own client, does not count.
 */
function watchTurns({ context }: TestService, owner: TestRestaurant): number[] {
  const { images } = context;
  const store = images.store.bind(images);
  let foreign = 0;
  const duringOwn: number[] = [];
  Object.assign(images, {
    store: async (data: Buffer, turn: StoreTurn = {}) => {
      const before = foreign;
      const name = await store(data, turn);
      if (turn.key === owner.user.id) duringOwn.push(foreign - before);
      else foreign += 1;
      return name;
    },
  });
  return duringOwn;
}

/** An owner's photos while accounts send such photos as fast as they may. How many were refused or waited too long. */
async function sendPhotos(service: TestService, attackers: readonly TestRestaurant[]): Promise<number> {
  const owner = await createTestRestaurant(service);
  const taken = await photo();
  const foreignDuring = watchTurns(service, owner);
  let isOver = false;
  let serial = 0;
  const floods = attackers.flatMap((kitchen) =>
    Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) await send(kitchen, variantOf(taken, (serial += 1)));
    }),
  );
  let stored = 0;
  for (let number = 0; number < PHOTOS; number += 1)
    if ((await send(owner, variantOf(taken, -1 - number))) === 200) stored += 1;
  isOver = true;
  await Promise.all(floods);
  return PHOTOS - stored + foreignDuring.filter((count) => count > MOST_DURING_A_PHOTO).length;
}

/** How much more than a day's pictures is looked at. */
async function exceedQuota(kitchen: TestRestaurant): Promise<number> {
  const { pictures } = DAILY_QUOTA.unapproved;
  let looked = 0;
  for (let sent = 0; sent < pictures + EXCESS; sent += 1) {
    if ((await send(kitchen, Buffer.from(`no picture ${sent}`))) === 422) looked += 1;
  }
  return Math.max(0, looked - pictures);
}

export const trial: AbuseTrial = {
  name: 'burn the cores with pictures',
  async run() {
    const service = await startTestService();
    const newcomer = () => createTestRestaurant(service, { user: { confirmed: false } });
    const passed = await throwBombs(await newcomer());
    const stored = await abandon(service, await newcomer());
    const attackers = await Promise.all(Array.from({ length: ATTACKERS }, newcomer));
    const bothered = await sendPhotos(service, attackers);
    const looked = await exceedQuota(await newcomer());
    await service.close();
    const attempts = BOMBS + ABANDONED + EXCESS;
    return { attempts, succeeded: passed + stored + looked, allowed: 0, honest: PHOTOS, bothered };
  },
};
