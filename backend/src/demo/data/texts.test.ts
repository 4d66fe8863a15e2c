import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MENU_LIMITS, OPTION_LIMITS, RESTAURANT_LIMITS } from 'shared-api/contract';
import { DEMO_RESTAURANTS } from './restaurants.ts';
import {
  DEMO_LANGUAGES,
  type DemoGroup,
  type DemoLanguage,
  type DemoRestaurant,
  type DemoText,
} from './types.ts';

/** What a text in a language never has. */
const FAULTS: Readonly<Record<DemoLanguage, readonly (readonly [fault: string, pattern: RegExp])[]>> = {
  fr: [
    ['an English word', /\b(the|and|with|of|in|from|for|to|is|it|our|your)\b/i],
    ['another script', /\p{Script=Arabic}/u],
    ['an ordinary space before : ; ! ?', / [:;!?]/],
  ],
  en: [
    ['a French word', /\b(le|les|des|du|et|avec|au|aux|sur|dans|une?)\b/],
    ['another script', /\p{Script=Arabic}/u],
  ],
  ar: [
    ['a Latin word', /\p{Script=Latin}/u],
    ['vowel marks', /\p{M}/u],
    ['Latin punctuation', /[,;?]/],
    ['Arabic-Indic digits', /[٠-٩]/],
  ],
};

const ARABIC = /\p{Script=Arabic}/u;

function dishesOf({ menu }: DemoRestaurant) {
  return menu.flatMap(({ items }) => items);
}

function groupsOf(restaurant: DemoRestaurant): DemoGroup[] {
  return [...new Set(dishesOf(restaurant).flatMap(({ groups = [] }) => groups))];
}

function assertText(language: DemoLanguage, text: string, limit: number): void {
  assert.ok(text.trim() !== '' && text === text.trim(), `empty or padded in ${language}: ${text}`);
  assert.ok(text.length <= limit, `too long: ${text}`);
  assert.doesNotMatch(text, /['"|]|\.\.|\s{2}/, text);
  for (const [fault, pattern] of FAULTS[language]) {
    assert.doesNotMatch(text, pattern, `${fault} in ${language}: ${text}`);
  }
}

/** Some names of dishes are French in an English menu, and restaurants keep theirs; sentences are one language. */
function assertName(language: DemoLanguage, name: string, limit: number): void {
  if (language === 'en') assert.ok(name !== '' && name.length <= limit && !ARABIC.test(name), name);
  else assertText(language, name, limit);
  assert.equal(ARABIC.test(name), language === 'ar', name);
  assert.doesNotMatch(name, /\.$/, name);
}

function assertSentences(language: DemoLanguage, { description }: DemoText, limit: number): void {
  assertText(language, description, limit);
  assert.match(description, /\.$/, description);
  assert.equal(ARABIC.test(description), language === 'ar', description);
}

function assertUnique(texts: readonly string[]): void {
  const folded = texts.map((text) => text.toLowerCase());
  assert.deepEqual(
    texts.filter((_text, index) => folded.indexOf(folded[index] ?? '') !== index),
    [],
  );
}

describe('the texts of the demo', () => {
  test('have an original in Arabic in some places and in French in most', () => {
    const arabic = DEMO_RESTAURANTS.filter(({ language }) => language === 'ar');
    const french = DEMO_RESTAURANTS.filter(({ language }) => language === 'fr');
    assert.ok(arabic.length >= 4 && french.length > arabic.length);
    assert.equal(arabic.length + french.length, DEMO_RESTAURANTS.length);
    for (const { language, landmark } of DEMO_RESTAURANTS)
      assert.equal(ARABIC.test(landmark), language === 'ar', landmark);
  });

  for (const language of DEMO_LANGUAGES) {
    test(`no two restaurants have the same name (${language})`, () => {
      assertUnique(DEMO_RESTAURANTS.map(({ texts }) => texts[language].name));
    });

    for (const restaurant of DEMO_RESTAURANTS) {
      test(`${restaurant.key} is complete (${language})`, () => {
        const { name, description } = restaurant.texts[language];
        assertName(language, name, RESTAURANT_LIMITS.name);
        assertSentences(language, restaurant.texts[language], RESTAURANT_LIMITS.description);
        assert.ok(description.length >= 40 && description.length <= 200, description);
        const dishes = dishesOf(restaurant).map(({ texts }) => texts[language]);
        for (const dish of dishes) {
          assertName(language, dish.name, MENU_LIMITS.name);
          assertSentences(language, dish, MENU_LIMITS.description);
        }
        const categories = restaurant.menu.map(({ names }) => names[language]);
        for (const category of categories) assertName(language, category, MENU_LIMITS.categoryName);
        assertUnique(categories);
        for (const { names, options } of groupsOf(restaurant)) {
          const chosen = options.map((option) => option.names[language]);
          for (const name of [names[language], ...chosen]) assertName(language, name, OPTION_LIMITS.name);
          assertUnique(chosen);
        }
        assertUnique(dishes.map((dish) => dish.name));
      });
    }
  }

  test('call the same dish the same everywhere', () => {
    const dishes = Map.groupBy(DEMO_RESTAURANTS.flatMap(dishesOf), ({ texts }) => texts.fr.name);
    for (const [name, same] of dishes) {
      for (const language of ['ar', 'en'] as const) {
        const names = new Set(same.map(({ texts }) => texts[language].name));
        assert.equal(names.size, 1, `${name}: ${[...names].join(' / ')}`);
      }
    }
  });
});
