import { REPORT_PATH } from 'platform/contract';
import type { LiveRegistry } from 'platform/contract';
import { onAreaError, type AreaError } from '../../lib/area-error.ts';
import type * as measures from './measure.ts';
import { PageReporter } from './page-report.ts';
import { findPageToken } from './page-token.ts';
import { nameOf, placeOf, SHELL, type Place } from './place-of.ts';
import { watchErrors } from './watch-errors.ts';

/** The state of the page's areas. */
interface PageAreas {
  readonly registry: LiveRegistry;
  readonly loaded: Readonly<Record<string, { readonly version: string }>>;
  readonly failed: Readonly<Record<string, unknown>>;
}

interface PageParts {
  readonly state: {
    getState(): PageAreas;
    subscribe(listener: (state: PageAreas, before: PageAreas) => void): () => void;
  };
  /** The area of the present address. */
  readonly findArea: () => string | undefined;
}

/** Milliseconds until a change is reported. */
const DELAY = 5000;
/** Milliseconds until the page is measured. */
const MEASURE_DELAY = 3000;
/** A refused or cancelled call is no failure of the code. */
const EXPECTED = new Set(['ApiError', 'AbortError', 'CanceledError']);

/**
 * Reports the health of the versions on this page to the delivery server: which are used, what fails, how fast they
 * are. Returns the function that stops it.
 */
export function reportPage(parts: PageParts): () => void {
  const { registry } = parts.state.getState();
  const isChosen = Math.random() < (registry.reportShare ?? 1);
  return isChosen && 'sendBeacon' in navigator ? new Reporting(parts).start() : () => undefined;
}

class Reporting {
  readonly #parts: PageParts;
  readonly #reporter: PageReporter;
  /** The shell of this page, which may not be live any more. */
  readonly #shell: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: PageParts) {
    const { composition, shell } = parts.state.getState().registry;
    this.#parts = parts;
    this.#shell = shell;
    const token = findPageToken();
    this.#reporter = new PageReporter({ composition, ...(token === undefined ? {} : { token }) });
  }

  start(): () => void {
    this.#reporter.used(SHELL, this.#shell);
    this.#follow(this.#parts.state.getState());
    const ends = [
      this.#parts.state.subscribe((state, before) => this.#follow(state, before)),
      onAreaError((areaError) => this.#fail(areaError)),
      watchErrors({
        isShellAlone: () => Object.keys(this.#parts.state.getState().loaded).length === 0,
        onError: (error, place) => this.#failElsewhere(error, place),
      }),
      listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && this.#send(true)),
      listen(window, 'pagehide', () => this.#send(true)),
      this.#measureLater(),
    ];
    return () => {
      clearTimeout(this.#timer);
      for (const end of ends) end();
    };
  }

  /** Measuring must not slow the page down, and its code is not needed to show it. */
  #measureLater(): () => void {
    let isOver = false;
    let ends: readonly (() => void)[] = [];
    const measure = ({ watchBusy, watchInteractions }: typeof measures) => {
      if (isOver) return;
      const area = () => this.#parts.findArea() ?? SHELL;
      ends = [
        watchInteractions((ms) => this.#reporter.answered(area(), this.#versionOf(area()), ms)),
        watchBusy(() => {
          const failure = { area: area(), version: this.#versionOf(area()) };
          this.#reporter.failed({ ...failure, kind: 'error', name: 'PageBusy' });
          this.#sendSoon();
        }),
      ];
    };
    // Without this code the page is not measured.
    const timer = setTimeout(() => void import('./measure.ts').then(measure, () => undefined), MEASURE_DELAY);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }

  #follow({ loaded, failed }: PageAreas, before?: PageAreas): void {
    for (const [area, { version }] of Object.entries(loaded)) this.#reporter.used(area, version);
    for (const area of Object.keys(failed)) {
      const isNew = failed[area] !== before?.failed[area];
      if (isNew) this.#fail({ area, error: undefined, kind: 'load' });
    }
    this.#sendSoon();
  }

  #fail({ area, error, kind }: AreaError): void {
    // Without a connection every version fails.
    if (kind === 'load' && !navigator.onLine) return;
    const place = placeOf(error);
    // What an area gave the frame to show can break it.
    if (area === SHELL && place && place.area !== SHELL) return this.#failElsewhere(error, place);
    const at = place === undefined ? {} : { at: place.at };
    this.#reporter.failed({ area, version: this.#versionOf(area), kind, name: nameOf(error), ...at });
    this.#sendSoon();
  }

  /** An error outside of any boundary. */
  #failElsewhere(error: unknown, place: Place | undefined): void {
    if (!place || EXPECTED.has(nameOf(error))) return;
    this.#reporter.failed({ ...place, kind: 'error', name: nameOf(error) });
    this.#sendSoon();
  }

  #versionOf(area: string): string {
    const { registry, loaded } = this.#parts.state.getState();
    if (area === SHELL) return this.#shell;
    const live = registry.areas.find(({ name }) => name === area);
    return loaded[area]?.version ?? live?.version ?? this.#shell;
  }

  #sendSoon(): void {
    if (!this.#reporter.isUrgent) return;
    this.#timer ??= setTimeout(() => this.#send(false), DELAY);
  }

  #send(isLast: boolean): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const report = this.#reporter.take(isLast);
    if (report)
      navigator.sendBeacon(REPORT_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  }
}

type PageEvents = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;

function listen<Name extends keyof PageEvents>(
  target: Window | Document,
  name: Name,
  handle: (event: PageEvents[Name]) => void,
): () => void {
  const listener = (event: Event) => handle(event as PageEvents[Name]);
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}
