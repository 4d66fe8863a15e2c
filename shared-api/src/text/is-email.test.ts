import { isEmail } from './is-email.ts';

test('an address has a name, an @ and a domain with an ending', () => {
  expect(['a@b.mr', ' aicha.sidi@mail.example.com '].every(isEmail)).toBe(true);
  expect(['', 'a', 'a@b', 'a@b.m', 'a@.mr', '@b.mr', 'a b@c.mr', 'a@b@c.mr'].some(isEmail)).toBe(false);
});
