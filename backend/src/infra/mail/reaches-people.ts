import type { ServiceConfig } from '../../config.ts';

/**
 * Whether mailed links reach the people they are for, so that these can be asked to follow one. They do not without a
 * mail server, without `PUBLIC_URL` (links would lead nowhere), and in the demo, whose accounts are anybody's.
 */
export function mailReachesPeople(config: Pick<ServiceConfig, 'smtpUrl' | 'publicUrl' | 'isDemo'>): boolean {
  return config.smtpUrl !== null && config.publicUrl !== null && !config.isDemo;
}
