import type { LiveRegistry, PageReport } from 'platform/contract';
import { createStore } from 'zustand/vanilla';
import { dispatchAreaError } from '../../lib/area-error.ts';
import { reportPage } from './report-page.ts';

const REGISTRY: LiveRegistry = { composition: '0123456789ab', shell: '2.0.0', areas: [] };

/** jsdom's Blobs cannot be read. */
class TextBlob {
  readonly text: string;
  constructor(parts: string[]) {
    this.text = parts.join('');
  }
}

function open(registry: LiveRegistry = REGISTRY) {
  const reports: PageReport[] = [];
  Object.assign(globalThis, { Blob: TextBlob });
  Object.assign(navigator, {
    sendBeacon: (_path: string, blob: TextBlob) => reports.push(JSON.parse(blob.text) as PageReport) > 0,
  });
  const state = createStore(() => ({
    registry,
    loaded: {} as Record<string, { version: string }>,
    failed: {} as Record<string, string>,
  }));
  const stop = reportPage({ state, findArea: () => 'mf-public' });
  return { reports, state, stop };
}

/** Sets what the browser knows of the page's own request; jsdom knows nothing. */
function setNavigation(entry: object) {
  performance.getEntriesByType = () => [entry] as PerformanceEntryList;
}

beforeEach(() => {
  jest.useFakeTimers();
  setNavigation({});
});
afterEach(() => jest.useRealTimers());

test('reports what is used, and failures of load and of display', () => {
  const { reports, state, stop } = open();
  state.setState({ loaded: { 'mf-public': { version: '1.0.0' } } });
  jest.advanceTimersByTime(5000);
  expect(reports[0]?.areas.map(({ area }) => area)).toEqual(['shell', 'mf-public']);
  dispatchAreaError({ area: 'mf-public', error: new TypeError('secret'), kind: 'error' });
  state.setState({ failed: { 'mf-admin': 'unreachable' } });
  jest.advanceTimersByTime(5000);
  expect(reports[1]?.samples.map(({ area, kind, name }) => [area, kind, name])).toEqual([
    ['mf-public', 'error', 'TypeError'],
    ['mf-admin', 'load', 'Unknown'],
  ]);
  expect(JSON.stringify(reports)).not.toContain('secret');
  stop();
});

test('reports with the token that came with the page, in a header beside it', () => {
  setNavigation({ serverTiming: [{ name: 'db' }, { name: 'page', description: 'signed' }] });
  const { reports, stop } = open();
  window.dispatchEvent(new Event('pagehide'));
  expect(reports[0]?.token).toBe('signed');
  stop();
  // A page from a copy, or in a browser without the header's interface.
  setNavigation({});
  const copy = open();
  window.dispatchEvent(new Event('pagehide'));
  expect(copy.reports[0]).not.toHaveProperty('token');
  copy.stop();
});

test('reports at once when the page is hidden, and never when not sampled', () => {
  const { reports, stop } = open();
  window.dispatchEvent(new Event('pagehide'));
  expect(reports).toHaveLength(1);
  stop();
  const none = open({ ...REGISTRY, reportShare: 0 });
  window.dispatchEvent(new Event('pagehide'));
  expect(none.reports).toHaveLength(0);
});

test('an area that breaks the frame by what it gives it is blamed, not the shell', () => {
  const { reports, stop } = open();
  const error = new TypeError('x');
  error.stack = 'TypeError: x\n    at a (https://maida.example/areas/mf-public/1.0.0/static/js/area.js:1:2)';
  dispatchAreaError({ area: 'shell', error, kind: 'error' });
  dispatchAreaError({ area: 'shell', error: new TypeError('own'), kind: 'error' });
  jest.advanceTimersByTime(5000);
  expect(reports[0]?.samples.map(({ area }) => area)).toEqual(['mf-public', 'shell']);
  stop();
});

test('code that could not be loaded without a connection is nobody’s failure', () => {
  const { reports, state, stop } = open();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  state.setState({ failed: { 'mf-public': 'unreachable' } });
  dispatchAreaError({ area: 'mf-public', error: undefined, kind: 'load' });
  online.mockRestore();
  jest.advanceTimersByTime(5000);
  expect(reports[0]?.samples).toEqual([]);
  stop();
});
