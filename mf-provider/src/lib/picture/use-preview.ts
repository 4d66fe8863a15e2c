import { useCallback, useSyncExternalStore } from 'react';

interface Preview {
  url: string;
  users: number;
}

// One object URL per file on screen, revoked with its last use.
const previews = new WeakMap<File, Preview>();

function hold(file: File): () => void {
  const preview = previews.get(file) ?? { url: URL.createObjectURL(file), users: 0 };
  preview.users += 1;
  previews.set(file, preview);
  return () => {
    preview.users -= 1;
    if (preview.users > 0) return;
    URL.revokeObjectURL(preview.url);
    previews.delete(file);
  };
}

/** Object URL of a chosen file; undefined until it exists. */
export function usePreview(file: File): string | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const release = hold(file);
      onChange();
      return release;
    },
    [file],
  );
  return useSyncExternalStore(
    subscribe,
    () => previews.get(file)?.url,
    () => undefined,
  );
}
