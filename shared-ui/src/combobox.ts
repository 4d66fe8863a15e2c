export { Combobox, type ComboboxProps } from './combobox/combobox.tsx';
export type { ComboboxOption, FoundOptions } from './combobox/combobox-types.ts';
