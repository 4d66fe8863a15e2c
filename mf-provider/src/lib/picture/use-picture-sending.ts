import { useRef, useState } from 'react';
import { sendPictures, type FileState, type SendFiles } from './upload-pictures.ts';

/** Uploads several files with the state of each. */
export function usePictureSending() {
  const [states, setStates] = useState<ReadonlyMap<File, FileState>>(new Map());
  const [isSending, setSending] = useState(false);
  // A second press before the first one is rendered.
  const isRunning = useRef(false);

  return {
    states,
    isSending,
    forget: () => setStates(new Map()),
    /** Resolves to the files that failed. */
    async start(files: readonly File[], send: SendFiles): Promise<readonly File[]> {
      if (isRunning.current) return files;
      isRunning.current = true;
      setSending(true);
      setStates(new Map(files.map((file) => [file, { status: 'sending', percent: 0 }])));
      try {
        return await sendPictures(files, send, (file, state) =>
          setStates((known) => new Map([...known, [file, state]])),
        );
      } finally {
        isRunning.current = false;
        setSending(false);
      }
    },
  };
}
