import { endpoints } from './endpoints.ts';
import { communesOf, REGIONS } from './regions.ts';
import { schemas } from './schemas.ts';
import {
  ORDER_STAGES,
  STAGE_OF_PROVIDER_STATUS,
  stagesOfProviderStatus,
  stagesOfStatus,
  wordsOfStage,
} from './vocabulary.ts';

test('every stage has its three words (requirements 4.3)', () => {
  expect(
    Object.fromEntries(ORDER_STAGES.map((stage) => [stage, Object.values(wordsOfStage(stage)).join(' ')])),
  ).toEqual({
    pending: 'PENDING Pending Pending',
    confirmed: 'PENDING Confirmed Confirmed',
    preparing: 'PENDING Confirmed Preparing',
    ready: 'PENDING Confirmed Preparing',
    delivered: 'COMPLETED Delivered Delivered',
    rejected: 'CANCELLED Cancelled Cancelled',
    expired: 'CANCELLED Cancelled Cancelled',
    cancelled: 'CANCELLED Cancelled Cancelled',
    refunded: 'REFUNDED Cancelled Refunded',
  });
});

test('filters find every stage under its words', () => {
  for (const stage of ORDER_STAGES) {
    expect(stagesOfStatus(wordsOfStage(stage).status)).toContain(stage);
    expect(stagesOfProviderStatus(wordsOfStage(stage).provider)).toContain(stage);
  }
});

test("the provider's dropdown sets stages that read back as the word chosen", () => {
  for (const [word, stage] of Object.entries(STAGE_OF_PROVIDER_STATUS))
    expect(wordsOfStage(stage).provider).toBe(word);
});

test('15 regions with 1 to 4 communes, none twice', () => {
  expect(REGIONS).toHaveLength(15);
  expect(communesOf('Nouakchott Ouest')).toEqual(['Ksar', 'Sebkha', 'Tevragh-Zeina']);
  for (const region of REGIONS) {
    expect(communesOf(region).length).toBeGreaterThanOrEqual(1);
    expect(communesOf(region).length).toBeLessThanOrEqual(4);
  }
  const all = REGIONS.flatMap((region) => communesOf(region));
  expect(new Set(all).size).toBe(all.length);
  expect(communesOf('constructor')).toEqual([]);
});

test('every endpoint has its schemas, and every path parameter one of its own', () => {
  for (const [noun, operations] of Object.entries(endpoints)) {
    for (const [operation, endpoint] of Object.entries(operations)) {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      const table: Record<string, Record<string, { params?: { shape: object } }>> = schemas as never;
      expect(Object.keys(table[noun]?.[operation]?.params?.shape ?? {})).toEqual(names);
    }
  }
});
