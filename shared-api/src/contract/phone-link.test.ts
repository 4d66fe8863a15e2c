import { phoneLink } from './phone-link.ts';

test.each([
  ['22 34 56 78', 'tel:+22222345678'],
  ['22236123456', 'tel:+22236123456'],
  ['+221771234567', 'tel:+221771234567'],
  ['00221771234567', 'tel:+221771234567'],
])('%s can be called', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

test.each(['2234567890', '12345678', '', 'call me'])('%s gets no link', (phone) => {
  expect(phoneLink(phone)).toBeUndefined();
});
