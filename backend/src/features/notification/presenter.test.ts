import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, NOTIFICATION_KINDS, ORDER_STAGES, type Language } from 'shared-api/contract';
import { presentNotification } from './presenter.ts';

const GIVEN = { code: 'KR-4T7', restaurant: 'Chez Fatou', name: 'Ely', reason: 'Photo (1)', count: 25 };

function messageOf(language: Language | null, kind: (typeof NOTIFICATION_KINDS)[number], more: object = {}) {
  const params = { ...GIVEN, stage: 'ready', ...more };
  return presentNotification({ user_id: '1', id: 1, kind, params, order_id: null, language }).message;
}

test('every notification has a text in its reader’s language', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const messages = LANGUAGES.map((language) => messageOf(language, kind));
    assert.equal(new Set(messages).size, LANGUAGES.length, kind);
    for (const message of messages) assert.doesNotMatch(message, /undefined|\$\{/, kind);
    const arabic = Object.values(GIVEN).reduce<string>(
      (rest, given) => rest.replaceAll(`\u2068${given}\u2069`, '').replace('25', ''),
      messageOf('ar', kind),
    );
    assert.doesNotMatch(arabic, /[a-z0-9?,;\u2068]/i, kind);
    assert.equal(messageOf(null, kind), messageOf('en', kind));
  }
});

test('the stage of an order is a word of the language', () => {
  const stages = LANGUAGES.map((language) =>
    ORDER_STAGES.map((stage) => messageOf(language, 'order_stage', { stage })),
  );
  for (const messages of stages) assert.equal(new Set(messages).size, ORDER_STAGES.length);
  assert.equal(stages[1]?.[3], 'Commande KR-4T7 chez Chez Fatou\u00a0: prête');
  assert.equal(stages[2]?.[3], 'الطلب \u2068KR-4T7\u2069 لدى \u2068Chez Fatou\u2069: جاهز');
});

test('a name in Arabic stands isolated in a text that runs from left to right', () => {
  assert.equal(
    messageOf('en', 'order_placed', { restaurant: 'خيمة الرمال' }),
    'New order KR-4T7 from Ely at \u2068خيمة الرمال\u2069',
  );
});
