import {
  ORDER_STAGES,
  STAGE_OF_PROVIDER_STATUS,
  stagesOfProviderStatus,
  wordsOfStage,
} from './order-stages.ts';

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
  for (const stage of ORDER_STAGES)
    expect(stagesOfProviderStatus(wordsOfStage(stage).provider)).toContain(stage);
});

test("the provider's dropdown sets stages that read back as the word chosen", () => {
  for (const [word, stage] of Object.entries(STAGE_OF_PROVIDER_STATUS))
    expect(wordsOfStage(stage).provider).toBe(word);
});
