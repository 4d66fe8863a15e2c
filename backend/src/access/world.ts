import { randomBytes, randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { Address, Order } from 'shared-api/contract';
import { bookingOf, openKitchen, place, type Kitchen } from '../restaurant/testing.ts';
import { cookieNames, XSRF_COOKIE } from '../session/cookie-names.ts';
import type { TestClient } from '../testing/test-client.ts';
import type { TestService } from '../testing/test-service.ts';
import type { UserRow } from '../user/user-repository.ts';

/** Who calls; the columns of the matrix (`quality.md`). */
export const ACTORS = [
  'guest',
  'user',
  'unconfirmed',
  'provider',
  'admin',
  /** An admin's session that was ended elsewhere; the browser still has its cookie. */
  'ended',
  /** An admin whom another admin has just made a customer. */
  'demoted',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** What a call may be about. */
export const OBJECTS = [
  'none',
  'user',
  'order',
  /** An order that has been delivered. */
  'delivered',
  /** An order by its tracking token. */
  'tracked',
  'restaurant',
  /** A restaurant that is not public: nobody has confirmed its owner. */
  'hidden',
  /** A restaurant that its owner has taken off the list. */
  'removed',
  'provider',
  'session',
  'address',
  'file',
  'contact',
] as const;
export type ObjectName = (typeof OBJECTS)[number];

/** Values for the path parameters of a call, and what its body may need. */
export type Target = Readonly<Record<string, string>>;

/** Somebody in front of a browser, and the restaurant that is theirs, if they run one. */
interface Caller {
  readonly client: TestClient;
  readonly user?: UserRow;
  readonly kitchen?: Kitchen;
}

/** One caller and the objects around them, made when first asked for. */
export class World {
  readonly #service: TestService;
  readonly #actor: ActorName;
  #caller: Promise<Caller> | undefined;
  readonly #targets = new Map<string, Promise<Target | undefined>>();

  constructor(service: TestService, actor: ActorName) {
    this.#service = service;
    this.#actor = actor;
  }

  async client(): Promise<TestClient> {
    return (await this.#call()).client;
  }

  /** The caller's own object; undefined where there can be none. */
  own(object: ObjectName): Promise<Target | undefined> {
    return this.#once(`own ${object}`, async () => this.#makeOwn(object, await this.#call()));
  }

  /** The same of somebody who has nothing to do with the caller. */
  another(object: ObjectName): Promise<Target | undefined> {
    return this.#once(`another ${object}`, () => this.#makeAnother(object));
  }

  #once(key: string, make: () => Promise<Target | undefined>): Promise<Target | undefined> {
    const made = this.#targets.get(key) ?? make();
    this.#targets.set(key, made);
    return made;
  }

  #call(): Promise<Caller> {
    this.#caller ??= this.#enter();
    return this.#caller;
  }

  async #enter(): Promise<Caller> {
    const service = this.#service;
    switch (this.#actor) {
      case 'guest':
        return { client: service.guest() };
      case 'user':
        return service.as('USER');
      case 'admin':
        return service.as('ADMIN');
      case 'provider': {
        const kitchen = await openKitchen(service);
        return { client: kitchen.owner, user: kitchen.user, kitchen };
      }
      case 'unconfirmed': {
        const kitchen = await openKitchen(service);
        return { client: kitchen.owner, user: kitchen.user, kitchen };
      }
      case 'ended':
      case 'demoted':
        return service.as('ADMIN');
    }
  }

  /** What turns the caller into what they are, once their objects are made: an ended session can make nothing. */
  async settle(): Promise<void> {
    const { client, user } = await this.#call();
    if (!user) return;
    if (this.#actor === 'unconfirmed')
      await this.#byAdmin('PUT', `/api/user/${user.id}/confirm`, { confirmed: false });
    if (this.#actor === 'demoted') await this.#byAdmin('PUT', `/api/user/${user.id}/role?role=USER`);
    if (this.#actor === 'ended') {
      const elsewhere = this.#service.guest();
      for (const name of [cookieNames(this.#service.context.config).session, XSRF_COOKIE]) {
        elsewhere.setCookie(name, client.cookie(name) ?? '');
      }
      assert.equal((await elsewhere.get('/auth/logout')).status, 204);
    }
  }

  async #byAdmin(method: string, path: string, json?: unknown): Promise<void> {
    const { client } = await this.#service.as('ADMIN');
    const reply = await client.send(method, path, { json });
    assert.equal(reply.status, 200, reply.text);
  }

  async #makeOwn(object: ObjectName, caller: Caller): Promise<Target | undefined> {
    const { client, user, kitchen } = caller;
    switch (object) {
      case 'none':
      case 'contact':
      case 'file':
      case 'hidden':
        return undefined;
      case 'user':
        return user && userTarget(user);
      case 'session':
        return user && this.#sessionOf(user);
      case 'address':
        return user && addressOf(client);
      case 'tracked':
        return orderTarget(await place(client, await openKitchen(this.#service)));
      case 'order':
      case 'delivered':
        if (!user) return undefined;
        return this.#order(object, kitchen ? this.#service.guest() : client, kitchen);
      case 'restaurant':
        return kitchen && restaurantTarget(kitchen);
      case 'provider':
        return kitchen && providerTarget(kitchen);
      case 'removed':
        return kitchen && removedTarget(kitchen);
    }
  }

  async #makeAnother(object: ObjectName): Promise<Target | undefined> {
    const service = this.#service;
    switch (object) {
      case 'none':
        return undefined;
      case 'contact': {
        const message = { name: 'Moussa', email: 'moussa@example.org', message: 'Good evening' };
        const { body } = await service.guest().post<{ id: string }>('/api/contact', message);
        return { id: body.id };
      }
      case 'user':
        return userTarget(await service.createUser({ role: 'PROVIDER' }));
      case 'session': {
        const user = await service.createUser();
        await service.signIn(user);
        return this.#sessionOf(user);
      }
      case 'address':
        return addressOf((await service.as('USER')).client);
      case 'order':
      case 'delivered':
        return this.#order(object, (await service.as('USER')).client);
      case 'tracked':
        return orderTarget(await place((await service.as('USER')).client, await openKitchen(service)));
      case 'restaurant':
        return restaurantTarget(await openKitchen(service));
      case 'provider':
        return providerTarget(await openKitchen(service));
      case 'file':
        return fileTarget(await openKitchen(service));
      case 'hidden': {
        const kitchen = await openKitchen(service);
        await this.#byAdmin('PUT', `/api/user/${kitchen.user.id}/confirm`, { confirmed: false });
        return restaurantTarget(kitchen);
      }
      case 'removed':
        return removedTarget(await openKitchen(service));
    }
  }

  async #order(object: 'order' | 'delivered', customer: TestClient, at?: Kitchen): Promise<Target> {
    const kitchen = at ?? (await openKitchen(this.#service));
    const order = await place(customer, kitchen);
    if (object === 'delivered') {
      const move = { stage: 'delivered', expectedStage: 'pending' };
      const moved = await kitchen.owner.put(`/api/orders/${order.id}/status`, move);
      assert.equal(moved.status, 200, moved.text);
    }
    return orderTarget(order);
  }

  async #sessionOf(user: UserRow): Promise<Target> {
    await this.#service.signIn(user);
    const rows = await this.#service.context.db.query<{ id: string }>(
      {
        text: 'SELECT id FROM session WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
        name: 'access.last-session',
      },
      [user.id],
    );
    return { id: rows[0]?.id ?? '' };
  }
}

function userTarget({ id, email }: UserRow): Target {
  return { id, userId: id, email };
}

function orderTarget(order: Order): Target {
  return { id: order.id, token: order.trackingToken ?? '', stage: order.stage };
}

function restaurantTarget(kitchen: Kitchen): Target {
  const { restaurant, items } = kitchen;
  return {
    id: restaurant.id,
    restaurantId: restaurant.id,
    itemId: items[0]?.id ?? '',
    providerId: restaurant.provider.id,
    slug: restaurant.provider.slug,
    booking: JSON.stringify(bookingOf(kitchen)),
  };
}

function providerTarget(kitchen: Kitchen): Target {
  return { id: kitchen.restaurant.provider.id, ownerId: kitchen.user.id };
}

/** A small picture in the field that uploads use. */
export async function pictureForm(): Promise<FormData> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5651d' } });
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'picture.png');
  return form;
}

async function fileTarget({ owner, restaurant }: Kitchen): Promise<Target> {
  const path = `/api/restaurant/${restaurant.id}/upload`;
  const reply = await owner.send<{ images: string[] }>('POST', path, { form: await pictureForm() });
  assert.equal(reply.status, 200, reply.text);
  return { filename: reply.body.images[0]?.split('/').at(-1) ?? '' };
}

async function removedTarget(kitchen: Kitchen): Promise<Target> {
  const reply = await kitchen.owner.delete(`/api/restaurant/${kitchen.restaurant.id}`);
  assert.equal(reply.status, 204, reply.text);
  return restaurantTarget(kitchen);
}

async function addressOf(client: TestClient): Promise<Target> {
  const { status, body, text } = await client.post<Address>('/api/addresses', {
    label: 'Home',
    address: 'Ksar 12',
  });
  assert.equal(status, 201, text);
  return { id: body.id };
}

/** An object that does not exist, named as one could be. */
export function absentTarget(): Target {
  const id = randomUUID();
  const nothing = { restaurant: { id }, items: [{ id, quantity: 1 }] };
  return {
    id,
    userId: id,
    restaurantId: id,
    providerId: id,
    itemId: id,
    email: `${id}@example.org`,
    token: randomBytes(16).toString('base64url'),
    slug: `nowhere-${id}`,
    filename: `${id}.webp`,
    booking: JSON.stringify({ ...CONTACT, ...nothing }),
  };
}

const CONTACT = { orderType: 'Takeaway', name: 'Salma', phone: '4455020101', address: 'Ksar 12' };

/** Values that can name nothing. */
export const MALFORMED: Target = Object.fromEntries(
  ['id', 'userId', 'restaurantId', 'providerId', 'itemId', 'email', 'token', 'slug', 'filename'].map(
    (name) => [name, "'; DROP TABLE app_user; --"],
  ),
);
