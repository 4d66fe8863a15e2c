import { type KeyboardEvent, useState } from 'react';
import { useDebouncedText } from '../hooks/use-debounced-text.ts';
import type { ComboboxOption, FoundOptions } from './combobox-types.ts';

interface Options {
  chosen: ComboboxOption | null;
  onChoose: (option: ComboboxOption | null) => void;
  found: FoundOptions;
  search: string;
  onSearch: (search: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** State and keys of a combobox: while the list is open, what is typed; otherwise what is chosen. */
export function useCombobox({ chosen, onChoose, found, search, onSearch }: Options) {
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [text, setText] = useDebouncedText(search, onSearch);
  const options = found.options ?? [];
  // Enter must not choose from the list of an earlier text.
  const isCurrent = !found.isStale && (!isTyped || text.trim() === search);
  const place = options.findIndex(({ value }) => value === active);

  function open() {
    if (isOpen) return;
    setText('');
    setActive(null);
    setOpen(true);
  }
  function close() {
    setOpen(false);
    setTyped(false);
  }
  function choose(option: ComboboxOption) {
    onChoose(option);
    close();
  }
  function type(typed: string) {
    setOpen(true);
    setTyped(true);
    setActive(null);
    setText(typed);
  }
  /** An emptied field has nothing chosen any more. */
  function leave() {
    if (isTyped && text.trim() === '' && chosen) onChoose(null);
    close();
  }
  function step(by: number) {
    const from = place < 0 && by < 0 ? 0 : place;
    const next = options[(from + by + options.length) % options.length];
    setActive(next?.value ?? null);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by !== undefined) {
      event.preventDefault();
      if (isOpen) step(by);
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      // The form is sent by the next press, with what this one chooses.
      event.preventDefault();
      const option = options[place] ?? (isTyped && options.length === 1 ? options[0] : undefined);
      if (option && isCurrent) choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      // Not the dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return {
    isOpen,
    isCurrent,
    active: isOpen && place >= 0 ? place : undefined,
    text: isOpen && (isTyped || !chosen) ? text : (chosen?.label ?? ''),
    open,
    choose,
    type,
    leave,
    handleKeyDown,
  };
}
