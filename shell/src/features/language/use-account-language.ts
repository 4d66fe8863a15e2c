import { useRef } from 'react';
import type { Language } from 'platform/contract';
import { useAppContext } from 'shared-api';

/**
 * Stores a language in the account of whoever is signed in: what the service sends later is in it. Should that fail,
 * the choice is still remembered by the browser.
 */
export function useAccountLanguage(): (language: Language) => Promise<void> {
  const { api, session } = useAppContext();
  // One after the other, so that the last choice is stored last.
  const earlier = useRef<Promise<void>>(Promise.resolve());
  async function store(language: Language): Promise<void> {
    const { user } = session.getState();
    if (!user || user.language === language) return;
    const saved = await api.user.update({ params: { id: user.id }, body: { language } });
    // Somebody else may have signed in since.
    if (session.getState().user?.id === saved.id) session.getState().setUser(saved);
  }
  return (language) => {
    earlier.current = earlier.current.then(() => store(language)).catch(() => undefined);
    return earlier.current;
  };
}
