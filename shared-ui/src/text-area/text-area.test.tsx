import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { TextArea } from './text-area.tsx';

describe('TextArea', () => {
  it('accepts several lines and passes its ref on', async () => {
    const ref = createRef<HTMLTextAreaElement>();
    renderUi(<TextArea label="Note" ref={ref} error="Too long." />);
    await userEvent.type(screen.getByLabelText('Note'), 'no onions{Enter}thanks');
    expect(ref.current).toHaveValue('no onions\nthanks');
    expect(ref.current).toHaveAccessibleDescription('Too long.');
  });
});
