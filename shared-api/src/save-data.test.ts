import { isSaveData } from './save-data.ts';

function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

afterEach(() => connect(undefined));

test.each([
  [undefined, false, false],
  [{ effectiveType: '4g', saveData: false }, false, false],
  [{ effectiveType: '4g', saveData: true }, true, true],
  [{ effectiveType: '3g', saveData: false }, false, true],
  [{ effectiveType: '2g', saveData: false }, true, true],
  [{ effectiveType: 'slow-2g', saveData: false }, true, true],
])('with connection %j saves data: %s, when 3g counts as slow: %s', (connection, isSlow, isSlowWith3g) => {
  connect(connection);
  expect(isSaveData()).toBe(isSlow);
  expect(isSaveData('3g')).toBe(isSlowWith3g);
});
