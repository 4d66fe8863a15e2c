import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { hashOfTypes, readContractTypes, type Sources } from '../../contract-types.ts';
import { WORKSPACE } from '../../apps.ts';
import { ReleaseService } from '../../../registry/index.ts';
import { CONTRACT_FILE } from '../../../contract/server/index.ts';
import { goLive, temporaryStore, writeBuild } from '../../../registry/testing/fixtures.ts';
import { createGate } from '../create-gate.ts';
import { createContractTypesCheck } from './check-contract-types.ts';

const ENTRY = 'shared-api/src/index.ts';

function api(change = ''): Sources {
  return {
    'shared-api/src/error.ts':
      'export class ApiError extends Error { readonly #code = 1; code() { return this.#code; } }',
    [ENTRY]: `export * from './error.ts';\nexport function useApi(): { orders(limit: number): string[] } { throw new Error(); }\n${change}`,
  };
}

function shellOf(sources: Sources) {
  const contractTypes = hashOfTypes(sources);
  const files = { [CONTRACT_FILE]: JSON.stringify(sources) };
  return { name: 'shell', marker: contractTypes, files, release: { provides: {}, contractTypes } };
}

/** Uses all that the contracts of these tests have. */
const SCRIPT = '(0,a.useApi)();new a.ApiError;a.more;a.somethingMore;a.CODES';

/** @param imports what the area's release says that it takes; without it the script's words count */
async function areaOn(
  context: TestContext,
  built: Sources,
  live: Sources,
  script = SCRIPT,
  imports?: readonly string[],
) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, shellOf(built));
  await goLive(context, store, shellOf(live));
  const gate = createGate({ store, slowChecks: [createContractTypesCheck(store)] });
  const listed = imports ? { imports: { 'shared-api': imports } } : {};
  const release = { requires: {}, contractTypes: hashOfTypes(built), ...listed };
  const files = { 'static/js/area.js': script };
  const { release: area } = await store.release(await writeBuild(context, { release, files }));
  return new ReleaseService({ store, gate }).check('mf-demo', area.version);
}

