import { DiskStore } from './disk-store.ts';
import { S3Store } from './s3/s3-store.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Opens the release store of an installation: the bucket of `RELEASES_S3_URL`
 * (`https://s3.eu-west-3.amazonaws.com/bucket/folder`), with the keys in `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`,
 * `AWS_SESSION_TOKEN` and the region in `AWS_REGION`; without it the data folder.
 * @throws Error that names the missing variable
 */
export function openStore(dataDir: string, env: Readonly<Record<string, string | undefined>>): ReleaseStore {
  const url = env['RELEASES_S3_URL'];
  if (!url) return new DiskStore(dataDir);
  if (!URL.canParse(url))
    throw new Error('RELEASES_S3_URL: expected an address like https://host/bucket/folder');
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return new S3Store({
    url,
    region: env['AWS_REGION'] || 'us-east-1',
    accessKeyId: getVariable(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: getVariable(env, 'AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken ? { sessionToken } : {}),
  });
}

function getVariable(env: Readonly<Record<string, string | undefined>>, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new Error(`${name} is missing: the bucket of RELEASES_S3_URL needs it.`);
}
