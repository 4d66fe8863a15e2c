import * as z from 'zod';
import { AREA_MANIFEST, OWNER, type BuiltRelease } from '../../contract/server/index.ts';

/** More files than any build has. */
export const MAX_FILES = 2000;

const text = z.string().max(200);
const files = z.array(text).max(MAX_FILES);
const versions = z.record(text, text);
const chunk = z.strictObject({ scripts: files, styles: files });

/** Schema of `release.json`: every field that a build may have. `area` is compared with the build's `area.json`. */
export const DESCRIPTION = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,63}$/)
    .describe('The area, or "shell".'),
  version: z
    .string()
    .regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,99}$/)
    .describe('Of the package, and the hash of all other fields but sourceHash: 0.1.0-3f9a0c11d2e4b6a8.'),
  contract: text.describe('Version of the contract between shell and areas.'),
  sourceHash: text.describe('Hash of the sources, by which `release --changed` sees that they have changed.'),
  entry: text.describe('The remote entry; of the shell the last of its scripts.'),
  entryGlobal: z
    .string()
    .regex(/^[A-Za-z_]\w{0,99}$/)
    .describe('The global variable that the entry defines; another one for each build.'),
  scripts: files.describe(
    'What `./area` loads after the entry; of the shell all scripts of a page, in order.',
  ),
  styles: files.describe('The style sheets of the first load.'),
  pageStarter: text.optional().describe('Of the shell: the script that a rendered page runs first.'),
  starter: text.optional().describe('The same in earlier releases of the shell.'),
  chunks: z.record(text, chunk).optional().describe('Files of the chunks that mounts name, by their names.'),
  files: z
    .record(text, z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/))
    .describe('The hash of every file of the build but release.json itself, by path.'),
  provides: versions.optional().describe('Of the shell: versions of the libraries that areas share.'),
  requires: versions.optional().describe('Of an area: the ranges that it takes of them.'),
  imports: z
    .record(text, files)
    .optional()
    .describe('Of an area: what it takes of shared modules of the workspace, by import name.'),
  contractTypes: text.optional().describe('Hash of the types of the contract, which the gate compares.'),
  budget: z.number().positive().optional().describe('KB of brotli that the first load may weigh, if less.'),
  area: z.unknown().optional(),
  owner: OWNER.optional().describe('Of the shell: its team; an area’s is in its area.json.'),
  // A field that is missing here would be refused in an upload alone, so that it fails to compile instead.
} satisfies Record<keyof BuiltRelease | 'starter', z.ZodType>);

/** The same as JSON Schema, for pipelines that build without this repository; `docs/release.schema.json`. */
export function releaseSchema(): object {
  const described = DESCRIPTION.extend({
    area: AREA_MANIFEST.optional().describe('The same as area.json of the build; absent for the shell.'),
  });
  return { title: 'release.json of a build', ...z.toJSONSchema(described) };
}
