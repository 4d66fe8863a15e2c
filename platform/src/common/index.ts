export { packBuild, withUnpackedBuild } from './archive/build-archive.ts';
export { noAnswer } from './no-answer.ts';
export { readBody, readBytes } from './read-body.ts';
export { S3Bucket } from './s3/s3-bucket.ts';
export type { S3Entry, S3Limits, S3Options } from './s3/s3-bucket.ts';
export { fillIn } from './texts/fill-in.ts';
export { readTexts } from './texts/read-texts.ts';
export { undefinedIfMissing } from './undefined-if-missing.ts';
export { withTimeout } from './with-timeout.ts';
