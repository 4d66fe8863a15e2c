import { createFederationLoader } from './federation-loader.ts';
import { createFederationRuntime } from './federation-runtime.ts';
import { provideReact, release, runEntry, whenScriptIsAdded } from './testing.ts';

// The library loads scripts by addresses, which jsdom can't.
const runtime = { load: jest.fn(), adopt: jest.fn() };
jest.mock('./federation-runtime.ts', () => ({ createFederationRuntime: jest.fn(() => runtime) }));

const area = { routes: [], translations: {} };
const other = { ...release, name: 'mf-other', entryGlobal: 'mf_other_one' };

/** Runs the actions that wait for an idle browser. */
let becomeIdle: () => Promise<void>;

beforeEach(() => {
  jest.clearAllMocks();
  provideReact();
  runtime.load.mockResolvedValue(() => ({ area }));
  const waiting: (() => void)[] = [];
  Object.assign(window, {
    requestIdleCallback: (action: () => void) => waiting.push(action),
    cancelIdleCallback: () => undefined,
  });
  becomeIdle = async () => {
    for (const action of waiting.splice(0)) action();
    await new Promise((resolve) => setTimeout(resolve));
  };
});

afterAll(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

async function loadFirst(isAnotherLikely: boolean) {
  const loader = createFederationLoader(() => isAnotherLikely);
  whenScriptIsAdded(() => runEntry('^19.3.1', { area }));
  expect(await loader.load(release, 'first')).toBe(area);
  await becomeIdle();
  return loader;
}

it('loads the runtime on an idle page where another area is likely, and tells it of the first one', async () => {
  await loadFirst(true);
  expect(runtime.adopt).toHaveBeenCalledWith(release, expect.anything());
  expect(runtime.load).not.toHaveBeenCalled();
});

it('elsewhere loads the runtime with the first other area', async () => {
  const loader = await loadFirst(false);
  expect(createFederationRuntime).not.toHaveBeenCalled();
  expect(await loader.load(other, 'first')).toBe(area);
  expect(runtime.adopt).toHaveBeenCalledWith(release, expect.anything());
  expect(runtime.load).toHaveBeenCalledWith(other, false);
});
