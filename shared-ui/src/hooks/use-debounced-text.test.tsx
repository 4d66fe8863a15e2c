import { act, fireEvent, render, screen } from '@testing-library/react';
import { useDebouncedText } from './use-debounced-text.ts';

let reported: string[];
/** The field's parent takes a value over, which a slow list does later than the text is reported. */
let take: (value: string) => void;

function Field(props: { value: string; onSettle: (text: string) => void }) {
  const [text, setText, setSettled] = useDebouncedText(props.value, props.onSettle);
  return (
    <>
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button onClick={() => setSettled('')}>Show all</button>
    </>
  );
}

const textbox = () => screen.getByRole('textbox');
const wait = () => act(() => jest.advanceTimersByTime(500));
const type = (value: string) => fireEvent.change(textbox(), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  reported = [];
  const field = (value: string) => <Field value={value} onSettle={(text) => reported.push(text)} />;
  const { rerender } = render(field(''));
  take = (value) => rerender(field(value));
});
afterEach(() => {
  jest.useRealTimers();
});

test('reports a text once, a moment after the last key', () => {
  type('pi');
  type('piz ');
  expect(reported).toEqual([]);
  wait();
  expect(reported).toEqual(['piz']);
  take('piz');
  wait();
  expect(reported).toEqual(['piz']);
  expect(textbox()).toHaveValue('piz ');
});

test('keeps what was typed while an earlier text was taken over', () => {
  type('piz');
  wait();
  type('pizza');
  take('piz');
  expect(textbox()).toHaveValue('pizza');
  wait();
  type('pizza fo');
  take('pizza');
  wait();
  take('pizza fo');
  expect(textbox()).toHaveValue('pizza fo');
  expect(reported).toEqual(['piz', 'pizza', 'pizza fo']);
});

test('follows a value from outside, also one that was reported long ago', () => {
  type('piz');
  wait();
  take('piz');
  take('');
  expect(textbox()).toHaveValue('');
  take('piz');
  expect(textbox()).toHaveValue('piz');
  take('fish');
  expect(textbox()).toHaveValue('fish');
});

test('keeps what was typed while a reset was taken over', () => {
  type('piz');
  wait();
  take('piz');
  fireEvent.click(screen.getByRole('button'));
  expect(textbox()).toHaveValue('');
  type('fish');
  take('');
  expect(textbox()).toHaveValue('fish');
  wait();
  expect(reported).toEqual(['piz', 'fish']);
});

test('a reset of what was not reported yet leaves a later value alone', () => {
  type('piz');
  fireEvent.click(screen.getByRole('button'));
  wait();
  expect(reported).toEqual([]);
  take('fish');
  take('');
  expect(textbox()).toHaveValue('');
});
