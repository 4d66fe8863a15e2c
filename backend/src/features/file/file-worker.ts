import type { ServiceContext } from '../../context.ts';
import { every } from '../../lib/every.ts';
import type { Worker } from '../../worker.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { removeLeftovers } from './upload-folder.ts';

const HOUR_MS = 3_600_000;

async function sweep(context: ServiceContext): Promise<void> {
  await removeLeftovers(context.config.dataDir, new Date(Date.now() - HOUR_MS));
  const swept = await sweepPictures(context);
  if (swept) context.log.info(swept, 'pictures swept');
}

/** Deletes pictures that nothing uses, and what interrupted uploads left behind. */
export const fileWorker: Worker = {
  name: 'file',
  start: async (context) => every(context, 'file', HOUR_MS, () => sweep(context)),
};
