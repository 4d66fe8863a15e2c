import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { facesOf } from './faces.ts';

const FONTS = path.join(__dirname, '../../../public/fonts');
const styles = readFileSync(path.join(__dirname, 'typeface.css'), 'utf8');

it('has the Latin face for Latin letters, both for Arabic ones, none for others', () => {
  const names = (language: string) => facesOf(language).map(({ name }) => name);
  expect(names('fr')).toEqual(['readex-pro-latin']);
  expect(names('ar')).toEqual(['readex-pro-latin', 'readex-pro-arabic']);
  expect(names('ru')).toEqual([]);
});

it.each(facesOf('ar'))(
  '$name is a file with its own hash, which the style sheet names',
  ({ file, ...face }) => {
    const hash = createHash('sha256')
      .update(readFileSync(path.join(FONTS, file)))
      .digest('hex');
    expect(file).toBe(`${face.name}.${hash.slice(0, 10)}.woff2`);
    expect(styles).toContain(`url('/fonts/${file}')`);
    expect(styles).toContain(`font-family: '${face.family}'`);
    expect(styles).toContain(`[data-typeface~='${face.name}']`);
  },
);
