import { createHash } from 'node:crypto';
import path from 'node:path';
import { WORKSPACE } from '../../../build/apps.ts';
import { hashFiles } from '../../../store/source-hash.ts';
import type { Candidate } from '../../candidate.ts';
import type { PlanOptions } from '../plan.ts';

/** The gate itself, the page composer, and the libraries that both use. */
const OWN_SOURCES = ['platform/src', 'package-lock.json'].map((name) => path.join(WORKSPACE, name));
const sources = new Map<string, Promise<string>>();

/** What a page's verdict depends on besides the code that it runs. */
export async function hashEnvironment(
  { areas }: Candidate,
  { plan, browser, standIn }: EnvironmentOptions,
): Promise<string> {
  const inputs = [...OWN_SOURCES, ...standIn];
  const key = inputs.join('\0');
  const code = sources.get(key) ?? hashFiles(WORKSPACE, inputs);
  sources.set(key, code);
  const descriptions = areas.map(({ name, area }) => [name, area]).sort();
  return createHash('sha256')
    .update(JSON.stringify([await code, browser, plan, descriptions]))
    .digest('hex');
}

/** See {@link hashEnvironment}. */
export interface EnvironmentOptions {
  readonly plan: Omit<PlanOptions, 'areas'>;
  /** Its version. */
  readonly browser: string;
  /** Files and folders of what replies in place of the service. */
  readonly standIn: readonly string[];
}
