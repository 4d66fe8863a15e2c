import type { IncomingMessage } from 'node:http';
import { cookieOf } from '../http/request.ts';
import type { AllowOrigin } from './allowed-origins.ts';
import { readOverrides, signOverrides, type OverridePermit } from '../../contract/server/index.ts';

/** Cookie with the signed overrides of a browser. */
export const OVERRIDE_COOKIE = 'maida_override';

/** What a policy works with. */
export interface OverridePolicyOptions {
  readonly isAllowed: AllowOrigin;
  readonly readSecret: () => Promise<string>;
  readonly now?: () => number;
}

/** Decides which browser loads which areas from development servers, by a signed cookie. */
export class OverridePolicy {
  readonly #options: OverridePolicyOptions;

  constructor(options: OverridePolicyOptions) {
    this.#options = options;
  }

  isAllowed(origin: string): boolean {
    return this.#options.isAllowed(origin);
  }

  /** The overrides of the browser that sends a request; undefined when it has none. */
  async find(request: IncomingMessage): Promise<OverridePermit | undefined> {
    const value = cookieOf(request, OVERRIDE_COOKIE);
    return value === undefined ? undefined : this.read(value);
  }

  /** Reads a signed value. Origins that are no longer allowed are left out. */
  async read(value: string): Promise<OverridePermit | undefined> {
    const secret = await this.#options.readSecret();
    const permit = readOverrides(value, { secret, now: this.#now() });
    const overrides = permit?.overrides.filter(({ origin }) => this.isAllowed(origin)) ?? [];
    return permit && overrides.length ? { ...permit, overrides } : undefined;
  }

  async sign(overrides: OverridePermit['overrides'], lifetimeMs: number): Promise<string> {
    return signOverrides(await this.#options.readSecret(), {
      overrides,
      expiresAt: this.#now() + lifetimeMs,
    });
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }
}
