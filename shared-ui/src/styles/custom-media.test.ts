import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../../..');
const definitions = readFileSync(join(__dirname, 'custom-media.css'), 'utf8');
const widths = [...definitions.matchAll(/\d+px/g)].map(([width]) => width);
const files = globSync('{shell,shared-ui,mf-*}/src/**/*.css', { cwd: workspace }).filter(
  (file) => !file.endsWith('custom-media.css'),
);

it('every style sheet names a breakpoint instead of repeating its width', () => {
  expect(files.length).toBeGreaterThan(100);
  const repeated = files.filter((file) => {
    const queries = readFileSync(join(workspace, file), 'utf8').match(/@media[^{]*/g) ?? [];
    return queries.some((query) => widths.some((width) => query.includes(width)));
  });
  expect(repeated).toEqual([]);
});
