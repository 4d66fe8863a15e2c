import { OVERRIDE_BUILD_FOLDER } from '../../contract/index.ts';
import type { BuildContext } from './options.ts';

/** Output folder of a build below its server's root: an override build is separate from the area that runs alone. */
export function outputFolderOf(context: BuildContext): string {
  return context.kind === 'override' ? OVERRIDE_BUILD_FOLDER : '';
}
