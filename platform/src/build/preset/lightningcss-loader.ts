import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';

/** Options of the loader. */
interface LoaderOptions {
  /** Absolute path of the style sheet that defines the custom media. */
  readonly definitions: string;
}

/** Absolute path of the style sheet that defines the custom media of all apps, in the workspace's `shared-ui`. */
export function customMediaFile(workspace: string): string {
  return createRequire(path.join(workspace, 'package.json')).resolve('shared-ui/custom-media.css');
}

/**
 * webpack loader for CSS that browsers lack: replaces custom media (`@media (--mobile)`) by the media queries they
 * stand for, and `light-dark()`, which browsers have had only since 2024, by custom properties that follow
 * `color-scheme`.
 * @throws Error for a custom medium that is not defined
 */
export default function lightningcssLoader(this: LoaderContext<LoaderOptions>, source: string): string {
  const { definitions } = this.getOptions();
  this.addDependency(definitions);
  // At the end, where they move no line of the style sheet; they apply to all of it wherever they stand.
  const code = `${source}\n${readFileSync(definitions, 'utf8')}`;
  const result = transform({
    filename: this.resourcePath,
    code: Buffer.from(code),
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries | Features.LightDark,
  });
  return Buffer.from(result.code).toString('utf8');
}
