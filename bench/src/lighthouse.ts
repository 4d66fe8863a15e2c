/**
 * Lighthouse, as it judges phones, on the list, a menu and the provider's dashboard. `npm run bench:lighthouse`.
 * It is a separate package, installed at the first run, since its dependencies outnumber the whole workspace's.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringChromium } from 'platform/chromium';
import { request } from 'playwright-core';
import { amount, isSmoke } from './amount.ts';
import { findSlug, startProduct } from './start-product.ts';
import { writeResult } from './write-result.ts';

const FOLDER = join(import.meta.dirname, '..', 'lighthouse');
const RUNNER = join(FOLDER, 'node_modules', '.bin', 'lighthouse');
const RUNS = amount(3, 1);
/** CPU slowdown by the machine's benchmark index (Lighthouse's document on throttling). */
const DEFAULT_SLOWDOWN = 4;
const DEFAULT_MACHINE = 1500;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = {
  'largest-contentful-paint': 'LCP, ms',
  'total-blocking-time': 'TBT, ms',
  'cumulative-layout-shift': 'CLS',
} as const;

interface Report {
  /** Benchmark index of the machine. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>>; // oxfmt-ignore
}

interface JudgedPage {
  readonly name: string;
  readonly path: string;
  readonly cookie?: string;
}

function install(): void {
  if (existsSync(RUNNER)) return;
  console.log('Installing Lighthouse …');
  const command = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--workspaces=false'];
  const { status } = spawnSync('npm', command, { cwd: FOLDER, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

async function signIn(address: string): Promise<string> {
  const api = await request.newContext({ baseURL: address });
  await api.get('/auth/me');
  const known = (await api.storageState()).cookies.find(({ name }) => name === 'XSRF-TOKEN');
  const answer = await api.post('/auth/login', {
    data: { email: 'provider@maida.example', password: 'maida-demo' },
    headers: { 'X-XSRF-TOKEN': known?.value ?? '', origin: address },
  });
  if (!answer.ok()) throw new Error(`Signing in answered ${String(answer.status())}.`);
  const { cookies } = await api.storageState();
  await api.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function judge(url: string, cookie: string | undefined, slowdown = DEFAULT_SLOWDOWN): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'maida-lighthouse-'));
  const file = join(folder, 'report.json');
  const isRoot = process.getuid?.() === 0;
  const flags = ['--headless=new', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])].join(' ');
  const command = [
    RUNNER,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${flags}`,
    `--throttling.cpuSlowdownMultiplier=${String(slowdown)}`,
    ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
  ];
  const env = { ...process.env, CHROME_PATH: await bringChromium() };
  const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  await rm(folder, { recursive: true, force: true });
  return report;
}

/**
 * A slower machine is slowed down less (Lighthouse's document on throttling), so that the result is that of one phone,
 * not of the machine. A faster one is not slowed down more.
 */
function slowdownFor({ environment }: Report): number {
  const share = Math.min(1, environment.benchmarkIndex / DEFAULT_MACHINE);
  return Number((DEFAULT_SLOWDOWN * share).toFixed(1));
}

/** The run with the median performance. */
function middleOf(reports: readonly Report[]): Report {
  const score = (report: Report) => report.categories['performance']?.score ?? 0;
  const sorted = [...reports].sort((a, b) => score(a) - score(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('No run of Lighthouse.');
  return middle;
}

function rowOf({ name }: JudgedPage, report: Report, slowdown: number) {
  const scores = CATEGORIES.map((category) => [
    category,
    Math.round((report.categories[category]?.score ?? 0) * 100),
  ]);
  const figures = Object.entries(AUDITS).map(([audit, label]) => {
    return [label, Number((report.audits[audit]?.numericValue ?? NaN).toFixed(3))];
  });
  const machine = Math.round(report.environment.benchmarkIndex);
  return {
    page: name,
    ...Object.fromEntries(scores),
    ...Object.fromEntries(figures),
    'benchmark index': machine,
    slowdown,
  } as Record<string, unknown>;
}

function faultsOf({ audits }: Report): string[] {
  return Object.values(audits).flatMap(({ score, title }) => (score !== null && score < 0.9 ? [title] : []));
}

install();
const product = await startProduct();
try {
  const pages: JudgedPage[] = [
    { name: 'list', path: '/' },
    { name: 'menu', path: `/restaurant/${await findSlug(product.address)}/menu` },
    { name: 'provider dashboard', path: '/provider', cookie: await signIn(product.address) },
  ];
  const rows = [];
  for (const page of pages.slice(0, amount(pages.length, 1))) {
    const url = product.address + page.path;
    const slowdown = isSmoke ? DEFAULT_SLOWDOWN : slowdownFor(await judge(url, page.cookie));
    const reports = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await judge(url, page.cookie, slowdown));
    const middle = middleOf(reports);
    const row = rowOf(page, middle, slowdown);
    console.log(row);
    rows.push({ ...row, faults: faultsOf(middle) });
  }
  console.log(`Lighthouse 13.5.0, mobile; the middle one of ${String(RUNS)} runs`);
  console.table(rows.map(({ faults: _faults, ...row }) => row));
  for (const { page, faults } of rows as { page?: unknown; faults: string[] }[]) {
    if (faults.length > 0) console.log(`${String(page)}: ${faults.join(' · ')}`);
  }
  await writeResult('lighthouse', rows);
} finally {
  await product.stop();
}
