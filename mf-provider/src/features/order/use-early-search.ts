import { useEffect } from 'react';
import { useKept } from './use-kept.ts';

/**
 * Hears of what was typed before the page came to life: React takes what a field then holds for what it was rendered
 * with, and tells nobody.
 */
export function useEarlySearch(rendered: string, onSearch: (text: string) => void): void {
  const catchUp = useKept(() => {
    const typed = document.querySelector<HTMLInputElement>('[role="search"] input')?.value.trim();
    if (typed !== undefined && typed !== rendered.trim()) onSearch(typed);
  });
  useEffect(() => catchUp(), [catchUp]);
}
