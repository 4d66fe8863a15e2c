import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Field } from './field.tsx';

describe('Field', () => {
  it('links label, hint and error to a custom control', () => {
    renderUi(
      <Field label="Pictures" hint="JPEG or PNG" error="Choose a picture.">
        {(control) => <input type="file" {...control} />}
      </Field>,
    );
    const input = screen.getByLabelText('Pictures');
    expect(input).toHaveAccessibleDescription('JPEG or PNG Choose a picture.');
    expect(input).toBeInvalid();
  });
});
