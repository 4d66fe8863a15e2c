import { render, screen } from '@testing-library/react';
import { Sentence } from './sentence.tsx';

const kept = () => [...document.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);

test('marks each value wherever the language puts it, and changes no letter', () => {
  const text = 'Minimum order for delivery 500.00 MRU: 120.00 MRU to go.';
  render(
    <p>
      <Sentence text={text} kept={['120.00 MRU', '500.00 MRU']} />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
  expect(kept()).toEqual(['500.00 MRU', '120.00 MRU']);
});

test('shows a sentence without the value as it is', () => {
  render(<Sentence text="Closed" kept={['Bissap', '']} />);
  expect(screen.getByText('Closed')).toBeVisible();
  expect(kept()).toEqual([]);
});
