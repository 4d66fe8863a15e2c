import { fireEvent, render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { useDebouncedText } from './use-debounced-text.ts';

let reported: string[];
let setValue: (value: string) => void;

/** A field whose value its parent takes over later than the text is reported, as a slow list does. */
function Field() {
  const [value, set] = useState('');
  setValue = set;
  const [text, setText] = useDebouncedText(value, (settled) => reported.push(settled));
  return <input value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

const field = () => screen.getByRole('textbox');
const wait = () => act(() => jest.advanceTimersByTime(500));
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const take = (value: string) => act(() => setValue(value));

beforeEach(() => {
  jest.useFakeTimers();
  reported = [];
  render(<Field />);
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
  expect(field()).toHaveValue('piz ');
});

test('keeps what was typed while an earlier text was taken over', () => {
  type('piz');
  wait();
  type('pizza');
  take('piz');
  expect(field()).toHaveValue('pizza');
  wait();
  type('pizza fo');
  take('pizza');
  wait();
  take('pizza fo');
  expect(field()).toHaveValue('pizza fo');
  expect(reported).toEqual(['piz', 'pizza', 'pizza fo']);
});

test('follows a value from outside, also one that was reported long ago', () => {
  type('piz');
  wait();
  take('piz');
  take('');
  expect(field()).toHaveValue('');
  take('piz');
  expect(field()).toHaveValue('piz');
  take('fish');
  expect(field()).toHaveValue('fish');
});
