import { decodeMenuFile } from './decode-menu-file.ts';
import { lostLetters } from './lost-letters.ts';
import { readMenuFile } from './read-menu-file.ts';

/** Bytes of a text in a Windows encoding, by what the platform itself decodes each byte to. */
function inWindows(encoding: 'windows-1252' | 'windows-1256', text: string): ArrayBuffer {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder(encoding).decode(new Uint8Array([byte])),
      byte,
    ]),
  );
  return new Uint8Array([...text].map((letter) => table.get(letter) ?? 0)).buffer;
}

function inUtf16(text: string, isLittle: boolean, mark = ''): ArrayBuffer {
  const view = new DataView(new ArrayBuffer((mark + text).length * 2));
  [...(mark + text)].forEach((letter, at) => view.setUint16(at * 2, letter.charCodeAt(0), isLittle));
  return view.buffer;
}

const FRENCH = 'Catégorie;Nom;Prix\nGrillades;MÉCHOUI à l’ancienne;350\nCRÊPES;Crêpe « Été »;80\n';
const ARABIC = 'القسم;الاسم;السعر\nمشويات;مشوي على الفحم;350\nCrêpes;كريب à la crème;80\n';

test('reads a file in each encoding that spreadsheets write', () => {
  expect(decodeMenuFile(inWindows('windows-1252', FRENCH))).toBe(FRENCH);
  expect(decodeMenuFile(inWindows('windows-1256', ARABIC))).toBe(ARABIC);
  for (const text of [FRENCH, ARABIC]) {
    expect(decodeMenuFile(new TextEncoder().encode(text).buffer)).toBe(text);
    for (const isLittle of [true, false]) {
      expect(decodeMenuFile(inUtf16(text, isLittle))).toBe(text);
      expect(decodeMenuFile(inUtf16(text, isLittle, '\u{FEFF}'))).toBe(text);
    }
  }
});

test('a letter that cannot be read is reported with its line, and nothing of the file is taken', () => {
  const head = 'category,name,price\nPlats,Riz,100\nPlats,';
  const bytes = (...parts: (string | number[])[]) =>
    new Uint8Array(
      parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
    ).buffer;
  for (const file of [
    // Of MS-DOS, of an old Mac, and two encodings in one file.
    bytes(head, 'M', [0x82], 'choui,350\n'),
    bytes(head, 'M', [0x8e], 'choui,350\n'),
    bytes(head, 'Été ', [0xe9], ' مشوي,350\n'),
    bytes(head, 'M\u{FFFD}choui,350\n'),
  ]) {
    const { rows, problems } = readMenuFile(decodeMenuFile(file), null);
    expect(rows).toEqual([]);
    expect(problems).toEqual([{ line: 3, problem: 'encoding', value: '' }]);
  }
});

const NOTHING = { menu: [], groups: [] };

test.each([
  ['category,name,price\nPlats,Riz,100\n??????,?????? ???? ????,350\n', 3],
  ['category,name,price\nPlats,M?choui,350\n', 2],
  ['category,name,price\nPlats,??? Crêpe,350\n', 2],
])('letters that the file has lost already are told, not taken for names: %s', (text, line) => {
  expect(lostLetters(readMenuFile(text, null), NOTHING)).toEqual([{ line, problem: 'encoding', value: '' }]);
});

test('headings whose letters are lost are told as such', () => {
  const { problems } = readMenuFile('?????,?????,?????\nPlats,Riz,100\n', null);
  expect(problems).toEqual([{ line: 1, problem: 'encoding', value: '' }]);
});

test('a question is no lost letter, nor is what the menu has itself', () => {
  const text =
    'category,name,description,price\nPlats,Faim ?,Pourquoi pas ??,350\nQuoi ? ,Encore?,Faim?,20\n';
  expect(lostLetters(readMenuFile(text, null), NOTHING)).toEqual([]);
  const item = { key: 'a', isNew: false, name: '???', price: 1, description: '', image: null };
  const menu = [
    {
      key: 'b',
      isNew: false,
      category: 'Plats',
      translations: {},
      items: [{ ...item, translations: {}, groups: [] }],
    },
  ];
  const own = readMenuFile('category,name,price\nPlats,???,350\n', null);
  expect(lostLetters(own, { menu, groups: [] })).toEqual([]);
});
