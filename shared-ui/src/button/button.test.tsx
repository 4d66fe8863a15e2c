import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithRef } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const handleSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderUi(
      <form onSubmit={handleSubmit}>
        <Button>Look</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Look' }));
    expect(handleSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps the focus and ignores clicks and Enter while busy', async () => {
    const handleClick = jest.fn();
    const handleSubmit = jest.fn();
    renderUi(
      <form onSubmit={handleSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isBusy onClick={handleClick}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(screen.getByLabelText('Name'), 'Aïcha{Enter}');
    expect(handleClick).not.toHaveBeenCalled();
    expect(handleSubmit).not.toHaveBeenCalled();
  });

  it('is named by the busy label only while busy', () => {
    const { rerender } = renderUi(<Button busyLabel="Creating...">Create</Button>);
    expect(screen.getByRole('button')).toHaveAccessibleName('Create');
    rerender(
      <Button busyLabel="Creating..." isBusy>
        Create
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleName('Creating...');
  });
});

describe('ButtonLink', () => {
  it('renders the given link component with its props', () => {
    function RouterLink(props: ComponentPropsWithRef<'a'> & { to: string }) {
      const { to, ...rest } = props;
      return <a href={`/app${to}`} {...rest} />;
    }
    renderUi(
      <ButtonLink component={RouterLink} to="/login" variant="primary">
        Log in
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/app/login');
  });
});
