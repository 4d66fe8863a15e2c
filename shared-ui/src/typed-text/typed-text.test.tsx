import { renderUi } from '../testing/render-ui.tsx';
import { TypedText, type TypedTextProps } from './typed-text.tsx';

function textOf(props: TypedTextProps): Element | null {
  return renderUi(<TypedText {...props} />).container.firstElementChild;
}

function linesOf(element: Element | null) {
  return [...(element?.children ?? [])].map((line) => [line.textContent, line.getAttribute('dir')]);
}

test('each line has its own direction', () => {
  const text = textOf({ text: 'Sans sel.\nبدون ملح!\r\nRing twice' });
  expect(text?.tagName).toBe('P');
  expect(text).not.toHaveAttribute('dir');
  expect(linesOf(text)).toEqual([
    ['Sans sel.', 'auto'],
    ['بدون ملح!', 'auto'],
    ['Ring twice', 'auto'],
  ]);
});

test('an empty line stays', () => {
  const text = textOf({ text: 'one\n\ntwo', as: 'span' });
  expect(text?.tagName).toBe('SPAN');
  expect(linesOf(text)).toEqual([
    ['one', 'auto'],
    ['', 'auto'],
    ['two', 'auto'],
  ]);
  expect(text?.children[1]?.firstElementChild?.tagName).toBe('BR');
});

test('lines of a known language have its direction', () => {
  const text = textOf({ text: 'Coca-Cola بارد\nبدون سكر', lang: 'ar', dir: 'rtl' });
  expect(text).toHaveAttribute('lang', 'ar');
  expect(text).toHaveAttribute('dir', 'rtl');
  expect(linesOf(text)).toEqual([
    ['Coca-Cola بارد', null],
    ['بدون سكر', null],
  ]);
});

test('a single line needs no element of its own', () => {
  const text = textOf({ text: 'بدون ملح!', className: 'note' });
  expect(text?.outerHTML).toBe('<p class="note" dir="auto">بدون ملح!</p>');
});
