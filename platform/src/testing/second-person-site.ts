import type { TestContext } from 'node:test';
import type { ReleaseProblem } from '../contract/releases.ts';
import type { ReleaseRules } from '../contract/rules.ts';
import { writeBuild } from './fixtures.ts';
import { asAdmin, mounts, rightsSite } from './rights-site.ts';

export const AREA = 'mf-public';
/** Another admin than the one that {@link asAdmin} is by itself. */
export const BRAHIM = 'brahim@maida.example';

/** A site where promotions of one area need a second person, with a version of it to promote. */
export async function secondPersonSite(context: TestContext) {
  const site = await rightsSite(context);
  const { store, call } = site;
  const storeBuild = async (marker: string) =>
    (await store.release(await writeBuild(context, { name: AREA, marker, area: mounts('/') }))).release
      .version;
  const version = await storeBuild('three');
  await call('/platform/rules/second-person', { area: AREA, isNeeded: true }, asAdmin());
  const live = async () => (await store.readRegistry()).areas[AREA];
  const promote = (headers = asAdmin(), more: object = {}) =>
    call<ReleaseProblem>('/platform/promote', { area: AREA, version, why: 'sorted lists', ...more }, headers);
  const rules = async () => (await call<ReleaseRules>('/platform/rules', undefined, asAdmin())).body;
  /** Asks for the promotion, and returns its id. */
  const ask = async (headers = asAdmin(), more: object = {}) => {
    await promote(headers, more);
    return (await rules()).pending.at(-1)?.id ?? '';
  };
  const approve = (id: string, headers = asAdmin(BRAHIM)) =>
    call<ReleaseProblem>('/platform/approvals/approve', { id }, headers);
  return { ...site, storeBuild, version, live, promote, rules, ask, approve };
}
