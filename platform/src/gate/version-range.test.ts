import assert from 'node:assert/strict';
import { it } from 'node:test';
import { satisfies } from './version-range.ts';

it('a version lies in a range or not', () => {
  const yes = [
    ['19.3.1', '^19.0.0'],
    ['19.3.1', '^18.0.0 || ^19.3.0'],
    ['0.1.5', '^0.1.0'],
    ['0.0.3', '^0.0.3'],
    ['1.2.9', '~1.2.3'],
    ['4.0.0', '>=3.1'],
    ['1.0.0', '*'],
    ['1.2.3-beta.1', '1.2.3-beta.1'],
  ] as const;
  const no = [
    ['18.9.9', '^19.0.0'],
    ['20.0.0', '^19.0.0'],
    ['0.2.0', '^0.1.0'],
    ['0.0.4', '^0.0.3'],
    ['1.3.0', '~1.2.3'],
    ['1.2.4', '1.2.3'],
    ['19.3.1-rc.1', '^19.0.0'],
    ['19.3.1', 'latest'],
  ] as const;
  for (const [version, range] of yes) assert.ok(satisfies(version, range), `${version} in ${range}`);
  for (const [version, range] of no) assert.ok(!satisfies(version, range), `${version} not in ${range}`);
});
