import {
  answer,
  keep,
  LIST,
  muteWorker,
  shellPage,
  startWorker,
  withShell,
} from '../../testing/service-worker.ts';

const SCRIPT = '/areas/mf-public/2/static/js/area.aa.js';

describe('the service worker, asked for pages and files', () => {
  muteWorker();

  it('opens every page from the network, and from the shell’s saved page only without one', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    await worker.dispatch('message', keep());
    worker.network.set('/about', () => new Response('about, delivered'));
    expect(await (await worker.ask('/about', { mode: 'navigate' }))?.text()).toBe('about, delivered');
    worker.network.set('/about', () => new Response('down', { status: 503 }));
    expect((await worker.ask('/about', { mode: 'navigate' }))?.status).toBe(503);
    worker.network.clear();
    expect(await (await worker.ask('/about', { mode: 'navigate' }))?.text()).toContain(
      '/areas/shell/2/main.js',
    );
  });

  it('keeps what the page needs of the live releases, and forgets the releases before', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    worker.network.set(LIST, answer([]));
    await worker.dispatch('message', keep());
    const files = (version: string) => [
      `/areas/shell/${version}/main.js`,
      `/areas/shell/${version}/main.css`,
      `/areas/mf-public/${version}/e.js`,
    ];
    expect(worker.saved('files').sort()).toEqual(files('2').sort());
    expect(worker.saved('answers')).toEqual([LIST]);
    const before = worker.asked.length;
    await worker.dispatch('message', keep({ answers: [] }));
    expect(worker.asked).toHaveLength(before);
    withShell(worker, '3');
    await worker.dispatch('message', keep({ variant: '2 en system', answers: [] }));
    expect(worker.saved('files').sort()).toEqual(files('3').sort());
  });

  it('keeps the files of the screens that were opened, of releases alone', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    const style = '/areas/mf-public/2/static/css/menu.bb.css';
    for (const path of [SCRIPT, style, '/api/user']) worker.network.set(path, () => new Response('code'));
    await worker.dispatch('message', keep({ files: [SCRIPT, style, '/api/user'], answers: [] }));
    expect(worker.saved('files')).toEqual(expect.arrayContaining([SCRIPT, style]));
    expect(worker.asked).not.toContain('/api/user');
  });

  it('keeps the old page with its files while a new one is not complete', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    await worker.dispatch('message', keep({ answers: [] }));
    worker.network.set('/unauthorized', () => new Response(shellPage('3')));
    await worker.dispatch('message', keep({ variant: '2 en system', answers: [] }));
    worker.network.clear();
    expect(await (await worker.ask('/', { mode: 'navigate' }))?.text()).toContain('/areas/shell/2/main.js');
    expect(worker.saved('files')).toContain('/areas/shell/2/main.js');
  });

  it('asks the network once for a file of a release, and never keeps one that is gone', async () => {
    const worker = startWorker();
    worker.network.set(SCRIPT, () => new Response('gone', { status: 404 }));
    expect((await worker.ask(SCRIPT))?.status).toBe(404);
    worker.network.set(SCRIPT, () => new Response('code'));
    expect(await (await worker.ask(SCRIPT))?.text()).toBe('code');
    worker.network.clear();
    expect(await (await worker.ask(SCRIPT))?.text()).toBe('code');
  });

  it('refetches a file on a reload request, and stores that one', async () => {
    const worker = startWorker();
    worker.network.set(SCRIPT, () => new Response('cut o'));
    await worker.ask(SCRIPT);
    worker.network.set(SCRIPT, () => new Response('whole'));
    expect(await (await worker.ask(SCRIPT))?.text()).toBe('cut o');
    expect(await (await worker.ask(SCRIPT, { cache: 'reload' }))?.text()).toBe('whole');
    worker.network.clear();
    expect(await (await worker.ask(SCRIPT))?.text()).toBe('whole');
  });

  it('keeps no page that is made for one browser alone, to try something', async () => {
    const worker = startWorker();
    withShell(worker, '2');
    const headers = { 'cache-control': 'no-store' };
    worker.network.set('/unauthorized', () => new Response(shellPage('2'), { headers }));
    await worker.dispatch('message', keep({ answers: [] }));
    expect(worker.saved('page')).toEqual([]);
    expect(worker.saved('files')).toEqual([]);
  });
});
