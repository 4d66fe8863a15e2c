import { isFastConnection, isSaveData } from './save-data.ts';

function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

afterEach(() => connect(undefined));

test.each([
  [undefined, false, false],
  [{ effectiveType: '4g', saveData: false, downlink: 10 }, false, true],
  [{ effectiveType: '4g', saveData: true, downlink: 10 }, true, false],
  [{ effectiveType: '4g', saveData: false, downlink: 1.6 }, false, false],
  [{ effectiveType: '3g', saveData: false, downlink: 10 }, false, false],
  [{ effectiveType: '2g', saveData: false, downlink: 10 }, true, false],
  [{ effectiveType: 'slow-2g', saveData: false }, true, false],
])('with connection %j saves data: %s, fetches what may never be used: %s', (connection, isSlow, isFast) => {
  connect(connection);
  expect(isSaveData()).toBe(isSlow);
  expect(isFastConnection()).toBe(isFast);
});

test('without a connection nothing is fetched ahead, though browsers call it fast', () => {
  connect({ effectiveType: '4g', saveData: false, downlink: 10 });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect([isSaveData(), isFastConnection()]).toEqual([true, false]);
  jest.restoreAllMocks();
});
