import { useState } from 'react';
import { useOneAtATime } from 'shared-ui';
import { sendPictures, type FileState, type SendFiles } from './upload-pictures.ts';

/** Uploads several files with the state of each. */
export function usePictureSending() {
  const [states, setStates] = useState<ReadonlyMap<File, FileState>>(new Map());
  const [isSending, setSending] = useState(false);
  const oneAtATime = useOneAtATime();

  async function sendAll(files: readonly File[], send: SendFiles): Promise<readonly File[]> {
    setSending(true);
    setStates(new Map(files.map((file) => [file, { status: 'sending', percent: 0 }])));
    try {
      return await sendPictures(files, send, (file, state) =>
        setStates((known) => new Map([...known, [file, state]])),
      );
    } finally {
      oneAtATime.end();
      setSending(false);
    }
  }

  return {
    states,
    isSending,
    forget: () => setStates(new Map()),
    /** Resolves to the files that failed. */
    start(files: readonly File[], send: SendFiles): Promise<readonly File[]> {
      let failed = Promise.resolve(files);
      oneAtATime.start(() => {
        failed = sendAll(files, send);
      });
      return failed;
    },
  };
}
