import * as z from 'zod';
import type { AreaManifest } from '../index.ts';
import { PAGE_PURPOSES } from '../area.ts';
import { CONTRACT_VERSION } from '../constants.ts';

const path = z.string().startsWith('/', 'must start with /');

const owner = {
  team: z.string().min(1).max(60).optional(),
  teamMail: z.email('must be an e-mail address').max(254).optional(),
};

/** Schema of the shell's owner in its `release.json`. */
export const OWNER = z.strictObject(owner);

/** Schema of an `area.json`. */
export const AREA_MANIFEST = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().min(1),
  contract: z.string(),
  mounts: z
    .array(
      z.strictObject({
        path,
        roles: z.array(z.string().min(1)).min(1).optional(),
        isRendered: z.boolean().optional(),
        query: z.array(z.string().min(1)).optional(),
        chunks: z.array(z.string().min(1)).optional(),
        texts: z.array(z.string().min(1)).optional(),
      }),
    )
    .min(1),
  navigation: z.array(
    z.strictObject({
      labelKey: z.string().min(1),
      labels: z.record(z.string(), z.string()).optional(),
      path,
      placement: z.enum(['header', 'mobile', 'footer']),
      roles: z.array(z.string().min(1)).min(1).optional(),
    }),
  ),
  preload: z.array(z.strictObject({ path, data: z.array(path) })),
  pages: z
    .array(
      z.strictObject({
        purpose: z.enum(PAGE_PURPOSES),
        path,
        roles: z.array(z.string().min(1)).min(1).optional(),
      }),
    )
    .optional(),
  ...owner,
});

/**
 * Checks the content of an `area.json`.
 * @param expectedName Name of the area that the file is for.
 * @throws Error whose message names the field and what is wrong with it
 */
export function parseAreaManifest(content: unknown, expectedName: string): AreaManifest {
  const result = AREA_MANIFEST.safeParse(content);
  if (!result.success)
    throw new Error(`area.json of ${expectedName} is not valid:\n${describe(result.error)}`);
  const { name, contract } = result.data;
  if (name !== expectedName) throw new Error(`area.json is of ${name}, not of ${expectedName}.`);
  if (contract !== CONTRACT_VERSION) {
    throw new Error(`${name} needs contract version ${contract}; this platform has ${CONTRACT_VERSION}.`);
  }
  const { mounts, navigation, preload, pages, team, teamMail } = result.data;
  return {
    name,
    contract,
    mounts,
    navigation,
    preload,
    ...(pages === undefined ? {} : { pages }),
    ...(team === undefined ? {} : { team }),
    ...(teamMail === undefined ? {} : { teamMail }),
  } as AreaManifest;
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `  ${issue.path.join('.') || '(file)'}: ${issue.message}`).join('\n');
}
