import { useRef, type FormEvent } from 'react';

/** A form's submit handler that ignores further submits while one is pending, also before the next render. */
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
