import { loadFirstArea } from './first-area.ts';
import { provideReact, release, runEntry, whenScriptIsAdded } from './testing.ts';

beforeEach(() => void provideReact());

it('gives an area the shell’s modules', async () => {
  const react = provideReact();
  whenScriptIsAdded(() => runEntry('^19.3.1'));
  const { factory } = await loadFirstArea(release);
  expect(factory?.()).toEqual({ uses: react });
});

it('leaves an area that was built with another version of a module to the runtime', async () => {
  whenScriptIsAdded(() => runEntry('^19.2.0'));
  const { factory } = await loadFirstArea(release);
  expect(factory).toBeUndefined();
});

it('leaves an entry that does not use the page’s runtime to the runtime', async () => {
  const get = jest.fn();
  whenScriptIsAdded(() => Reflect.set(globalThis, release.entryGlobal, { init: () => undefined, get }));
  const { factory } = await loadFirstArea(release);
  expect(factory).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
});

it('fails when the entry sets no container', async () => {
  whenScriptIsAdded(() => undefined);
  await expect(loadFirstArea(release)).rejects.toThrow('mf-demo 1.0.0-one has no container.');
});
