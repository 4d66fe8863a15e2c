import { watchFailedFiles } from './failed-files.ts';

const FOLDER = `${location.origin}/areas/mf-demo/1/`;

function fail(element: HTMLScriptElement | HTMLLinkElement): void {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

test('refetches each failed file of the folder once, past the browser’s cache', async () => {
  const requests: [string, RequestCache | undefined][] = [];
  globalThis.fetch = jest.fn((address: string, options?: RequestInit) => {
    requests.push([address, options?.cache]);
    return Promise.reject(new Error('still gone'));
  }) as never;
  const files = watchFailedFiles();
  fail(Object.assign(document.createElement('script'), { src: `${FOLDER}static/js/entry.js` }));
  fail(Object.assign(document.createElement('link'), { href: `${FOLDER}static/css/area.css` }));
  fail(Object.assign(document.createElement('script'), { src: `${location.origin}/areas/mf-other/1/x.js` }));
  await files.refetch(FOLDER);
  await files.refetch(FOLDER);
  expect(requests).toEqual([
    [`${FOLDER}static/js/entry.js`, 'reload'],
    [`${FOLDER}static/css/area.css`, 'reload'],
  ]);
});
