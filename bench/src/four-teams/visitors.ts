import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { authenticate, EMAILS, type Role } from 'e2e/support/authenticate';
import { LAPTOP, newVisitorContext, PHONE } from 'e2e/support/browser';
import { fillContact, orderConfirmation, OWN_SLUG, startCheckout } from 'e2e/support/checkout';
import { newPhone } from 'e2e/support/phone';
import { openInteractive } from 'e2e/support/rendered-pages';
import { amount } from '../amount.ts';
import { between, letters, oneOf } from './random.ts';
import type { Site } from './site.ts';

const TYPING_SECONDS: readonly [number, number] = amount([5, 45], [1, 2]);
/** How often somebody presses a button whose answer did not come. */
const MAX_PRESSES = 10;
const ANSWER_MS = 15_000;
const BROKEN = 'This part of Maida couldn’t be loaded';

/** What a visitor came for, and what came of it. */
export interface Visit {
  readonly kind: string;
  /** Whether the visitor could do it; those who meet a part that is broken may leave before they typed. */
  readonly isDone: boolean;
  /** Whether the part that the visitor opened could not be loaded at first. */
  readonly metBroken: boolean;
  /** What the visitor had typed and was lost, or a page that reloaded under it; empty when all is well. */
  readonly losses: readonly string[];
  /** The name of an order that the visitor saw confirmed. */
  readonly confirmed?: string;
  /** The name of an order that the visitor sent. */
  readonly sent?: string;
  readonly detail: string;
}

interface Errand {
  readonly kind: string;
  readonly as?: Role;
  readonly path: string;
  /** Finds the field on the open page, and types. */
  readonly type: (page: Page, text: string) => Promise<Locator>;
  readonly finish?: (page: Page) => Promise<void>;
}

const ORDER: Errand = {
  kind: 'order',
  path: `/restaurant/${OWN_SLUG}/menu`,
  type: async (page, text) => {
    await startCheckout(page, 'Takeaway');
    const dialog = await fillContact(page, {
      name: text,
      phone: newPhone(),
      address: 'Ksar, near the market',
    });
    return dialog.getByLabel(/^Name/);
  },
  finish: confirmOrder,
};

const ERRANDS = [
  ORDER,
  ORDER,
  {
    kind: 'edit a dish',
    as: 'provider',
    path: '/provider/menu',
    type: async (page, text) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      // Those in other languages come after it.
      return typeInto(
        page
          .getByRole('dialog')
          .getByLabel(/^Description/)
          .first(),
        text,
      );
    },
  },
  {
    kind: 'search users',
    as: 'admin',
    path: '/admin/users',
    type: (page, text) => typeInto(page.getByRole('searchbox').first(), text),
  },
  {
    kind: 'edit a profile',
    as: 'customer',
    path: '/user/profile',
    type: (page, text) => typeInto(page.getByLabel(/^First name/), text),
  },
] as const satisfies Errand[];

/** Sends one visitor after the other, each from another network, until `signal` ends it. */
export async function sendVisitors(site: Site, browser: Browser, signal: AbortSignal): Promise<Visit[]> {
  const visits: Visit[] = [];
  while (!signal.aborted) visits.push(await visit(site, browser, oneOf<Errand>([...ERRANDS])));
  return visits;
}

async function visit(site: Site, browser: Browser, errand: Errand): Promise<Visit> {
  const address = `198.18.${String(between(0, 255))}.${String(between(1, 254))}`;
  const viewport = errand.as === undefined ? PHONE : LAPTOP;
  const context = await newVisitorContext(browser, site.address, { viewport, address });
  // Milliseconds. Generous, for busy machines; a wait ends as soon as the page is ready.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const text = `Trial ${letters()}`;
  const losses: string[] = [];
  const state = { metBroken: false, isTyped: false, isConfirmed: false };
  try {
    if (errand.as !== undefined) await authenticate(context.request, EMAILS[errand.as]);
    state.metBroken = await openPart(page, errand.path);
    const field = await errand.type(page, text);
    state.isTyped = true;
    losses.push(...(await watchField(page, field, text)));
    if (losses.length === 0) await errand.finish?.(page);
    state.isConfirmed = errand.finish !== undefined && losses.length === 0;
    return result(true, '');
  } catch (error) {
    return result(false, `${String(error).split('\n')[0] ?? ''} at ${page.url()}`);
  } finally {
    await context.close();
  }

  function result(isDone: boolean, detail: string): Visit {
    const { metBroken, isTyped, isConfirmed } = state;
    const order = errand.finish === undefined || !isTyped ? {} : { sent: text };
    return {
      kind: errand.kind,
      isDone,
      metBroken,
      losses,
      ...order,
      ...(isConfirmed ? { confirmed: text } : {}),
      detail,
    };
  }
}

/** Opens a page; while its part is broken, presses "Try again". Returns whether that was needed. */
async function openPart(page: Page, path: string): Promise<boolean> {
  await openInteractive(page, path);
  const broken = page.getByText(BROKEN);
  const isBroken = await broken.isVisible();
  for (let press = 0; press < MAX_PRESSES && (await broken.isVisible()); press += 1) {
    await page
      .getByRole('button', { name: 'Try again' })
      .click({ timeout: ANSWER_MS })
      .catch(() => undefined);
    await sleep(between(1, 5) * 1000);
  }
  if (await broken.isVisible()) throw new Error('The part stays broken');
  return isBroken;
}

async function typeInto(field: Locator, text: string): Promise<Locator> {
  await field.fill(text);
  return field;
}

/** Leaves a page with typed text open for a while. Returns what was lost on it. */
async function watchField(page: Page, field: Locator, text: string): Promise<string[]> {
  const losses: string[] = [];
  const noteLoad = () => losses.push(`${page.url()} reloaded under "${text}"`);
  page.on('domcontentloaded', noteLoad);
  const until = Date.now() + between(...TYPING_SECONDS) * 1000;
  while (Date.now() < until && losses.length === 0) {
    const value = await field.inputValue({ timeout: ANSWER_MS }).catch((error: unknown) => String(error));
    if (value !== text) losses.push(`${page.url()} shows "${value}" instead of "${text}"`);
    await sleep(500);
  }
  page.off('domcontentloaded', noteLoad);
  return losses;
}

/** Confirms; an instance that is gone in this moment is asked again, as the page suggests. */
async function confirmOrder(page: Page): Promise<void> {
  const confirmation = orderConfirmation(page);
  const button = page.getByRole('button', { name: 'Confirm', exact: true });
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await button.click({ timeout: ANSWER_MS }).catch(() => undefined);
    const isConfirmed = await confirmation.waitFor({ timeout: ANSWER_MS }).then(
      () => true,
      () => false,
    );
    if (isConfirmed) return;
  }
  throw new Error('The order is not confirmed');
}
