/*
 * Hot reload that preserves state for override builds. The React of a running product is a production build without
 * React Refresh, so the JSX of an override build (`jsxDEV` below) creates elements of proxies: one proxy per
 * component, which renders the component's current version.
 */
import { createElement as createReactElement, lazy, useSyncExternalStore } from 'react';
import type { ComponentType, ElementType, ReactNode } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';
import {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh as collectUpdate,
  register,
} from 'react-refresh/runtime';
import type { Family } from 'react-refresh/runtime';

export { createSignatureFunctionForTransform, Fragment, getFamilyByType, isLikelyComponentType, register };

type Component = (props: object) => ReactNode;

/** The proxy of all versions of one component. */
interface ComponentProxy {
  readonly component: Component;
  /** A new function after each change that can't preserve state, so that React remounts the component. */
  body: Component;
  version: number;
  readonly listeners: Set<() => void>;
}

const MEMO = Symbol.for('react.memo');
const LAZY = Symbol.for('react.lazy');

const proxies = new WeakMap<Family, ComponentProxy>();
const lazies = new WeakMap<object, ComponentType<object>>();

/** Renders changed components again, with their state if their hooks are the same. */
export function performReactRefresh(): unknown {
  const update = collectUpdate();
  for (const family of update?.staleFamilies ?? []) updateProxy(family, true);
  for (const family of update?.updatedFamilies ?? []) updateProxy(family, false);
  return update;
}

/** JSX of an override build compiles to this. */
export function jsxDEV(type: ElementType, props: object, key?: string): ReactNode {
  return jsx(hotType(type), props, key);
}

/** JSX with a key after a spread compiles to this. */
export function createElement(type: ElementType, props: object, ...children: ReactNode[]): ReactNode {
  return createReactElement(hotType(type), props, ...children);
}

function hotType(type: unknown): ElementType {
  const family = typeof type === 'function' ? getFamilyByType(type) : undefined;
  if (family) return proxyOf(family).component as ElementType;
  if (isKind(type, MEMO) && 'type' in type && getFamilyByType(type.type)) return hotType(type.type);
  if (isKind(type, LAZY)) return hotLazy(type) as ElementType;
  return type as ElementType;
}

function isKind(type: unknown, kind: symbol): type is object {
  return typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === kind;
}

function proxyOf(family: Family): ComponentProxy {
  const known = proxies.get(family) ?? createProxy(family);
  proxies.set(family, known);
  return known;
}

function createProxy(family: Family): ComponentProxy {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function component(props: object): ReactNode {
    useSyncExternalStore(subscribe, () => proxy.version);
    return createReactElement(isClass(family.current) ? family.current : proxy.body, props);
  }
  const proxy: ComponentProxy = { component, body: bodyOf(family), version: 0, listeners };
  return proxy;
}

function bodyOf(family: Family): Component {
  return (props) => (family.current as Component)(props);
}

function updateProxy(family: Family, isStale: boolean): void {
  const proxy = proxies.get(family);
  if (!proxy) return;
  if (isStale) proxy.body = bodyOf(family);
  proxy.version += 1;
  for (const listener of proxy.listeners) listener();
}

function isClass(type: unknown): type is ComponentType<object> {
  return (
    typeof type === 'function' &&
    Boolean((type.prototype as { isReactComponent?: object } | undefined)?.isReactComponent)
  );
}

/** Wraps a `lazy` component, so that the loaded component gets a proxy too. */
function hotLazy(type: object): ComponentType<object> {
  const known =
    lazies.get(type) ??
    lazy(async () => ({ default: hotType(await resolve(type)) as ComponentType<object> }));
  lazies.set(type, known);
  return known;
}

/** Resolves a `lazy` component by React's internal protocol: `_init` throws the promise to wait for. */
async function resolve(type: object): Promise<unknown> {
  const { _init: init, _payload: payload } = type as {
    _init: (payload: unknown) => unknown;
    _payload: unknown;
  };
  for (;;) {
    try {
      return init(payload);
    } catch (reason) {
      if (typeof reason !== 'object' || reason === null || !('then' in reason)) throw reason;
      await (reason as PromiseLike<unknown>);
    }
  }
}
