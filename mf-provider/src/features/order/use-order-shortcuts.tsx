import { useState, type ReactNode, type RefObject } from 'react';
import { KeysDialog } from './keys-dialog.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { useKeysSwitch } from './use-keys-switch.ts';
import { useShortcutKeys, type ShortcutTargets } from './use-shortcut-keys.ts';

/** Keyboard shortcuts of cards with orders, and their help. */
export interface OrderShortcuts {
  readonly openHelp: () => void;
  /** The open help; may be rendered anywhere. */
  readonly help: ReactNode;
}

export function useOrderShortcuts(
  list: RefObject<HTMLElement | null>,
  keys: Omit<ShortcutTargets, 'onHelp'>,
): OrderShortcuts {
  const [areOn, switchKeys] = useKeysSwitch();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  useCardFocus(list);
  useShortcutKeys(list, areOn, { ...keys, onHelp: openHelp });
  return {
    openHelp,
    help: isHelpOpen && <KeysDialog areOn={areOn} onSwitch={switchKeys} onClose={() => setHelpOpen(false)} />,
  };
}
