import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConfigurationFactory } from './preset/define.ts';
import { CONFIGURATION_FILE } from './apps.ts';

/**
 * Loads the webpack configuration of the app in a folder.
 * @throws Error when its `webpack.config.mjs` has no default export of the preset
 */
export async function loadConfiguration(root: string): Promise<ConfigurationFactory> {
  const file = path.join(root, CONFIGURATION_FILE);
  const module: unknown = await import(pathToFileURL(file).href);
  if (typeof module === 'object' && module && 'default' in module && typeof module.default === 'function') {
    return module.default as ConfigurationFactory;
  }
  throw new Error(`${file} has no default export made by defineArea or defineShell.`);
}
