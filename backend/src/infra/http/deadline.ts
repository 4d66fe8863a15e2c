import { RETRY_AFTER_SECONDS } from './to-service-error.ts';
import { ServiceError } from './service-error.ts';

/** Rejects with `unavailable` if `work` takes too long; the work itself is not cancelled. */
export async function withDeadline<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(
        new ServiceError('unavailable', { detail: 'It took too long', retryAfter: RETRY_AFTER_SECONDS }),
      );
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
