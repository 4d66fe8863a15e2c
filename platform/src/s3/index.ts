export { S3Bucket } from './s3-bucket.ts';
export type { S3Entry, S3Limits, S3Options } from './s3-bucket.ts';
