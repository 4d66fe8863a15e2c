import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderRoutes, said } from 'shared-ui/testing';
import { useDraftUndo } from './use-draft-undo.ts';

const undo = jest.fn();
beforeEach(() => undo.mockClear());

function Editor() {
  const offerUndo = useDraftUndo();
  return (
    <>
      <button type="button" onClick={() => offerUndo(said('The dish is gone.'), said('Undo'), undo)}>
        Delete
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

const open = () =>
  renderRoutes(
    [
      { path: '/', element: <Editor /> },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
    ],
    { at: '/', wrap: (children) => children },
  );

test('offers to undo as long as the draft exists', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

test('removes the toasts with the page of the draft', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getAllByText('The dish is gone.')).toHaveLength(2);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(screen.queryByText('The dish is gone.')).not.toBeInTheDocument();
});
