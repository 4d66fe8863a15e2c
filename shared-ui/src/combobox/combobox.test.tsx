import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxOption, FoundOptions } from './combobox-types.ts';

const PEOPLE: readonly ComboboxOption[] = [
  { value: '1', label: 'Mariem Mint Ahmed', detail: 'mariem@maida.example' },
  { value: '2', label: 'Oumar Sow', detail: 'oumar@maida.example' },
  { value: '3', label: 'Oumar Ba', detail: 'ba@maida.example' },
];

function Chooser(props: { found: Partial<FoundOptions>; onSubmit: () => void; onEscape: () => void }) {
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const [search, setSearch] = useState('');
  const options = PEOPLE.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));
  const found = { options, hasMore: false, isStale: false, isFailed: false, retry: () => undefined };
  return (
    <form
      onKeyDown={(event) => event.key === 'Escape' && props.onEscape()}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <Combobox
        label="Owner"
        chosen={chosen}
        onChoose={setChosen}
        search={search}
        onSearch={setSearch}
        emptyText="Nobody matches."
        found={{ ...found, ...props.found }}
      />
      <p>{chosen?.value ?? 'nobody'}</p>
      <button type="submit">Send</button>
    </form>
  );
}

const handleSubmit = jest.fn();
const handleEscape = jest.fn();
const show = (found: Partial<FoundOptions> = {}) =>
  renderUi(<Chooser found={found} onSubmit={handleSubmit} onEscape={handleEscape} />);
const field = () => screen.getByRole('combobox', { name: 'Owner' });
const offered = () => screen.getAllByRole('option').map((option) => option.firstChild?.textContent);
const chosen = () => screen.getByText(/^(nobody|\d)$/).textContent;

beforeEach(() => {
  handleSubmit.mockClear();
  handleEscape.mockClear();
  Element.prototype.scrollIntoView = jest.fn();
});

test('a press opens the list; a press on an option chooses and closes it', async () => {
  show();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(field());
  expect(offered()).toEqual(['Mariem Mint Ahmed', 'Oumar Sow', 'Oumar Ba']);
  await userEvent.click(screen.getByText('oumar@maida.example'));
  expect(field()).toHaveValue('Oumar Sow');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(chosen()).toBe('2');
});

test('by keyboard: typing searches, arrows move, Enter chooses without sending the form', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('oumar');
  await waitFor(() => expect(offered()).toEqual(['Oumar Sow', 'Oumar Ba']));
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('nobody');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]?.id);
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('3');
  expect(handleSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(handleSubmit).toHaveBeenCalledTimes(1);
});

test('Enter right after typing does not choose from the list of an earlier text', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('mariem');
  await waitFor(() => expect(offered()).toEqual(['Mariem Mint Ahmed']));
  await userEvent.keyboard('x{Enter}');
  expect(chosen()).toBe('nobody');
});

test('Esc closes the list only; leaving restores the chosen name, an emptied field has none', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Mariem Mint Ahmed');
  await userEvent.keyboard('x{Escape}');
  expect(field()).toHaveValue('Mariem Mint Ahmed');
  expect(handleEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(handleEscape).toHaveBeenCalledTimes(1);
  await userEvent.clear(field());
  await userEvent.tab();
  expect(chosen()).toBe('nobody');
});

test('says that nobody matches, that there are more, and that the search failed', async () => {
  const { unmount } = show({ options: [] });
  await userEvent.click(field());
  expect(screen.getByRole('status')).toHaveTextContent('Nobody matches.');
  unmount();
  const second = show({ hasMore: true });
  await userEvent.click(field());
  expect(screen.getByText('There are more: type part of the name.')).toBeVisible();
  second.unmount();
  const retry = jest.fn();
  show({ options: undefined, isFailed: true, retry });
  await userEvent.click(field());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
