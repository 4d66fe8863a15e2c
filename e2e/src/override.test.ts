import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { OVERRIDE_PATH } from 'platform/contract';
import { signOverrides } from 'platform/override';
import { loadPlatformSecret } from 'platform/release';
import type { Page } from 'playwright-core';
import { LAPTOP } from './support/browser.ts';
import { openAs, openGuest } from './support/people.ts';
import { eventually, eventuallyEqual } from './support/eventually.ts';
import { getProduct } from './support/stage.ts';
import { startTrialArea, type TrialArea } from './support/trial-area.ts';

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

before(async () => {
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

after(() => stopTrial());

/** Address of a link as `platform override-link` signs it. */
async function linkTo(origin: string, life = HOUR): Promise<string> {
  const secret = await loadPlatformSecret(getProduct().dataDir, undefined);
  const value = signOverrides(secret, {
    overrides: [{ area: NAME, origin }],
    expiresAt: Date.now() + life,
  });
  return `${OVERRIDE_PATH}?value=${value}&page=/trial`;
}

function ribbonOf(page: Page) {
  return page.getByRole('status').filter({ hasText: 'In this browser only' });
}

/** A mark that lives as long as the page. */
function markPage(page: Page): Promise<void> {
  return page.evaluate('window.isSamePage = true');
}

test('an override loads an area from its development server in one browser, with hot reload that keeps state', async () => {
  const [developer, stranger] = await Promise.all([
    openGuest({ viewport: LAPTOP }),
    openGuest({ viewport: LAPTOP }),
  ]);
  const { page } = developer;
  await page.goto(await linkTo(trial.origin));
  await page.getByText(trial.origin).waitFor();
  assert.deepEqual(await developer.context.cookies(), [], 'no override before consent');
  await page.getByRole('button', { name: 'Load it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trial' }).waitFor();
  await ribbonOf(page).getByText(`${NAME} from ${trial.origin}`).waitFor();

  await markPage(page);
  await page.getByLabel('Typed').fill('still here');
  const press = page.getByRole('main').getByRole('button');
  await press.click();
  await press.click();
  await eventuallyEqual(() => press.innerText(), 'Pressed 2');
  const colorOf = () => press.evaluate((button) => getComputedStyle(button).color);
  await eventuallyEqual(colorOf, 'rgb(1, 2, 3)');

  await trial.write('src/counter.tsx', counter('Clicked'));
  await page.getByRole('button', { name: 'Clicked 2' }).waitFor();
  await trial.write('src/counter.module.css', STYLE.replace('1, 2, 3', '4, 5, 6'));
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('main button') ?? document.body).color === 'rgb(4, 5, 6)',
  );
  // Another hook: only this component loses its state.
  await trial.write('src/counter.tsx', counter('Begun', 'useState(1);'));
  await page.getByRole('button', { name: 'Begun 0' }).waitFor();
  assert.equal(await page.getByLabel('Typed').inputValue(), 'still here');
  assert.equal(await page.evaluate('window.isSamePage'), true);

  await page.keyboard.press('Alt+Shift+KeyO');
  const drawing = page.getByLabel('Which area owns which part of this page');
  await drawing.getByText(`${NAME} development, Trial team`).waitFor();
  await eventually(async () =>
    assert.ok((await drawing.getByText(/^shell \d/).count()) >= 2, 'header and footer are the shell’s'),
  );
  await page.getByRole('link', { name: 'About', exact: true }).last().click();
  await page.waitForURL('**/about');
  await drawing.getByText(/^mf-public \d/).waitFor();
  await page.keyboard.press('Alt+Shift+KeyO');
  await drawing.waitFor({ state: 'detached' });

  await stranger.page.goto('/trial');
  await stranger.page.getByText('This page is not on the menu').first().waitFor();
  assert.equal(await ribbonOf(stranger.page).count(), 0);

  await ribbonOf(page).getByRole('button', { name: 'Turn off' }).click();
  await ribbonOf(page).waitFor({ state: 'detached' });
  assert.equal(new URL(page.url()).pathname, '/about');
  await page.goto('/trial');
  await page.getByText('This page is not on the menu').first().waitFor();
  const own = ({ faults }: typeof developer) => faults.filter((fault) => !fault.includes('404'));
  assert.deepEqual([own(developer), own(stranger)], [[], []]);
  await Promise.all([developer.close(), stranger.close()]);
});

test('refuses an expired link, an origin that is not allowed, and an override without a link', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  for (const link of [await linkTo(trial.origin, -1000), await linkTo('https://evil.example')]) {
    const answer = await page.goto(link);
    assert.equal(answer?.status(), 403);
    await page.getByText('This link is invalid or has expired').waitFor();
    assert.equal(await page.getByRole('button').count(), 0);
  }
  await page.goto(OVERRIDE_PATH);
  await page.getByText('everything comes from the live releases').waitFor();
  assert.equal(await page.getByLabel('Area').count(), 0);
  // A form of another site with a valid link, submitted by its visitor.
  const { searchParams } = new URL(await linkTo(trial.origin), getProduct().address);
  const fields = `<input name="act" value="on"><input name="value" value="${searchParams.get('value') ?? ''}">`;
  const action = getProduct().address + OVERRIDE_PATH;
  const body = `<form method="post" action="${action}">${fields}<button>Win a prize</button></form>`;
  await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://evil.example/');
  await page.getByRole('button').click();
  await page.getByText('This link is invalid or has expired').waitFor();
  assert.deepEqual(await guest.context.cookies(getProduct().address), []);
  await guest.close();
});

test('an admin needs no link', async () => {
  const admin = await openAs('admin', { viewport: LAPTOP });
  const { page } = admin;
  await page.goto(`${OVERRIDE_PATH}?page=/trial`);
  await page.getByLabel('Area').fill(NAME);
  await page.getByLabel('Address of the development server').fill(trial.origin);
  await page.getByRole('button', { name: 'Load it' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trial' }).waitFor();
  await ribbonOf(page).getByText(trial.origin).waitFor();
  await admin.close();
});
