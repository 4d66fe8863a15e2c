import { actionLabel, actionsOf, minuteChoices, stageForStatus } from './order-stage.ts';

test('offers the next step first', () => {
  expect(actionsOf('pending')[0]).toBe('accept');
  expect(actionsOf('confirmed')[0]).toBe('ready');
  expect(actionsOf('ready')).toEqual(['delivered']);
  expect(actionsOf('rejected')).toEqual([]);
});

test('says picked up for a takeaway order', () => {
  expect(actionLabel('delivered', 'Takeaway')).toBe('action.picked_up');
  expect(actionLabel('delivered', 'Delivery')).toBe('action.delivered');
});

test('changes nothing when the dropdown keeps its status', () => {
  expect(stageForStatus('ready', 'Confirmed')).toBeUndefined();
  expect(stageForStatus('delivered', 'Pending')).toBe('pending');
});

test('offers the usual preparation time among the minutes', () => {
  expect(minuteChoices(25)).toContain(25);
  expect(minuteChoices(20).filter((minutes) => minutes === 20)).toHaveLength(1);
});
