import { publishLoadTimeout, START_NOTICE_ID } from 'platform/contract';
import type { PageConfiguration } from 'platform/contract';
import './start-notice.css';
import type { App } from '../app/create-app.tsx';

/** Removes the notice for pages without scripts and publishes the page's load time-out to the chunk loaders. */
export function replaceStartNotice(configuration: PageConfiguration): void {
  document.getElementById(START_NOTICE_ID)?.remove();
  publishLoadTimeout(configuration, globalThis);
}

/** Loads the fault panel in browsers that hold a permit; no other browser loads its code. */
export function loadFaultTools(app: App, { faults }: PageConfiguration): void {
  if (!faults) return;
  import(/* webpackChunkName: "faults" */ '../features/fault/show-fault-tools.tsx').then(
    ({ showFaultTools }) => showFaultTools(app, faults),
    (error: unknown) => console.error('The fault panel could not be loaded.', error),
  );
}
