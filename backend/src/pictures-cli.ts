/** Moves pictures between the data folder and the bucket: `npm run pictures -- to-bucket`. */
import { resolve } from 'node:path';
import { loadConfig } from './config.ts';
import { copyPictures } from './infra/images/copy-pictures.ts';
import { openPictureFiles, picturesOnDisk } from './infra/images/open-picture-files.ts';
import { isStartError, StartError } from './start-error.ts';

const USAGE = `Usage: npm run pictures -- to-bucket            copies DATA_DIR's pictures into the bucket of PICTURES_S3_URL
       npm run pictures -- to-folder <folder>  copies the bucket's pictures into DATA_DIR <folder>
Pictures that are there already are left; both may be broken off and run again, also while Maida runs.`;

async function main(): Promise<void> {
  const [command, folder, ...rest] = process.argv.slice(2);
  const { dataDir, picturesBucket } = loadConfig(process.env);
  const isToBucket = command === 'to-bucket' && folder === undefined;
  const isToFolder = command === 'to-folder' && folder !== undefined && rest.length === 0;
  if (!isToBucket && !isToFolder) throw new StartError(USAGE);
  if (!picturesBucket) throw new StartError('PICTURES_S3_URL is not set: there is no bucket');
  const bucket = openPictureFiles(dataDir, picturesBucket);
  const disk = picturesOnDisk(folder === undefined ? dataDir : resolve(folder));
  const { copied, known } = await (isToBucket ? copyPictures(disk, bucket) : copyPictures(bucket, disk));
  console.log(`${copied} pictures copied, ${known} were there already.`);
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exitCode = 1;
});
