import type { AddressPolicy } from '../../contract/server/index.ts';
import { S3Bucket, type S3Options } from '../../common/index.ts';
import { DiskStoreFiles } from './copy/disk-store-files.ts';
import { S3StoreFiles } from './copy/s3-store-files.ts';
import type { StoreFiles } from '../../contract/server/index.ts';
import { DiskStore } from './disk-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { S3Store } from './s3/s3-store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the release store of an installation: the bucket of `RELEASES_S3_URL`
 * (`https://s3.eu-west-3.amazonaws.com/bucket/folder`), with the keys in `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`,
 * `AWS_SESSION_TOKEN` and the region in `AWS_REGION`; without it the data folder.
 * @param policy What the product decided about its addresses.
 * @throws Error that names the missing variable
 */
export function openStore(dataDir: string, env: Environment = {}, policy?: AddressPolicy): ReleaseStore {
  const bucket = readBucket(env);
  return bucket ? new S3Store(bucket, policy) : new DiskStore(dataDir, policy);
}

/** The same store as the files that it consists of, to copy it whole. @throws Error that names the missing variable */
export function openStoreFiles(dataDir: string, env: Environment = {}): StoreFiles {
  const bucket = readBucket(env);
  return bucket ? new S3StoreFiles(new S3Bucket(bucket)) : new DiskStoreFiles(dataDir);
}

function readBucket(env: Environment): S3Options | undefined {
  const url = env['RELEASES_S3_URL'];
  if (!url) return undefined;
  if (!URL.canParse(url))
    throw new Error('RELEASES_S3_URL: expected an address like https://host/bucket/folder');
  const sessionToken = env['AWS_SESSION_TOKEN'];
  return {
    url,
    region: env['AWS_REGION'] || 'us-east-1',
    accessKeyId: getVariable(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: getVariable(env, 'AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken ? { sessionToken } : {}),
  };
}

function getVariable(env: Environment, name: string): string {
  const value = env[name];
  if (value) return value;
  throw new Error(`${name} is missing: the bucket of RELEASES_S3_URL needs it.`);
}
