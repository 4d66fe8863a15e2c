import { actionLabel, actionsOf, minuteChoices, stageForStatus } from './order-stage.ts';

test('the next step comes first', () => {
  expect(actionsOf('pending')[0]).toBe('accept');
  expect(actionsOf('confirmed')[0]).toBe('ready');
  expect(actionsOf('ready')).toEqual(['delivered']);
  expect(actionsOf('rejected')).toEqual([]);
});

test('a takeaway order is picked up', () => {
  expect(actionLabel('delivered', 'Takeaway')).toBe('action.picked_up');
  expect(actionLabel('delivered', 'Delivery')).toBe('action.delivered');
});

test('the dropdown asks for nothing when the word stays the same', () => {
  expect(stageForStatus('ready', 'Confirmed')).toBeUndefined();
  expect(stageForStatus('delivered', 'Pending')).toBe('pending');
});

test('the usual preparation time is among the minutes offered', () => {
  expect(minuteChoices(25)).toContain(25);
  expect(minuteChoices(20).filter((minutes) => minutes === 20)).toHaveLength(1);
});
