import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const colors = [...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)];

/** The colours of one theme by name: of `light-dark(#faf5ec, #14151f)` the first or the second. */
function colorsOf(side: 'light' | 'dark'): Map<string, string> {
  return new Map(
    colors.map(([, name = '', value = '']) => {
      const [light = value, dark = value] = value.match(/#[0-9a-f]{6}/g) ?? [];
      return [name, side === 'light' ? light : dark];
    }),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Map<string, string>, over: string, under: string): number {
  const [one = 0, other = 0] = [over, under]
    .map((name) => luminance(theme.get(name) ?? ''))
    .sort((a, b) => b - a);
  return (one + 0.05) / (other + 0.05);
}

const grounds = ['paper', 'surface', 'sunken', 'raised', 'hover'];
const textPairs = [
  ...['ink', 'ink-muted', 'ink-subtle', 'accent-ink', 'danger-ink'].flatMap((ink) =>
    grounds.map((ground) => [ink, ground]),
  ),
  ...['accent', 'highlight', 'clay', 'success', 'warning', 'danger', 'info'].map((tone) => [
    `${tone}-ink`,
    `${tone}-soft`,
  ]),
  ['ink', 'accent-soft'],
  ['ink-muted', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-highlight', 'highlight'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ...['on-inverse', 'inverse-accent', 'inverse-success', 'inverse-danger'].map((ink) => [ink, 'inverse']),
] as [string, string][];
const framePairs = [
  ...['line-strong', 'accent', 'danger', 'focus', 'clay', 'success'].flatMap((line) =>
    ['paper', 'surface', 'sunken'].map((ground) => [line, ground]),
  ),
] as [string, string][];

describe.each([
  ['light', colorsOf('light')],
  ['dark', colorsOf('dark')],
])('the %s theme', (_, theme) => {
  it.each(textPairs)('reads well: %s on %s', (over, under) => {
    expect(contrast(theme, over, under)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(framePairs)('shows the edge of a control: %s on %s', (over, under) => {
    expect(contrast(theme, over, under)).toBeGreaterThanOrEqual(3);
  });
});
