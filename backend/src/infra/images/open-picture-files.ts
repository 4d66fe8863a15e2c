import { join } from 'node:path';
import { openBucket, type BucketOptions } from './bucket/bucket.ts';
import { createBucketFiles } from './bucket/bucket-files.ts';
import { createDiskFiles } from './disk-files.ts';
import type { PictureFiles } from './picture-files.ts';

/** The pictures of an installation on disk. */
export function picturesOnDisk(dataDir: string): PictureFiles {
  return createDiskFiles(join(dataDir, 'files'));
}

/** Where an installation keeps its pictures: in the bucket, where there is one, else in the data folder. */
export function openPictureFiles(dataDir: string, bucket: BucketOptions | null): PictureFiles {
  return bucket ? createBucketFiles(openBucket(bucket)) : picturesOnDisk(dataDir);
}
