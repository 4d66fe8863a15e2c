import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { RatingField } from './rating-field.tsx';
import { Stars } from './stars.tsx';

const nameOf = (star: number) => `${String(star)} of 5`;

describe('Stars', () => {
  it('has its rating in words as accessible name', () => {
    renderUi(<Stars rating={4} label="4 of 5" />);
    expect(screen.getByRole('img', { name: '4 of 5' })).toBeInTheDocument();
  });
});

describe('RatingField', () => {
  function Rating() {
    const [value, setValue] = useState<number | null>(null);
    return (
      <RatingField
        label="Your rating"
        value={value}
        onValueChange={setValue}
        nameOf={nameOf}
        word={value === null ? undefined : `Word ${String(value)}`}
      />
    );
  }

  it('starts without a choice and moves with the arrow keys', async () => {
    renderUi(<Rating />);
    expect(screen.getByRole('group', { name: 'Your rating' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: '3 of 5' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    expect(screen.getByText('Word 4')).toBeInTheDocument();
  });

  it('announces its error, also as the group’s description', () => {
    renderUi(
      <RatingField
        label="Your rating"
        value={null}
        onValueChange={jest.fn()}
        nameOf={nameOf}
        error="Please choose"
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose');
    expect(screen.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription('Please choose');
    expect(screen.getByRole('radio', { name: '1 of 5' })).toBeInvalid();
  });
});
