import { mapStack } from './map-stack.ts';

const FILE = 'http://127.0.0.1:40001/static/js/area.js';
/** Its third line comes from line 42 of a page, the fourth from a package, the fifth from a shared folder. */
const MAP = {
  version: 3,
  names: [],
  sources: [
    'webpack://mf-public/./src/menu.tsx',
    'webpack://mf-public/../node_modules/react-dom/index.js',
    'webpack://mf-public/../shared-ui/src/card.tsx',
  ],
  mappings: ';;AAyCA;ACAA;ACAA',
};

function serve(files: Readonly<Record<string, string>>): void {
  jest.spyOn(window, 'fetch').mockImplementation((address) => {
    const text = files[address instanceof URL ? address.href : String(address)];
    return text === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(text));
  });
}

afterEach(() => jest.restoreAllMocks());

it('names the places of the sources and leaves out packages', async () => {
  serve({
    [FILE]: 'built\n//# sourceMappingURL=../../maps/area.js.map',
    'http://127.0.0.1:40001/maps/area.js.map': JSON.stringify(MAP),
  });
  const frame = (name: string, line: number) => `    at ${name} (${FILE}:${String(line)}:7)`;
  const stack = ['TypeError: wrong', frame('Menu', 3), frame('render', 4), frame('Card', 5)];
  expect(await mapStack(stack.join('\n'))).toBe(
    [
      'TypeError: wrong',
      '    at Menu (mf-public/src/menu.tsx:42:1)',
      '    at Card (shared-ui/src/card.tsx:42:1)',
    ].join('\n'),
  );
});

it('keeps frames whose file has no source map', async () => {
  serve({ [FILE]: 'built' });
  const stack = `Error: wrong\n    at Menu (${FILE}:3:7)\n    at http://127.0.0.1:40001/gone.js:1:1`;
  expect(await mapStack(stack)).toBe(stack);
});
