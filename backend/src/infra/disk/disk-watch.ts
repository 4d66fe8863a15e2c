import type { FastifyBaseLogger } from 'fastify';
import type { FreeSpace } from 'platform/common';

/** From here on operators are warned: well before writes are refused. */
const NEARLY_FULL_RATIO = 0.1;

/** How full the disk of the data folder is. */
export interface DiskState {
  /** Free share of the disk, 0 to 1; NaN when it can't be found out. */
  readonly freeRatio: number;
  readonly isNearlyFull: boolean;
}

export interface DiskWatch {
  /** Looks, and logs when the disk has become nearly full or has room again. Never rejects. */
  look(): Promise<DiskState>;
}

/** Watches the disk of the data folder. */
export function createDiskWatch(
  dataDir: string,
  log: FastifyBaseLogger,
  readFreeSpace: (folder: string) => Promise<FreeSpace>,
): DiskWatch {
  let wasNearlyFull = false;
  return {
    look: async () => {
      const space = await readFreeSpace(dataDir).catch(() => null);
      if (space === null) return { freeRatio: NaN, isNearlyFull: false };
      const isNearlyFull = space.ratio < NEARLY_FULL_RATIO;
      if (isNearlyFull !== wasNearlyFull) {
        wasNearlyFull = isNearlyFull;
        const fields = { dataDir, freeBytes: space.bytes, freePercent: Math.floor(space.ratio * 100) };
        if (isNearlyFull) log.warn(fields, 'the disk is nearly full: without room, writes are refused');
        else log.info(fields, 'the disk has room again');
      }
      return { freeRatio: space.ratio, isNearlyFull };
    },
  };
}
