export {
  countOf,
  type OptionCount,
  type ShownGroup,
  type ShownOption,
} from './option-group/option-choice.ts';
export {
  OptionGroupField,
  type OptionGroupFieldProps,
  type OptionGroupTexts,
  type OptionRule,
} from './option-group/option-group-field.tsx';
export { formatDifference } from './option-group/price-difference.ts';
