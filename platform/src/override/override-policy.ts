import type { IncomingMessage } from 'node:http';
import { cookieOf } from '../delivery/request.ts';
import type { AllowOrigin } from './allowed-origins.ts';
import { readOverrides, signOverrides } from './override-value.ts';
import type { OverridePermit } from './override-value.ts';

/** Cookie that keeps what is turned on in a browser. */
export const OVERRIDE_COOKIE = 'maida_override';

/** What a policy works with. */
export interface OverridePolicyOptions {
  readonly isAllowed: AllowOrigin;
  readonly readSecret: () => Promise<string>;
  readonly now?: () => number;
}

/** Decides which browser takes which area from a development server: nobody has a say who brings nothing signed. */
export class OverridePolicy {
  readonly #options: OverridePolicyOptions;

  constructor(options: OverridePolicyOptions) {
    this.#options = options;
  }

  isAllowed(origin: string): boolean {
    return this.#options.isAllowed(origin);
  }

  /** What is turned on in the browser that sends a request; undefined when nothing is. */
  async find(request: IncomingMessage): Promise<OverridePermit | undefined> {
    const value = cookieOf(request, OVERRIDE_COOKIE);
    return value === undefined ? undefined : this.read(value);
  }

  /** What a signed value turns on. An origin that is allowed no longer is left out. */
  async read(value: string): Promise<OverridePermit | undefined> {
    const secret = await this.#options.readSecret();
    const permit = readOverrides(value, { secret, now: this.#now() });
    const overrides = permit?.overrides.filter(({ origin }) => this.isAllowed(origin)) ?? [];
    return permit && overrides.length ? { ...permit, overrides } : undefined;
  }

  /** The value that turns overrides on for so many milliseconds. */
  async sign(overrides: OverridePermit['overrides'], life: number): Promise<string> {
    return signOverrides(await this.#options.readSecret(), { overrides, expiresAt: this.#now() + life });
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }
}
