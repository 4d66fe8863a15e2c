import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Timeline } from './timeline.tsx';

describe('Timeline', () => {
  it('lists its steps in order and marks the current one', () => {
    renderUi(
      <Timeline
        steps={[
          { id: 'a', label: 'Received', description: '19:02', state: 'done' },
          { id: 'b', label: 'Being prepared', state: 'current' },
          { id: 'c', label: 'Delivered', state: 'upcoming' },
        ]}
      />,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Received19:02', 'Being prepared', 'Delivered']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});
