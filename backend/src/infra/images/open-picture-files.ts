import { join } from 'node:path';
import { S3Bucket, type S3Limits, type S3Options } from 'platform/common';
import { createBucketFiles } from './bucket-files.ts';
import { createDiskFiles } from './disk-files.ts';
import type { PictureFiles } from './picture-files.ts';

/** Short enough for a visitor's request to get its reply within 10 s. */
const S3_LIMITS: S3Limits = { timeoutMs: 3000, retries: 2 };

/** The pictures of an installation on disk. */
export function picturesOnDisk(dataDir: string): PictureFiles {
  return createDiskFiles(join(dataDir, 'files'));
}

/** The pictures of an installation: in the bucket, or without one in the data folder. */
export function openPictureFiles(dataDir: string, bucket: S3Options | null): PictureFiles {
  return bucket ? createBucketFiles(new S3Bucket(bucket, S3_LIMITS)) : picturesOnDisk(dataDir);
}
