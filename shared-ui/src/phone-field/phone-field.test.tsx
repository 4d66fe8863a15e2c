import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { PhoneField } from './phone-field.tsx';

const REFUSED = 'Please enter exactly 10 digits.';

test.each([
  ['en', 9, 'That is 9 digits.'],
  ['en', 1, 'That is 1 digit.'],
  ['fr', 9, 'Cela fait 9 chiffres.'],
  ['fr', 1, 'Cela fait 1 chiffre.'],
  ['ar', 0, 'لا رقم فيما كتبت.'],
  ['ar', 1, 'هذا رقم واحد.'],
  ['ar', 2, 'هذان رقمان.'],
  ['ar', 9, 'هذه 9 أرقام.'],
  ['ar', 11, 'هذه 11 رقمًا.'],
] as const)('the error says in %s that %d digits were typed', (language, miscounted, counted) => {
  renderUi(<PhoneField label="Phone" error={REFUSED} miscounted={miscounted} />, language);
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(`${REFUSED} ${counted}`);
});

test('what is wrong with something else is not counted', () => {
  renderUi(<PhoneField label="Phone" error={REFUSED} miscounted={undefined} />);
  expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(REFUSED);
});

test('a fine number has no error', () => {
  renderUi(<PhoneField label="Phone" error={undefined} miscounted={8} />);
  expect(screen.getByLabelText('Phone')).not.toHaveAccessibleDescription();
});
