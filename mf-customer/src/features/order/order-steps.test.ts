import { ORDER_STAGES, type OrderEvent, type OrderStage } from 'shared-api/contract';
import { stepsOf } from './order-steps.ts';

function steps(...stages: OrderStage[]) {
  const history = stages.map((stage): OrderEvent => ({
    stage,
    at: '2026-11-20T12:00:00Z',
    by: 'provider',
    reason: null,
    minutes: null,
  }));
  return stepsOf({ stage: stages.at(-1) ?? 'pending', history }).map(
    ({ stage, state }) => `${stage} ${state}`,
  );
}

test('an order that goes well has its way before it', () => {
  expect(steps('pending')).toEqual([
    'pending current',
    'confirmed upcoming',
    'ready upcoming',
    'delivered upcoming',
  ]);
  expect(steps('pending', 'confirmed', 'preparing')).toEqual([
    'pending done',
    'confirmed done',
    'preparing current',
    'ready upcoming',
    'delivered upcoming',
  ]);
  expect(steps('pending', 'confirmed', 'delivered')).toEqual([
    'pending done',
    'confirmed done',
    'delivered done',
  ]);
});

test.each(['rejected', 'expired', 'cancelled', 'refunded'] as const)(
  'an order that was %s has nothing before it',
  (end) => {
    expect(steps('pending', end)).toEqual(['pending done', `${end} stopped`]);
  },
);

test('every stage can be shown', () => {
  for (const stage of ORDER_STAGES) expect(steps(stage).length).toBeGreaterThan(0);
});
