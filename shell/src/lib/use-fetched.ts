import { useEffect, useRef, useState } from 'react';
import { retry } from 'shared-ui';

/**
 * Code that most pages end without, fetched when it is wanted; null until it is there.
 *
 * @param load the same function at every rendering
 * @param onFailure called when it could not be had; the next time that it is wanted, it is tried anew
 */
export function useFetched<Code>(
  load: () => Promise<Code>,
  isWanted: boolean,
  onFailure: () => void,
): Code | null {
  const [fetched, setFetched] = useState<{ readonly code: Code } | null>(null);
  const fail = useRef(onFailure);
  useEffect(() => {
    fail.current = onFailure;
  });
  useEffect(() => {
    if (!isWanted || fetched) return;
    retry(load).then(
      (code) => setFetched({ code }),
      (error: unknown) => {
        console.error('What is wanted now could not be fetched.', error);
        fail.current();
      },
    );
  }, [load, isWanted, fetched]);
  return fetched && fetched.code;
}
