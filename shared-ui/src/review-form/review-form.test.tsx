import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderUi } from '../testing/render-ui.tsx';
import { ReviewForm } from './review-form.tsx';

const texts = {
  rating: 'Your rating',
  ratingRequired: 'Choose the stars.',
  starName: (star: number) => `${star} of 5`,
  text: 'Your review',
  send: 'Send',
  cancel: 'Leave it',
};

function open(props: Partial<ComponentProps<typeof ReviewForm>> = {}) {
  const onSubmit = jest.fn();
  const onCancel = jest.fn();
  const form = (
    <ReviewForm
      review={null}
      maxRating={5}
      maxLength={500}
      texts={texts}
      isPending={false}
      onSubmit={onSubmit}
      onCancel={onCancel}
      {...props}
    />
  );
  renderUi(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  return { onSubmit, onCancel, send: () => userEvent.click(screen.getByText('Send')) };
}

test('requires stars, and sends them with the trimmed text', async () => {
  const { onSubmit, send } = open();
  await send();
  expect(screen.getByText('Choose the stars.')).toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: '4 of 5' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Your review' }), '  Very good ');
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ rating: 4, text: 'Very good' });
});

test('starts with the earlier review, which can be left as it is', async () => {
  const { onSubmit, onCancel, send } = open({ review: { rating: 2, text: 'Cold' } });
  await userEvent.clear(screen.getByRole('textbox', { name: 'Your review' }));
  await send();
  expect(onSubmit).toHaveBeenCalledWith({ rating: 2, text: null });
  await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('shows why sending failed, and sends nothing while it is pending', async () => {
  const { onSubmit, send } = open({
    review: { rating: 5, text: null },
    isPending: true,
    error: 'No connection.',
  });
  expect(screen.getByText('No connection.')).toBeInTheDocument();
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
});
