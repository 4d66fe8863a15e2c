import {
  differenceText,
  emptyOption,
  freeProblem,
  maxProblem,
  minProblem,
  parseCount,
  parseDifference,
  toGroup,
  toGroupForm,
  type GroupForm,
} from './group-form.ts';

const NO_DISHES = new Map<string, never>();

const option = (name: string, price = '') => ({ ...emptyOption(), name, price });
const form = (change: Partial<GroupForm>): GroupForm => ({
  ...toGroupForm(undefined, 'en'),
  kind: 'numbers',
  options: [option('Riz'), option('Frites', '20')],
  ...change,
});

test.each([
  ['', 0],
  ['40', 40],
  ['+40,50', 40.5],
  ['-15', -15],
  ['− 15.5', -15.5],
  ['\u200E–١٥٫٥\u200E', -15.5],
  ['-0', 0],
  ['-', undefined],
  ['--5', undefined],
  ['9999999', undefined],
  ['gratuit', undefined],
])('reads the difference “%s”', (text, price) => {
  expect(parseDifference(text)).toBe(price);
});

test('writes a difference as it is read again', () => {
  for (const price of [0, 40, -15, -15.5, 1200.25])
    expect(parseDifference(differenceText(price, 'fr'))).toBe(price);
});

test('reads a number of options up to the most', () => {
  expect(['0', ' ٢٠ ', '21', '-1', '1.5', ''].map(parseCount)).toEqual([
    0,
    20,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('says at each number what is wrong', () => {
  expect(minProblem(form({ min: '1', max: '2' }))).toBeUndefined();
  expect(minProblem(form({ min: '3', max: '2' }))).toBe('more_than_max');
  expect(minProblem(form({ min: '3', max: '3' }))).toBe('more_than_options');
  expect(minProblem(form({ min: '3', max: '3', isRepeatable: true }))).toBeUndefined();
  expect(minProblem(form({ min: 'two' }))).toBe('count');
  expect(maxProblem(form({ max: '0' }))).toBe('count_from_one');
  expect(maxProblem(form({ max: '21' }))).toBe('count_from_one');
  expect(freeProblem(form({ max: '2', free: '3' }))).toBe('more_than_max');
  expect(freeProblem(form({ kind: 'any', max: '2', free: '3' }))).toBeUndefined();
});

test('one of a group says nothing of what is free; empty rows say nothing at all', () => {
  const group = toGroup(
    form({ kind: 'one', free: '2', isRepeatable: true, options: [option(' Petite ', '-5'), emptyOption()] }),
    undefined,
    NO_DISHES,
  );
  expect(group).toMatchObject({ min: 1, max: 1, free: 0, isRepeatable: false });
  expect(group.options.map(({ name, price }) => [name, price])).toEqual([['Petite', -5]]);
});

test('opens and closes without a change', () => {
  const group = toGroup(form({ min: '0', max: '4', free: '1', isRepeatable: true }), undefined, NO_DISHES);
  expect(toGroup(toGroupForm(group, 'fr'), group, NO_DISHES)).toEqual(group);
});
