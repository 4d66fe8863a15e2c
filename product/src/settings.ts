import { isLoopbackHost, parseEnvironment, StartError, switchSchema, type Environment } from 'backend';
import { readAllowedOrigins } from 'platform/delivery';
import { readSettingsTokens } from 'platform/registry';
import { z } from 'zod';

/** Settings of the delivery server and of releases; the service has its own (`Config` of backend). */
export interface Settings {
  /** Browsers save pages for reading offline. */
  readonly hasOfflineCopies: boolean;
  /** Tokens that may do everything over HTTP; the release store has the others. */
  readonly pipelineTokens: ReturnType<typeof readSettingsTokens>;
  /** Secret that signs links to compositions, overrides and faults; undefined: the one in the data folder. */
  readonly platformSecret: string | undefined;
  /** Development servers that areas may come from. */
  readonly allowOrigin: ReturnType<typeof readAllowedOrigins>;
  /** Share of pages that report their health, from 0 to 1. */
  readonly reportShare: number;
  /** Pages that may wait for the server to render them. */
  readonly renderQueue: number;
  /** Server that is called when a release was rolled back by itself. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  /** The operator's address, which gets a mail. */
  readonly operatorMail: string | undefined;
}

/** A schema for a text that `parse` reads or refuses with an Error. */
const parsedBy = <Value>(parse: (text: string) => Value) =>
  z.string().transform((text, context) => {
    try {
      return parse(text);
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error));
      return z.NEVER;
    }
  });

const VARIABLES = z.object({
  OFFLINE_COPIES: switchSchema.default(true),
  PLATFORM_TOKENS: parsedBy(readSettingsTokens).optional(),
  PLATFORM_SECRET: z.string().optional(),
  OVERRIDE_ORIGINS: parsedBy(readAllowedOrigins).optional(),
  REPORT_SHARE: z
    .string()
    .refine((text) => Number(text) >= 0 && Number(text) <= 1, 'expected a number from 0 to 1')
    .transform(Number)
    .default(1),
  RENDER_QUEUE: z
    .string()
    .regex(/^\d{1,4}$/, 'expected a whole number from 0 to 9999')
    .transform(Number)
    .default(32),
  PLATFORM_WEBHOOK_URL: z
    .url()
    .refine(isSafeReceiver, 'expected an https address (or http on the loopback)')
    .optional(),
  PLATFORM_WEBHOOK_SECRET: z.string().min(16, 'expected at least 16 characters').optional(),
  PLATFORM_MAIL: z.email('expected an e-mail address').optional(),
});

function isSafeReceiver(text: string): boolean {
  const { protocol, host } = new URL(text);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(host));
}

/**
 * Reads the settings once.
 *
 * @throws StartError with one line for each wrong variable that says what it takes
 */
export function readSettings(env: Environment, isDemo: boolean): Settings {
  // OVERRIDE_ORIGINS= allows no development server, not even in a demo.
  const variables = parseEnvironment(VARIABLES, env, ['OVERRIDE_ORIGINS']);
  const { PLATFORM_WEBHOOK_URL: url, PLATFORM_WEBHOOK_SECRET: secret } = variables;
  if ((url === undefined) !== (secret === undefined)) {
    throw new StartError(
      'PLATFORM_WEBHOOK_URL and PLATFORM_WEBHOOK_SECRET belong together: set both or none',
    );
  }
  return {
    hasOfflineCopies: variables.OFFLINE_COPIES,
    pipelineTokens: variables.PLATFORM_TOKENS ?? readSettingsTokens(undefined),
    platformSecret: variables.PLATFORM_SECRET,
    allowOrigin: variables.OVERRIDE_ORIGINS ?? readAllowedOrigins(isDemo ? 'loopback' : ''),
    reportShare: variables.REPORT_SHARE,
    renderQueue: variables.RENDER_QUEUE,
    webhook: url !== undefined && secret !== undefined ? { url, secret } : undefined,
    operatorMail: variables.PLATFORM_MAIL,
  };
}