describe('the contract types of an area', () => {
  it('fit a shell with additional exports', async (context) => {
    const { problems, unchecked } = await areaOn(context, api(), api('export const more = 1;'));
    assert.deepEqual([problems, unchecked], [[], []]);
  });

  it('do not fit a shell that lacks an export or has another type for it', async (context) => {
    const lacking = await areaOn(context, api('export const more = 1;'), api());
    assert.match(
      lacking.problems[0]?.reason ?? '',
      /^mf-demo \S+ was built against other types than shell \S+ has: the export 'more' is missing\.$/,
    );
    assert.match(
      lacking.problems[0]?.fix ?? '',
      /Release both in one step, from the same sources: npm run platform -- release --changed/,
    );
    const other = { ...api(), [ENTRY]: (api()[ENTRY] ?? '').replace('string[]', 'number[]') };
    const changed = await areaOn(context, api(), other);
    assert.match(
      changed.problems[0]?.reason ?? '',
      /: the export 'useApi' has another type: Type 'number' is not assignable to type 'string'\.$/,
    );
  });

  it('fit a shell that lacks or changed what the area does not use', async (context) => {
    const startOf = (client: string) => api(`export function start(client: ${client}) { return client; }`);
    const [built, live] = [startOf('{ a(): void }'), startOf('{ a(): void; b(): void }')];
    assert.deepEqual((await areaOn(context, built, live)).problems, []);
    assert.deepEqual((await areaOn(context, built, api())).problems, []);
    const using = await areaOn(context, built, live, `${SCRIPT};a.start({})`);
    assert.match(using.problems[0]?.reason ?? '', /the export 'start' has another type: .*'b'/);
  });

  it('are those of what the area imports, whatever else its scripts name', async (context) => {
    const built = api('export const more = 1;');
    assert.deepEqual((await areaOn(context, built, api(), SCRIPT, ['useApi'])).problems, []);
    const { problems } = await areaOn(context, built, api(), SCRIPT, ['more', 'useApi']);
    assert.match(problems[0]?.reason ?? '', /has: the export 'more' is missing\.$/);
  });

  it('fit a shell whose open list has got a value; another list must stay as it is', async (context) => {
    const codes = (mark: string, values: string) =>
      api(`/** Reasons. ${mark} */
export const CODES = [${values}] as const;
export type Code = (typeof CODES)[number];
export interface Refusal { readonly code: Code }`);
    const open = await areaOn(context, codes('@open', "'a'"), codes('@open', "'a', 'b'"));
    assert.deepEqual([open.problems, open.unchecked], [[], []]);
    const closed = await areaOn(context, codes('', "'a'"), codes('', "'a', 'b'"));
    assert.match(closed.problems[0]?.reason ?? '', /built against other types/);
  });

  it('fit a shell whose languages, a JSON file, have got one', async (context) => {
    const languages = (more = '') =>
      api(`import languages from './languages.json' with { type: 'json' };
export type Language = keyof typeof languages;
export const CODES = Object.keys(languages) as readonly Language[];
${more}`);
    const open = await areaOn(context, languages(), languages('export const more = 1;'));
    assert.deepEqual([open.problems, open.unchecked], [[], []]);
  });

  it('are reported as unchecked when no stored shell has them', async (context) => {
    const { store } = await temporaryStore(context);
    await goLive(context, store, shellOf(api()));
    const gate = createGate({ store, slowChecks: [createContractTypesCheck(store)] });
    const release = { requires: {}, contractTypes: '0123456789abcdef' };
    const { release: area } = await store.release(await writeBuild(context, { release }));
    const { problems, unchecked } = await new ReleaseService({ store, gate }).check('mf-demo', area.version);
    assert.deepEqual(problems, []);
    assert.match(
      unchecked[0] ?? '',
      /Types of mf-demo: neither its release nor a shell in the store has the types/,
    );
  });

  it('are compared for all areas at once, and what one of them lacks is that one’s', async (context) => {
    const { store } = await temporaryStore(context);
    const built = api('export const more = 1;');
    await goLive(context, store, shellOf(built));
    const areas = { 'mf-demo': SCRIPT, 'mf-plain': '(0,a.useApi)()' };
    for (const [name, script] of Object.entries(areas)) {
      const release = { requires: {}, contractTypes: hashOfTypes(built) };
      const mounts = [{ path: `/${name}` }];
      const files = { 'static/js/area.js': script };
      await goLive(context, store, { name, release, files, area: { mounts } });
    }
    const gate = createGate({ store, slowChecks: [createContractTypesCheck(store)] });
    const releases = new ReleaseService({ store, gate });
    const check = async (sources: Sources) => {
      const { release } = await store.release(await writeBuild(context, shellOf(sources)));
      const { problems, unchecked } = await releases.check('shell', release.version);
      assert.deepEqual(unchecked, []);
      return problems.map(({ reason }) => reason);
    };
    assert.deepEqual(await check(api('export const more = 1;export const another = 2;')), []);
    const lacking = await check(api());
    assert.equal(lacking.length, 1, lacking.join('\n'));
    assert.match(lacking[0] ?? '', /^mf-demo .*'more' is missing/);
  });

  it('can be compared for the sources of this workspace', async (context) => {
    const sources = await readContractTypes(WORKSPACE);
    assert.ok(ENTRY in sources);
    const more = { ...sources, [ENTRY]: `${sources[ENTRY] ?? ''}\nexport const somethingMore = 1;\n` };
    assert.deepEqual((await areaOn(context, sources, more)).problems, []);
    const { problems } = await areaOn(context, more, sources);
    assert.match(problems[0]?.reason ?? '', /'somethingMore' is missing/);
  });
});
