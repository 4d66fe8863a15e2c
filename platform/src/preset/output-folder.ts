import { OVERRIDE_BUILD_FOLDER } from '../contract/override.ts';
import type { BuildContext } from './options.ts';

/** Where the files of a build lie below its server's root: a guest's apart from those of the area running alone. */
export function outputFolderOf(context: BuildContext): string {
  return context.kind === 'guest' ? OVERRIDE_BUILD_FOLDER : '';
}
