import { readAreaManifest } from 'platform/build';
import { ROLES } from 'shared-api/contract';

/** An area of the workspace. */
export interface Area {
  readonly name: string;
  /** Absolute path of its folder. */
  readonly root: string;
}

/**
 * What is wrong with an area's `area.json`, one line each with the file, the place and what is allowed: a field or
 * value that does not exist, or a role that no user has.
 */
export async function findProblems(area: Area): Promise<string[]> {
  try {
    const { mounts, navigation, pages = [] } = await readAreaManifest(area);
    return Object.entries({ mounts, navigation, pages }).flatMap(([field, entries]) =>
      entries.flatMap(({ roles = [] }, index) =>
        roles.filter(isUnknown).map((role) => {
          const place = `${area.name}/area.json: ${field}.${String(index)}.roles`;
          return `${place}: "${role}" is no role; allowed are ${ROLES.join(', ')}.`;
        }),
      ),
    );
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function isUnknown(role: string): boolean {
  return !ROLES.some((known) => known === role);
}
