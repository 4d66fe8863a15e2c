import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { hashOfTypes, readContractTypes } from '../../contract-types.ts';
import type { Sources } from '../../contract-types.ts';
import { WORKSPACE } from '../../build/apps.ts';
import { ReleaseService } from '../../release/release-service.ts';
import { CONTRACT_FILE } from '../../store/index.ts';
import { goLive, temporaryStore, writeBuild } from '../../testing/fixtures.ts';
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

async function areaOn(context: TestContext, built: Sources, live: Sources) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, shellOf(built));
  await goLive(context, store, shellOf(live));
  const gate = createGate({ store, deepChecks: [createContractTypesCheck(store)] });
  const release = { requires: {}, contractTypes: hashOfTypes(built) };
  const { release: area } = await store.release(await writeBuild(context, { release }));
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
      /built against other types than shell .*: .*'more' is missing/,
    );
    assert.match(lacking.problems[0]?.fix ?? '', /Release the shell from the same sources first/);
    const other = { ...api(), [ENTRY]: (api()[ENTRY] ?? '').replace('string[]', 'number[]') };
    const changed = await areaOn(context, api(), other);
    assert.match(changed.problems[0]?.reason ?? '', /Type 'number' is not assignable to type 'string'/);
  });

  it('are reported as unchecked when no stored shell has them', async (context) => {
    const { store } = await temporaryStore(context);
    await goLive(context, store, shellOf(api()));
    const gate = createGate({ store, deepChecks: [createContractTypesCheck(store)] });
    const release = { requires: {}, contractTypes: '0123456789abcdef' };
    const { release: area } = await store.release(await writeBuild(context, { release }));
    const { problems, unchecked } = await new ReleaseService({ store, gate }).check('mf-demo', area.version);
    assert.deepEqual(problems, []);
    assert.match(
      unchecked[0] ?? '',
      /Types of mf-demo: neither its release nor a shell in the store has the types/,
    );
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
