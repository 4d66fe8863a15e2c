import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';

/** Options of the loader. */
interface CustomMediaOptions {
  /** Absolute path of the style sheet that defines the custom media. */
  readonly definitions: string;
}

/** Absolute path of the style sheet that defines the custom media of all apps. */
export function customMediaFile(workspace: string): string {
  return path.join(workspace, 'shared-ui/src/styles/custom-media.css');
}

/**
 * webpack loader: replaces custom media (`@media (--mobile)`) by the media queries that they stand for.
 * @throws Error for a name that is not defined
 */
export default function customMediaLoader(this: LoaderContext<CustomMediaOptions>, source: string): string {
  const { definitions } = this.getOptions();
  this.addDependency(definitions);
  // At the end, where they move no line of the style sheet; they apply to all of it wherever they stand.
  const code = `${source}\n${readFileSync(definitions, 'utf8')}`;
  const result = transform({
    filename: this.resourcePath,
    code: Buffer.from(code),
    drafts: { customMedia: true },
    include: Features.CustomMediaQueries,
  });
  return Buffer.from(result.code).toString('utf8');
}
