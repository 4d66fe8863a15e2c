import { reloadOnce } from './reload-once.ts';

afterEach(() => jest.restoreAllMocks());

function openPage() {
  return { reload: jest.fn() };
}

test('reloads a page once for each set of releases', () => {
  const page = openPage();
  expect([reloadOnce('one', page), reloadOnce('one', page)]).toEqual([true, false]);
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce('two', page)).toBe(true);
});

test('never with unsaved changes, and once afterwards', () => {
  const page = openPage();
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  expect(reloadOnce('one', page)).toBe(false);
  window.removeEventListener('beforeunload', hold);
  expect(reloadOnce('one', page)).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('never without storage', () => {
  const page = openPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(reloadOnce('three', page)).toBe(false);
  expect(page.reload).not.toHaveBeenCalled();
});
