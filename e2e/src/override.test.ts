import type { Page } from '@playwright/test';
import { OVERRIDE_PATH } from 'platform/contract';
import { signOverrides } from 'platform/contract/server';
import { loadPlatformSecret } from 'platform/registry';
import { LAPTOP } from './support/browser.ts';
import { markPage } from './support/faults.ts';
import { expect, test } from './support/journey.ts';
import type { Product } from './support/product.ts';
import { startTrialArea, type TrialArea } from './support/trial-area.ts';

// One trial area for all of them.
test.describe.configure({ mode: 'default' });

const NAME = 'mf-trial';
const HOUR = 3_600_000;

/** An area that was never released: two components, one of them in a lazy page. */
const AREA = `
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
const Page = lazy(() => import('./page.tsx'));
const page = <Suspense fallback={<p>…</p>}><Page /></Suspense>;
export const area = { routes: [{ path: '/trial', element: page }], translations: { en: {}, fr: {} } };
`;
const PAGE = `
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Counter } from './counter.tsx';
export default function Page() {
  const [text, setText] = useState('');
  return (
    <>
      <h1>Trial</h1>
      <label>Typed <input value={text} onChange={(event) => setText(event.target.value)} /></label>
      <Counter />
      <Link to="/about">About</Link>
    </>
  );
}
`;
const STYLE = '.count { color: rgb(1, 2, 3); }\n';

function counter(label: string, step = ''): string {
  return `
import { useState } from 'react';
import classes from './counter.module.css';
export function Counter() {
  const [count, setCount] = useState(0);
  ${step}
  return <button className={classes.count} onClick={() => setCount(count + 1)}>${label} {count}</button>;
}
`;
}

let trial: TrialArea;
let stopTrial = () => Promise.resolve();

test.beforeAll(async () => {
  const mounts = [{ path: '/trial' }];
  const manifest = { name: NAME, contract: '1', mounts, navigation: [], preload: [], team: 'Trial team' };
  trial = await startTrialArea(NAME, {
    'area.json': JSON.stringify(manifest),
    'src/area.tsx': AREA,
    'src/page.tsx': PAGE,
    'src/counter.tsx': counter('Pressed'),
    'src/counter.module.css': STYLE,
  });
  stopTrial = trial.stop;
});

test.afterAll(() => stopTrial());

/** Address of a link as `platform override-link` signs it. */
async function linkTo({ dataDir }: Product, origin: string, life = HOUR): Promise<string> {
  const secret = await loadPlatformSecret(dataDir, undefined);
  const value = signOverrides(secret, {
    overrides: [{ area: NAME, origin }],
    expiresAt: Date.now() + life,
  });
  return `${OVERRIDE_PATH}?value=${value}&page=/trial`;
}

function ribbonOf(page: Page) {
  return page.getByRole('status').filter({ hasText: 'In this browser only' });
}

test('an override loads an area from its development server in one browser, with hot reload that keeps state', async ({
  guest,
  product,
  faults,
}) => {
  // Of the page that only the developer's browser has.
  faults.expect(/^console: Failed to load resource: .* status of 404/);
  const page = await guest({ viewport: LAPTOP });
  await page.goto(await linkTo(product, trial.origin));
  await expect(page.getByText(trial.origin)).toBeVisible();
  expect(await page.context().cookies(), 'no override before consent').toEqual([]);
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trial' })).toBeVisible();
  await expect(ribbonOf(page).getByText(`${NAME} from ${trial.origin}`)).toBeVisible();

  const isSamePage = await markPage(page);
  await page.getByLabel('Typed').fill('still here');
  const press = page.getByRole('main').getByRole('button');
  await press.click();
  await press.click();
  await expect(press).toHaveText('Pressed 2');
  await expect(press).toHaveCSS('color', 'rgb(1, 2, 3)');

  await trial.write('src/counter.tsx', counter('Clicked'));
  await expect(page.getByRole('button', { name: 'Clicked 2' })).toBeVisible();
  await trial.write('src/counter.module.css', STYLE.replace('1, 2, 3', '4, 5, 6'));
  await expect(press).toHaveCSS('color', 'rgb(4, 5, 6)');
  // Another hook: only this component loses its state.
  await trial.write('src/counter.tsx', counter('Begun', 'useState(1);'));
  await expect(page.getByRole('button', { name: 'Begun 0' })).toBeVisible();
  await expect(page.getByLabel('Typed')).toHaveValue('still here');
  expect(await isSamePage()).toBe(true);

  await page.keyboard.press('Alt+Shift+KeyO');
  const drawing = page.getByLabel('Which area owns which part of this page');
  await expect(drawing.getByText(`${NAME} development, Trial team`)).toBeVisible();
  await expect
    .poll(() => drawing.getByText(/^shell \d/).count(), 'header and footer are the shell’s')
    .toBeGreaterThanOrEqual(2);
  await page.getByRole('link', { name: 'About', exact: true }).last().click();
  await page.waitForURL('**/about');
  await expect(drawing.getByText(/^mf-public \d/)).toBeVisible();
  await page.keyboard.press('Alt+Shift+KeyO');
  await expect(drawing).toHaveCount(0);

  const stranger = await guest({ viewport: LAPTOP });
  await stranger.goto('/trial');
  await expect(stranger.getByText('This page is not on the menu').first()).toBeVisible();
  await expect(ribbonOf(stranger)).toHaveCount(0);

  await ribbonOf(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(ribbonOf(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/about');
  await page.goto('/trial');
  await expect(page.getByText('This page is not on the menu').first()).toBeVisible();
});

test('refuses an expired link, an origin that is not allowed, and an override without a link', async ({
  guest,
  product,
  faults,
}) => {
  faults.expect(/^console: Failed to load resource: .* status of 403/);
  const page = await guest({ viewport: LAPTOP });
  const links = [await linkTo(product, trial.origin, -1000), await linkTo(product, 'https://evil.example')];
  for (const link of links) {
    const answer = await page.goto(link);
    expect(answer?.status()).toBe(403);
    await expect(page.getByText('This link is invalid or has expired')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  }
  await page.goto(OVERRIDE_PATH);
  await expect(page.getByText('everything comes from the live releases')).toBeVisible();
  await expect(page.getByLabel('Area')).toHaveCount(0);
  // A form of another site with a valid link, submitted by its visitor.
  const { searchParams } = new URL(await linkTo(product, trial.origin), product.address);
  const fields = `<input name="act" value="on"><input name="value" value="${searchParams.get('value') ?? ''}">`;
  const action = product.address + OVERRIDE_PATH;
  const body = `<form method="post" action="${action}">${fields}<button>Win a prize</button></form>`;
  await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://evil.example/');
  await page.getByRole('button').click();
  await expect(page.getByText('This link is invalid or has expired')).toBeVisible();
  expect(await page.context().cookies(product.address)).toEqual([]);
});

test('an admin needs no link', async ({ admin, faults }) => {
  // The area of its page was never released.
  faults.expect(/status of 404 .*\/trial\]$/);
  const page = await admin({ viewport: LAPTOP });
  await page.goto(`${OVERRIDE_PATH}?page=/trial`);
  await page.getByLabel('Area').fill(NAME);
  await page.getByLabel('Address of the development server').fill(trial.origin);
  await page.getByRole('button', { name: 'Load it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trial' })).toBeVisible();
  await expect(ribbonOf(page).getByText(trial.origin)).toBeVisible();
});
