import { useQuery } from '@tanstack/react-query';
import type { AreaModule, AreaRelease, LiveRegistry } from 'platform/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useBeforeUnload, useLocation, useSearchParams } from 'react-router-dom';
import { useApi } from 'shared-api';
import type { AreaLoader, LoadAttempt } from '../features/area/area-loader.ts';

/** A release of an area, as the registry lists it. */
export function createRelease(name: string, more: Partial<AreaRelease> = {}): AreaRelease {
  return {
    name,
    version: '1.0.0',
    contract: '1',
    entry: `/areas/${name}/1.0.0/static/js/entry.js`,
    entryGlobal: `${name}_1`,
    scripts: [],
    styles: [],
    integrity: {},
    mounts: [],
    navigation: [],
    preload: [],
    ...more,
  };
}

/** A small site: a public area at `/` and `/login`, one for customers and one for providers. */
export function createRegistry(more: readonly AreaRelease[] = []): LiveRegistry {
  return {
    composition: 'test',
    shell: '1.0.0',
    areas: [
      createRelease('public', {
        mounts: [
          { path: '/', query: ['q'] },
          { path: '/about' },
          { path: '/login' },
          { path: '/provider/register' },
        ],
        navigation: [
          { labelKey: 'home', path: '/', placement: 'header' },
          { labelKey: 'about', path: '/about', placement: 'header' },
          { labelKey: 'news', labels: { en: 'News', fr: 'Actualités' }, path: '/about', placement: 'footer' },
        ],
        pages: [
          { purpose: 'sign-in', path: '/login' },
          { purpose: 'orders', path: '/orders' },
          { purpose: 'order', path: '/orders/:token' },
        ],
      }),
      createRelease('customer', {
        mounts: [{ path: '/user/*', roles: ['USER'] }],
        navigation: [{ labelKey: 'user', path: '/user', placement: 'mobile' }],
        pages: [
          { purpose: 'account', path: '/account' },
          { purpose: 'profile', path: '/user', roles: ['USER'] },
          { purpose: 'order', path: '/user/orders/:id', roles: ['USER'] },
        ],
      }),
      createRelease('provider', {
        mounts: [{ path: '/provider/*', roles: ['PROVIDER'] }],
        pages: [
          { purpose: 'profile', path: '/provider', roles: ['PROVIDER'] },
          { purpose: 'orders', path: '/provider/orders', roles: ['PROVIDER'] },
          { purpose: 'approvals', path: '/admin', roles: ['ADMIN'] },
          { purpose: 'profile', path: '/admin', roles: ['ADMIN'] },
        ],
      }),
      ...more,
    ],
  };
}

const DEBOUNCE_MS = 50;

function Home() {
  const { t } = useTranslation('public');
  const [parameters, setParameters] = useSearchParams();
  const [text, setText] = useState(parameters.get('q') ?? '');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setParameters({ q: text }, { replace: true }), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, setParameters]);
  return (
    <>
      <title>Home · Maida</title>
      <h1>{t('title')}</h1>
      <label>
        Search <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Link to="/user">To my pages</Link>
    </>
  );
}

function SignIn() {
  const { state } = useLocation();
  return <h1>Sign in{JSON.stringify(state)}</h1>;
}

function Customer() {
  const [isBroken, setBroken] = useState(false);
  const [text, setText] = useState('');
  const api = useApi();
  const { isError, refetch } = useQuery({ queryKey: ['mine'], queryFn: () => api.notification.list() });
  useBeforeUnload((event) => {
    if (text !== '') event.preventDefault();
  });
  if (isBroken) throw new Error('A mistake in the customer area.');
  return (
    <>
      <h1>My pages</h1>
      <label>
        Note <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <button onClick={() => void refetch()}>Refresh</button>
      {isError && <p>Refused</p>}
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  );
}

/** What the areas of {@link createRegistry} export. */
export function createModules(): Record<string, AreaModule> {
  return {
    public: {
      routes: [
        { path: '/', element: <Home /> },
        { path: '/about', element: <h1>About</h1> },
        { path: '/login', element: <SignIn /> },
        { path: '/provider/register', element: <h1>Register a restaurant</h1> },
      ],
      translations: {
        en: { public: { title: 'Restaurants' } },
        fr: { public: { title: 'Les restaurants' } },
      },
    },
    customer: { routes: [{ path: '/user', element: <Customer /> }], translations: {} },
    provider: { routes: [{ path: '/provider', element: <h1>My kitchen</h1> }], translations: {} },
  };
}

/** A loader whose areas a test can make fail or delay. */
export class FakeLoader implements AreaLoader {
  readonly modules = createModules();
  readonly calls: { name: string; version: string; attempt: LoadAttempt }[] = [];
  readonly #gone = new Set<string>();
  readonly #held = new Map<string, PromiseWithResolvers<undefined>>();

  async load(release: AreaRelease, attempt: LoadAttempt): Promise<AreaModule> {
    this.calls.push({ name: release.name, version: release.version, attempt });
    await this.#held.get(release.name)?.promise;
    const module = this.modules[release.name];
    if (!module || this.#gone.has(release.name)) throw new Error(`No ${release.name}.`);
    return module;
  }

  remove(name: string): void {
    this.#gone.add(name);
  }

  giveBack(name: string): void {
    this.#gone.delete(name);
  }

  /** Delays loads of an area until the returned function is called. */
  hold(name: string): () => void {
    const held = Promise.withResolvers<undefined>();
    this.#held.set(name, held);
    return () => {
      this.#held.delete(name);
      held.resolve(undefined);
    };
  }
}
