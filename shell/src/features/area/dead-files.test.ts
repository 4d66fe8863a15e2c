import { watchDeadFiles } from './dead-files.ts';

const FOLDER = `${location.origin}/areas/mf-demo/1/`;

function fail(element: HTMLScriptElement | HTMLLinkElement): void {
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

test('what has failed is fetched past the browser’s own copies, once, and nothing else is', async () => {
  const asked: [string, RequestCache | undefined][] = [];
  globalThis.fetch = jest.fn((address: string, options?: RequestInit) => {
    asked.push([address, options?.cache]);
    return Promise.reject(new Error('still gone'));
  }) as never;
  const files = watchDeadFiles();
  fail(Object.assign(document.createElement('script'), { src: `${FOLDER}static/js/entry.js` }));
  fail(Object.assign(document.createElement('link'), { href: `${FOLDER}static/css/area.css` }));
  fail(Object.assign(document.createElement('script'), { src: `${location.origin}/areas/mf-other/1/x.js` }));
  await files.fetchAnew(FOLDER);
  await files.fetchAnew(FOLDER);
  expect(asked).toEqual([
    [`${FOLDER}static/js/entry.js`, 'reload'],
    [`${FOLDER}static/css/area.css`, 'reload'],
  ]);
});
