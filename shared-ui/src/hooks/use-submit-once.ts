import { useRef, type FormEvent } from 'react';

/** A form's submit handler that ignores what comes while the one before is under way, be it in the same instant. */
export function useSubmitOnce(submit: (event: FormEvent<HTMLFormElement>) => Promise<void>) {
  const isRunning = useRef(false);
  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    void submit(event).finally(() => {
      isRunning.current = false;
    });
  };
}
