import assert from 'node:assert/strict';
import { createTestRestaurant, place, type TestRestaurant } from '../../src/features/restaurant/testing.ts';
import { cookieNames, XSRF_COOKIE } from '../../src/features/session/cookie-names.ts';
import type { Statement } from '../../src/infra/database/statement.ts';
import type { TestClient } from '../support/test-client.ts';
import type { TestService } from '../support/test-service.ts';
import type { UserRow } from '../../src/features/user/repository.ts';
import {
  addressOf,
  askedTarget,
  blockedTarget,
  fileTarget,
  messageFrom,
  orderAt,
  orderTarget,
  proposedTarget,
  providerTarget,
  removedTarget,
  reviewOf,
  restaurantTarget,
  passkeyTarget,
  sessionTarget,
  userTarget,
  type Target,
} from './targets.ts';

/** Who calls; the columns of the matrix (docs/quality.md). */
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

/** With an option to switch sold out. */
const WITH_OPTIONS = {
  fields: { optionGroups: [{ name: 'Extras', max: 1, options: [{ name: 'Cheese' }] }] },
};

/** What a call may be about. */
export const OBJECTS = [
  'none',
  'user',
  'order',
  /** An order that has been delivered. */
  'delivered',
  /** An order by its tracking token. */
  'tracked',
  /** An order whose customer asks for a change. */
  'asked',
  /** An order whose restaurant proposes a change, by its tracking token. */
  'proposed',
  /** A published review; one's own is that of one's restaurant. */
  'review',
  'restaurant',
  /** A sender whose orders a restaurant refuses. */
  'blocked',
  /** A restaurant that is not public: nobody has confirmed its owner. */
  'hidden',
  /** A restaurant that is not public: no admin has looked at it yet. */
  'waiting',
  /** A restaurant that its owner has taken off the list. */
  'removed',
  'provider',
  'session',
  'passkey',
  'address',
  'file',
  'contact',
] as const;
export type ObjectName = (typeof OBJECTS)[number];

/** An admin's proof lasts for the whole test (../support/test-service.ts). */
const PROVE: Statement = {
  name: 'test.prove',
  text: 'UPDATE session SET verified_at = $2 WHERE user_id = $1 AND verified_at < $2',
};

/** Somebody in front of a browser, and the restaurant that is theirs, if they run one. */
interface Caller {
  readonly client: TestClient;
  readonly user?: UserRow;
  readonly kitchen?: TestRestaurant;
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

  /** The caller proves who they are as they did when they came, which lasts for minutes. */
  async proveAgain(): Promise<void> {
    const { user } = await this.#call();
    if (user) await this.#service.context.db.execute(PROVE, [user.id, new Date(this.#service.now())]);
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
      case 'provider':
      case 'unconfirmed': {
        const kitchen = await createTestRestaurant(service, WITH_OPTIONS);
        return { client: kitchen.owner, user: kitchen.user, kitchen };
      }
      case 'admin':
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
      case 'waiting':
        return undefined;
      case 'user':
        return user && userTarget(user);
      case 'session':
        return user && sessionTarget(this.#service, user);
      case 'passkey':
        return user && passkeyTarget(this.#service, user);
      case 'address':
        return user && addressOf(client);
      case 'tracked':
        return orderTarget(await place(client, await createTestRestaurant(this.#service)));
      case 'asked':
        return kitchen && askedTarget(kitchen, this.#service.guest());
      case 'proposed':
        return proposedTarget(await createTestRestaurant(this.#service), client);
      case 'order':
      case 'delivered':
        if (!user) return undefined;
        return orderAt(
          kitchen ?? (await createTestRestaurant(this.#service)),
          kitchen ? this.#service.guest() : client,
          object,
        );
      case 'review':
        return kitchen && reviewOf(kitchen, this.#service.guest());
      case 'restaurant':
        return kitchen && restaurantTarget(kitchen);
      case 'blocked':
        return kitchen && blockedTarget(kitchen, this.#service.guest());
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
      case 'contact':
        return messageFrom(service.guest());
      case 'user':
        return userTarget(await service.createUser({ role: 'PROVIDER' }));
      case 'session': {
        const user = await service.createUser();
        await service.signIn(user);
        return sessionTarget(this.#service, user);
      }
      case 'passkey':
        return passkeyTarget(service, await service.createUser());
      case 'address':
        return addressOf((await service.as('USER')).client);
      case 'order':
      case 'delivered':
        return orderAt(await createTestRestaurant(service), (await service.as('USER')).client, object);
      case 'tracked':
        return orderTarget(
          await place((await service.as('USER')).client, await createTestRestaurant(service)),
        );
      case 'asked':
        return askedTarget(await createTestRestaurant(service), service.guest());
      case 'proposed':
        return proposedTarget(await createTestRestaurant(service), service.guest());
      case 'review':
        return reviewOf(await createTestRestaurant(service), service.guest());
      case 'restaurant':
        return restaurantTarget(await createTestRestaurant(service, WITH_OPTIONS));
      case 'blocked':
        return blockedTarget(await createTestRestaurant(service), service.guest());
      case 'provider':
        return providerTarget(await createTestRestaurant(service));
      case 'file':
        return fileTarget(await createTestRestaurant(service));
      case 'hidden': {
        const kitchen = await createTestRestaurant(service);
        await this.#byAdmin('PUT', `/api/user/${kitchen.user.id}/confirm`, { confirmed: false });
        return restaurantTarget(kitchen);
      }
      case 'waiting':
        return restaurantTarget(await createTestRestaurant(service, { isWaiting: true }));
      case 'removed':
        return removedTarget(await createTestRestaurant(service));
    }
  }
}
