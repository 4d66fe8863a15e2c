import fc from 'fast-check';

/** Texts that have broken services before. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '💥'.repeat(300),
  'x'.repeat(70_000),
  "'; DROP TABLE app_user; --",
  '$1',
  '%',
  '_%\\',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '=HYPERLINK("http://example.org")',
  '(?:a+)+$',
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
  'null',
  'NaN',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01',
  '2026-02-30',
  '+999999999999-01-01T00:00:00Z',
  '00000000-0000-0000-0000-000000000000',
] as const;

const NUMBERS = [0, -0, -1, 1.5, 0.001, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324] as const;

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

export const hostileText: fc.Arbitrary<string> = fc.constantFrom(...TEXTS);

/** Values no field asks for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      [],
      {},
      [[]],
      nested(200),
      Array.from({ length: 3000 }, () => 1),
      { toString: 'x', length: 1e9 },
      JSON.parse('{"constructor":{"prototype":{"role":"ADMIN"}}}'),
    ),
  },
);

/** Fields that would make somebody more than they are, were they believed (mass assignment, docs/quality.md). */
export const STOLEN_FIELDS: Readonly<Record<string, unknown>> = {
  id: '01900000-0000-7000-8000-000000000000',
  role: 'ADMIN',
  confirmed: true,
  emailConfirmed: true,
  passwordHash: 'x',
  user: { id: '01900000-0000-7000-8000-000000000000' },
  provider: { id: '01900000-0000-7000-8000-000000000000' },
  owner: { id: '01900000-0000-7000-8000-000000000000' },
  ownerId: '01900000-0000-7000-8000-000000000000',
  status: 'COMPLETED',
  stage: 'delivered',
  totalAmount: 0.01,
  subtotal: 0.01,
  isPublic: true,
};
