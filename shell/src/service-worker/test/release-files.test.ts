import { reply, saveRequest, LIST, muteWorker, shellPage, startWorker, withShell } from './testing.ts';

const SCRIPT = '/areas/mf-public/2/static/js/area.aa.js';

describe('the service worker for pages and files', () => {
  muteWorker();

  it('opens every page from the network, and the shell’s saved page only without it', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    await worker.dispatch('message', saveRequest());
    worker.network.set('/about', () => new Response('about, delivered'));
    expect(await (await worker.request('/about', { mode: 'navigate' }))?.text()).toBe('about, delivered');
    worker.network.set('/about', () => new Response('down', { status: 503 }));
    expect((await worker.request('/about', { mode: 'navigate' }))?.status).toBe(503);
    worker.network.clear();
    expect(await (await worker.request('/about', { mode: 'navigate' }))?.text()).toContain(
      '/areas/shell/2/main.js',
    );
  });

  it('saves the files of the live releases, and removes earlier releases', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    worker.network.set(LIST, reply([]));
    await worker.dispatch('message', saveRequest());
    const files = (version: string) => [
      `/areas/shell/${version}/main.js`,
      `/areas/shell/${version}/main.css`,
      `/areas/mf-public/${version}/e.js`,
    ];
    expect(worker.saved('files').sort()).toEqual(files('2').sort());
    expect(worker.saved('replies')).toEqual([LIST]);
    const before = worker.requested.length;
    await worker.dispatch('message', saveRequest({ calls: [] }));
    expect(worker.requested).toHaveLength(before);
    withShell(worker, '3');
    await worker.dispatch('message', saveRequest({ variant: '2 en system', calls: [] }));
    expect(worker.saved('files').sort()).toEqual(files('3').sort());
  });

  it('saves files of the opened screens, only of releases', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    const style = '/areas/mf-public/2/static/css/menu.bb.css';
    for (const path of [SCRIPT, style, '/api/user']) worker.network.set(path, () => new Response('code'));
    await worker.dispatch('message', saveRequest({ files: [SCRIPT, style, '/api/user'], calls: [] }));
    expect(worker.saved('files')).toEqual(expect.arrayContaining([SCRIPT, style]));
    expect(worker.requested).not.toContain('/api/user');
  });

  it('keeps the old page with its files until the new one is complete', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    await worker.dispatch('message', saveRequest({ calls: [] }));
    worker.network.set('/unauthorized', () => new Response(shellPage('3')));
    await worker.dispatch('message', saveRequest({ variant: '2 en system', calls: [] }));
    worker.network.clear();
    expect(await (await worker.request('/', { mode: 'navigate' }))?.text()).toContain(
      '/areas/shell/2/main.js',
    );
    expect(worker.saved('files')).toContain('/areas/shell/2/main.js');
  });

  it('fetches a file of a release once, and never saves a missing one', async () => {
    const worker = startWorker();
    worker.network.set(SCRIPT, () => new Response('gone', { status: 404 }));
    expect((await worker.request(SCRIPT))?.status).toBe(404);
    worker.network.set(SCRIPT, () => new Response('code'));
    expect(await (await worker.request(SCRIPT))?.text()).toBe('code');
    worker.network.clear();
    expect(await (await worker.request(SCRIPT))?.text()).toBe('code');
  });

  it('saves no picture that only its owner sees', async () => {
    const picture = `/api/files/${'0'.repeat(32)}.webp?w=320`;
    const worker = startWorker();
    withShell(worker, '2');
    const reply = (control: string) => () =>
      new Response('picture', { headers: { 'cache-control': control } });
    worker.network.set(picture, reply('private, no-store'));
    expect(await (await worker.request(picture))?.text()).toBe('picture');
    await worker.dispatch('message', saveRequest({ calls: [], pictures: [picture] }));
    expect(worker.saved('pictures')).toEqual([]);
    worker.network.set(picture, reply('public, max-age=31536000, immutable'));
    await worker.request(picture);
    expect(worker.saved('pictures')).toEqual([picture]);
  });

  it('refetches a file on a reload request, and stores that one', async () => {
    const worker = startWorker();
    worker.network.set(SCRIPT, () => new Response('cut o'));
    await worker.request(SCRIPT);
    worker.network.set(SCRIPT, () => new Response('whole'));
    expect(await (await worker.request(SCRIPT))?.text()).toBe('cut o');
    expect(await (await worker.request(SCRIPT, { cache: 'reload' }))?.text()).toBe('whole');
    worker.network.clear();
    expect(await (await worker.request(SCRIPT))?.text()).toBe('whole');
  });

  it('saves no page with overrides or faults', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    const headers = { 'cache-control': 'no-store' };
    worker.network.set('/unauthorized', () => new Response(shellPage('2'), { headers }));
    await worker.dispatch('message', saveRequest({ calls: [] }));
    expect(worker.saved('page')).toEqual([]);
    expect(worker.saved('files')).toEqual([]);
  });
});
