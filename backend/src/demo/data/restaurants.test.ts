import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CUISINES, DEFAULT_PHONE_DIGITS, communesOf, openingState, overlapsOf } from 'shared-api/contract';
import { DEMO_CUSTOMERS } from './customers.ts';
import { DEMO_RESTAURANTS } from './restaurants.ts';
import type { DemoRestaurant } from './types.ts';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const PHONE = new RegExp(`^\\d{${String(DEFAULT_PHONE_DIGITS)}}$`);

function dishesOf(restaurant: DemoRestaurant) {
  return restaurant.menu.flatMap((category) => category.items);
}

function isRoundTheClock(restaurant: DemoRestaurant): boolean {
  const schedule = { week: restaurant.hours, exceptions: [], pausedUntil: null };
  const state = openingState(schedule, Date.UTC(2026, 0, 5, 3));
  return state.isOpen && state.changesAt === null;
}

function assertUnique(values: readonly string[]): void {
  assert.deepEqual(
    values.filter((value, index) => values.indexOf(value) !== index),
    [],
  );
}

describe('demo restaurants', () => {
  test('are many and spread over the country', () => {
    assert.ok(DEMO_RESTAURANTS.length >= 28);
    assert.ok(new Set(DEMO_RESTAURANTS.map(({ region }) => region)).size >= 9);
    assert.ok(new Set(DEMO_RESTAURANTS.map(({ category }) => category)).size >= 10);
  });

  test('have keys, phones and owners of their own', () => {
    assertUnique(DEMO_RESTAURANTS.map(({ key }) => key));
    assertUnique(DEMO_RESTAURANTS.map(({ phone }) => phone));
    assertUnique(DEMO_RESTAURANTS.map(({ banner }) => banner));
    assertUnique([
      ...DEMO_RESTAURANTS.map(({ owner }) => owner.email),
      ...DEMO_CUSTOMERS.map(({ email }) => email),
    ]);
  });

  test('begin with the demo provider, which never closes', () => {
    const [first] = DEMO_RESTAURANTS;
    assert.equal(first?.owner.email, 'provider@maida.example');
    assert.equal(first.confirmed, true);
    assert.ok(isRoundTheClock(first));
  });

  test('keep at least six doors open round the clock, and one or two owners waiting for an admin', () => {
    assert.ok(
      DEMO_RESTAURANTS.filter((restaurant) => restaurant.confirmed && isRoundTheClock(restaurant)).length >=
        6,
    );
    const waiting = DEMO_RESTAURANTS.filter(({ confirmed }) => !confirmed).length;
    assert.ok(waiting >= 1 && waiting <= 2);
  });

  for (const restaurant of DEMO_RESTAURANTS) {
    test(`${restaurant.key} is complete`, () => {
      assert.ok(communesOf(restaurant.region).includes(restaurant.commune), 'commune of the region');
      assert.ok(CUISINES.includes(restaurant.category));
      assert.match(restaurant.phone, PHONE);
      assert.match(restaurant.owner.email, /^[a-z.-]+@maida\.example$/);
      assert.ok(restaurant.minimumOrder >= 0 && restaurant.deliveryFee > 0 && restaurant.prepMinutes > 0);
      assert.equal(restaurant.hours.length, 7);
      assert.deepEqual(overlapsOf({ week: restaurant.hours, exceptions: [] }), []);
      for (const span of restaurant.hours.flat()) {
        assert.match(span.opens, CLOCK);
        assert.match(span.closes, CLOCK);
      }
    });

    test(`${restaurant.key} has a menu of plausible size and prices`, () => {
      const dishes = dishesOf(restaurant);
      assert.ok(restaurant.menu.length >= 3 && restaurant.menu.length <= 6);
      assert.ok(dishes.length >= 8 && dishes.length <= 25);
      assertUnique(dishes.map(({ key }) => key));
      for (const dish of dishes) {
        assert.match(dish.key, /^[a-z0-9]+(-[a-z0-9]+)*$/);
        assert.ok(Number.isInteger(dish.price) && dish.price >= 25 && dish.price <= 400, dish.key);
      }
    });
  }
});

describe('demo customers', () => {
  test('are at least forty, each with a valid phone and a commune of the region', () => {
    assert.ok(DEMO_CUSTOMERS.length >= 40);
    assert.equal(DEMO_CUSTOMERS[0]?.email, 'customer@maida.example');
    assertUnique(DEMO_CUSTOMERS.map(({ phone }) => phone));
    for (const customer of DEMO_CUSTOMERS) {
      assert.match(customer.phone, PHONE);
      assert.match(customer.email, /^[a-z-]+@maida\.example$/);
      assert.ok(communesOf(customer.region).includes(customer.commune), customer.commune);
    }
  });
});
