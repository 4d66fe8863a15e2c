import type { Page } from '@playwright/test';

/** The phone of a person, as Chromium's WebAuthn domain plays it. */
export interface VirtualAuthenticator {
  /** How many passkeys it holds. */
  countPasskeys: () => Promise<number>;
}

/**
 * Gives a page's browser an authenticator of the device itself: it makes passkeys, and answers every question as if the
 * person had shown their finger (https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/).
 */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    countPasskeys: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
