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

const roles = z
  .array(z.string().min(1))
  .min(1)
  .optional()
  .describe('Who may enter; without it everybody, signed in or not.');

/** Schema of an `area.json`. */
export const AREA_MANIFEST = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().min(1).describe('Of the area, and of its folder.'),
  contract: z.string().describe('The version of the contract that the area was written for.'),
  mounts: z
    .array(
      z.strictObject({
        path: path.describe('In react-router syntax from the root: /restaurant/:slug/menu, /provider/*.'),
        roles,
        isRendered: z.boolean().optional().describe('Whether its pages are rendered on the server.'),
        query: z.array(z.string().min(1)).optional().describe('Parameters that its rendered pages read.'),
        chunks: z.array(z.string().min(1)).optional().describe('Lazy chunks that its pages need.'),
        texts: z.array(z.string().min(1)).optional().describe('Parts of the texts that its pages need.'),
      }),
    )
    .min(1)
    .describe('The addresses of the area.'),
  navigation: z
    .array(
      z.strictObject({
        labelKey: z.string().min(1).describe('Key in the shell’s namespace "navigation".'),
        labels: z
          .record(z.string(), z.string())
          .optional()
          .describe('Texts by language, for a key that the shell does not have.'),
        path,
        placement: z.enum(['header', 'mobile', 'footer']),
        roles: roles.describe('Who sees it; without it everybody who may enter the page.'),
      }),
    )
    .describe('Links that the shell shows.'),
  preload: z
    .array(z.strictObject({ path, data: z.array(path) }))
    .describe('The first API calls of a page, which the delivered page starts.'),
  pages: z
    .array(z.strictObject({ purpose: z.enum(PAGE_PURPOSES), path, roles }))
    .optional()
    .describe('Pages that the shell links to by what they are for.'),
  ...owner,
});

/** The same as JSON Schema, for editors; `docs/area.schema.json`. */
export function areaSchemaDocument(): object {
  return { title: 'area.json of an area', ...z.toJSONSchema(AREA_MANIFEST) };
}

/**
 * Checks the content of an `area.json`.
 * @param expectedName Name of the area that the file is for.
 * @param file How messages call it.
 * @throws Error in one line that names each field and what is wrong with it
 */
export function parseAreaManifest(content: unknown, expectedName: string, file = 'area.json'): AreaManifest {
  const result = AREA_MANIFEST.safeParse(content);
  if (!result.success) throw new Error(`${file}: ${result.error.issues.map(describe).join('; ')}.`);
  const { name, contract } = result.data;
  if (name !== expectedName) throw new Error(`${file}: name: is "${name}", not "${expectedName}".`);
  if (contract !== CONTRACT_VERSION) {
    throw new Error(`${file}: contract: is "${contract}"; this platform has "${CONTRACT_VERSION}".`);
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

/** The place and what is wrong; of a field that nobody knows, the fields that there are. */
function describe(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.');
  const at = place === '' ? '' : `${place}: `;
  if (issue.code !== 'unrecognized_keys') return `${at}${issue.message}`;
  const unknown = issue.keys.map((key) => `"${key}"`).join(', ');
  return `${at}${unknown} is unknown; allowed are ${fieldsAt(issue.path).join(', ')}`;
}

interface SchemaPart {
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly items?: SchemaPart;
}

function fieldsAt(place: readonly PropertyKey[]): string[] {
  const inside = (part: SchemaPart | undefined, step: PropertyKey) =>
    typeof step === 'number' ? part?.items : part?.properties?.[String(step)];
  const part = place.reduce(inside, z.toJSONSchema(AREA_MANIFEST) as SchemaPart);
  return Object.keys(part?.properties ?? {});
}
