import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import type { OptionCount, ShownGroup } from './option-choice.ts';
import { OptionGroupField, type OptionGroupTexts } from './option-group-field.tsx';

const texts: OptionGroupTexts = {
  ...{ required: 'Required', optional: 'Optional', soldOut: 'Sold out', missingChoice: 'Choose one.' },
  rule: (rule, { min, max }) => `${rule} ${min} ${max}`,
  free: (free) => `${free} free`,
  missing: (number) => `${number} more.`,
  excess: (max) => `At most ${max}.`,
};
const option = (id: string, price = 0, isSoldOut = false) => ({
  ...{ id, price, isSoldOut },
  label: { text: id, marks: { dir: 'auto' as const } },
});
const size: ShownGroup = {
  ...{ id: 'size', min: 1, max: 1, free: 0, isRepeatable: false },
  label: { text: 'Size', marks: { dir: 'auto' } },
  options: [option('Small', -1500), option('Large', 4000), option('Huge', 0, true)],
};

function Field(props: { group: ShownGroup; isWrong?: boolean }) {
  const [chosen, setChosen] = useState<readonly OptionCount[]>([]);
  return (
    <OptionGroupField
      group={props.group}
      texts={texts}
      chosen={chosen}
      isWrong={props.isWrong ?? false}
      onChange={setChosen}
    />
  );
}

test('one of several is a radio button with what it changes; what is sold out cannot be chosen', async () => {
  const user = userEvent.setup();
  renderUi(<Field group={size} isWrong />);
  const field = screen.getByRole('group', { name: 'Size' });
  expect(field).toHaveAccessibleDescription('exactly 1 1 Choose one.');
  expect(screen.getByText(/^−15\.00.MRU$/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Huge/ })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /^Large/ }));
  expect(screen.getByRole('radio', { name: /^Large/ })).toBeChecked();
});

test('several are checkboxes, as many as can be chosen', async () => {
  const user = userEvent.setup();
  renderUi(<Field group={{ ...size, min: 0, max: 1, free: 1 }} />);
  expect(screen.getByText('up_to 0 1 · 1 free')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Small/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Large/ }));
  // Where one can be chosen, another one takes its place.
  expect(screen.getByRole('checkbox', { name: /^Small/ })).not.toBeChecked();
});

test('what may be taken several times has a number', async () => {
  const user = userEvent.setup();
  renderUi(<Field group={{ ...size, min: 2, max: 2, isRepeatable: true }} isWrong />);
  expect(screen.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('exactly 2 2 2 more.');
  const add = screen.getByRole('button', { name: 'Add one: Large' });
  await user.click(add);
  await user.click(add);
  expect(screen.getByText('2/2')).toBeVisible();
  expect(add).toBeDisabled();
});

test('an option of which few are left says how many, and its number stops there', async () => {
  const user = userEvent.setup();
  const few = { ...option('Egg'), most: 2, left: '2 left' };
  renderUi(
    <Field group={{ ...size, min: 0, max: 4, isRepeatable: true, options: [few, option('Cheese')] }} />,
  );
  expect(screen.getByText('2 left')).toBeVisible();
  const more = screen.getByRole('button', { name: 'Add one: Egg' });
  await user.click(more);
  await user.click(more);
  expect(more).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Add one: Cheese' })).toBeEnabled();
});
