import { PageReporter } from './page-report.ts';
import { nameOf, placeOf } from './place-of.ts';

const USED = { isNew: true, isFirstFailure: false, loadFailures: 0, caughtErrors: 0 };
const FAILURE = { area: 'mf-public', version: '1.0.0', kind: 'error', name: 'TypeError' } as const;

test('a page load counts once, and each report contains only what is new', () => {
  const reporter = new PageReporter({ composition: '0123456789ab', token: 'signed' });
  reporter.used('shell', '2.0.0');
  reporter.used('mf-public', '1.0.0');
  expect(reporter.take(false)).toEqual({
    composition: '0123456789ab',
    token: 'signed',
    areas: [
      { area: 'shell', version: '2.0.0', ...USED },
      { area: 'mf-public', version: '1.0.0', ...USED },
    ],
    samples: [],
  });
  reporter.used('mf-public', '1.0.0');
  expect(reporter.take(true)).toBeUndefined();
});

test('only the first failure makes a failing page load', () => {
  const reporter = new PageReporter({ composition: '0123456789ab', token: 'signed' });
  reporter.failed(FAILURE);
  reporter.failed({ ...FAILURE, kind: 'load' });
  const first = reporter.take(false);
  expect(first?.areas).toEqual([
    {
      area: 'mf-public',
      version: '1.0.0',
      isNew: true,
      isFirstFailure: true,
      loadFailures: 1,
      caughtErrors: 1,
    },
  ]);
  expect(first?.samples).toHaveLength(2);
  reporter.failed(FAILURE);
  expect(reporter.take(false)?.areas[0]).toMatchObject({
    isNew: false,
    isFirstFailure: false,
    caughtErrors: 1,
  });
});

test('reports the slowest interaction once, when the page is left', () => {
  const reporter = new PageReporter({ composition: '0123456789ab', token: 'signed' });
  reporter.used('mf-public', '1.0.0');
  reporter.answered('mf-public', '1.0.0', 80.4);
  reporter.answered('mf-public', '1.0.0', 40);
  expect(reporter.take(false)?.areas[0]).not.toHaveProperty('inp');
  expect(reporter.take(true)?.areas[0]).toMatchObject({ isNew: false, inp: 80 });
  reporter.answered('mf-public', '1.0.0', 500);
  expect(reporter.take(true)).toBeUndefined();
});

test('a page that keeps failing stops reporting', () => {
  const reporter = new PageReporter({ composition: '0123456789ab', token: 'signed' });
  const reports = Array.from({ length: 30 }, () => {
    for (let count = 0; count < 50; count += 1) reporter.failed(FAILURE);
    return reporter.take(false);
  });
  expect(reports.filter(Boolean)).toHaveLength(20);
  expect(reports[0]?.samples).toHaveLength(10);
});

test('reports an error by name and place, never by its message', () => {
  const error = new TypeError('Fatou 45250000 at /areas/mf-x/1/typed.js');
  error.stack = [
    'TypeError: Fatou 45250000 /areas/mf-x/1/typed.js',
    '    at save (https://maida.example/areas/mf-public/1.0.0-abc/static/js/area.1f.js:1:2345)',
    '    at https://maida.example/areas/shell/1.0.0/static/js/main.js:9:9',
  ].join('\n');
  expect(placeOf(error)).toEqual({
    area: 'mf-public',
    version: '1.0.0-abc',
    at: '/areas/mf-public/1.0.0-abc/static/js/area.1f.js:1:2345',
  });
  expect(nameOf(error)).toBe('TypeError');
  expect(nameOf(Object.assign(new Error('x'), { name: 'Fatou 4525' }))).toBe('Unknown');
  expect(placeOf('text')).toBeUndefined();
});

test('an error that a library of the shell throws below an area’s code is the area’s', () => {
  const frames = [
    '    at map (https://maida.example/areas/shell/1.0.0/static/js/main.js:1:99)',
    '    at save (https://maida.example/areas/mf-public/1.0.0-abc/static/js/area.1f.js:1:2345)',
    '    at click (https://maida.example/areas/shell/1.0.0/static/js/main.js:9:9)',
  ];
  const error = new TypeError('x');
  error.stack = ['TypeError: x', ...frames].join('\n');
  expect(placeOf(error)?.area).toBe('mf-public');
  error.stack = ['TypeError: x', frames[0], frames[2]].join('\n');
  expect(placeOf(error)?.at).toBe('/areas/shell/1.0.0/static/js/main.js:1:99');
});
