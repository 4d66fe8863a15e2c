import { useEffect } from 'react';

const BADGE = /^\(\d+\) /;

/** Puts "(2) " before the title of every page while orders wait. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const apply = () => {
      const title = `(${count}) ${document.title.replace(BADGE, '')}`;
      if (document.title !== title) document.title = title;
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = document.title.replace(BADGE, '');
    };
  }, [count]);
}
