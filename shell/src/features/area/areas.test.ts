import type { AreaModule, LiveRegistry } from 'platform/contract';
import { createRegistry, createRelease, FakeLoader } from '../../testing/areas.tsx';
import { findTarget } from '../../lib/find-target.ts';
import { createAreas } from './areas.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function setUp(registry = createRegistry(), onOutdated?: (composition: string) => boolean) {
  const loader = new FakeLoader();
  const live = { registry, isReadable: true };
  const seen: LiveRegistry[] = [];
  const shown: AreaModule[] = [];
  const areas = createAreas({
    registry,
    loader,
    readRegistry: () =>
      live.isReadable ? Promise.resolve(live.registry) : Promise.reject(new Error('offline')),
    onRegistry: (next) => seen.push(next),
    onLoad: (area) => shown.push(area),
    ...(onOutdated ? { onOutdated } : {}),
  });
  return { areas, loader, live, seen, shown, state: () => areas.state.getState() };
}

function withVersion(version: string, contract = '1'): LiveRegistry {
  return {
    ...createRegistry(),
    areas: [createRelease('public', { version, contract, mounts: [{ path: '/' }] })],
  };
}

test('simultaneous loads of an area share one request', async () => {
  const { areas, loader, shown, state } = setUp();
  await Promise.all([areas.load('public'), areas.load('public')]);
  await areas.load('public');
  expect(loader.calls).toHaveLength(1);
  expect(shown).toEqual([loader.modules['public']]);
  expect(state().loaded['public']?.version).toBe('1.0.0');
});

test('a failed load is retried from scratch before it counts as failed', async () => {
  const { areas, loader, state } = setUp();
  loader.remove('public');
  await areas.load('public');
  expect(loader.calls.map(({ attempt }) => attempt)).toEqual(['first', 'again', 'again']);
  expect(state().failed).toEqual({ public: 'unreachable' });
});

test('a page that is older than the releases loads what is live now', async () => {
  const { areas, loader, live, seen, state } = setUp(withVersion('1.0.0'));
  live.registry = withVersion('2.0.0');
  const load = loader.load.bind(loader);
  loader.load = async (release, attempt) => {
    if (release.version === '1.0.0') throw new Error('gone');
    return load(release, attempt);
  };
  await areas.load('public');
  expect(state().loaded['public']?.version).toBe('2.0.0');
  expect(seen.at(-1)).toBe(live.registry);
});

test('does not retry after a slow failure', async () => {
  const { areas, loader, state } = setUp();
  loader.remove('public');
  const now = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(120_000);
  await areas.load('public');
  now.mockRestore();
  expect(loader.calls).toHaveLength(1);
  expect(state().failed).toEqual({ public: 'unreachable' });
});

test('a retry reads the registry again and loads the area from scratch', async () => {
  const { areas, loader, seen, state } = setUp();
  loader.remove('public');
  await areas.load('public');
  loader.giveBack('public');
  const before = seen.length;
  await areas.retry('public');
  expect(seen.length).toBe(before + 1);
  expect(loader.calls.at(-1)?.attempt).toBe('again');
  expect(state().failed).toEqual({});
  expect(state().loaded['public']).toBeDefined();
});

test('a retry uses the known registry when it can’t be read', async () => {
  const { areas, live, state } = setUp();
  live.isReadable = false;
  await areas.retry('public');
  expect(state().loaded['public']).toBeDefined();
});

test('a release for another contract is refused without a retry', async () => {
  const { areas, loader, state } = setUp(withVersion('1.0.0', '99'));
  await areas.load('public');
  expect(loader.calls).toEqual([]);
  expect(state().failed).toEqual({ public: 'outdated' });
});

test('a page older than the live shell reloads, and shows the area as outdated when it can’t', async () => {
  const asked: string[] = [];
  const answers = [true, false];
  const { areas, loader, live, state } = setUp(withVersion('1.0.0'), (composition) => {
    asked.push(composition);
    return answers.shift() ?? false;
  });
  loader.remove('public');
  live.registry = { ...withVersion('1.0.0'), composition: 'newer', shell: '2.0.0' };
  await areas.load('public');
  expect(state().failed).toEqual({});
  await areas.retry('public');
  expect(state().failed).toEqual({ public: 'outdated' });
  expect(asked).toEqual(['newer', 'newer']);
});

test('an area that fails under the live shell causes no reload', async () => {
  const onOutdated = jest.fn(() => true);
  const { areas, loader, state } = setUp(withVersion('1.0.0'), onOutdated);
  loader.remove('public');
  await areas.load('public');
  expect(state().failed).toEqual({ public: 'unreachable' });
  expect(onOutdated).not.toHaveBeenCalled();
});

test('a failed prefetch is ignored, and the next load starts from scratch', async () => {
  const { areas, loader, state } = setUp();
  loader.remove('customer');
  areas.prefetch('/user');
  await new Promise((resolve) => setTimeout(resolve));
  expect(state().failed).toEqual({});
  loader.giveBack('customer');
  await areas.load('customer');
  expect(loader.calls.map(({ attempt }) => attempt)).toEqual(['first', 'again']);
  expect(state().loaded['customer']).toBeDefined();
});

test('a broken area reloads by itself only when another version is live', async () => {
  const { areas, loader, live, state } = setUp(withVersion('1.0.0'));
  await areas.load('public');
  await areas.recover('public');
  expect(loader.calls).toHaveLength(1);
  live.registry = withVersion('2.0.0');
  await areas.recover('public');
  expect(state().loaded['public']).toMatchObject({ version: '2.0.0', run: 2 });
});

test('a retired area stays on a page that has loaded it, and is gone from one that has not', async () => {
  const { areas, live, seen, state } = setUp();
  await areas.load('customer');
  const { areas: all, ...rest } = createRegistry();
  const gone = ['/user/*', '/provider/*'];
  live.registry = { ...rest, areas: all.filter(({ name }) => name === 'public'), gone };
  await areas.retry('public');
  expect(findTarget(state().registry, '/user').kind).toBe('area');
  expect(findTarget(state().registry, '/provider').kind).toBe('gone');
  expect(seen.at(-1)).toBe(state().registry);
});
