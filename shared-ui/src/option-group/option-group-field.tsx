import { useId, type Ref } from 'react';
import { Badge } from '../badge/badge.tsx';
import { FieldNotes } from '../field/field.tsx';
import { isolateLatin } from '../format/format.ts';
import { useLanguage } from '../hooks/use-language.ts';
import { CheckIcon } from '../icon/icons.ts';
import { countIn, kindOf, mostOf, withCount, type OptionCount, type ShownGroup } from './option-choice.ts';
import { OptionRow } from './option-row.tsx';
import classes from './option-group-field.module.css';

/** How many can be chosen, in words. */
export type OptionRule = 'exactly' | 'range' | 'at_least' | 'up_to' | 'any';

/** Texts of an {@link OptionGroupField}. */
export interface OptionGroupTexts {
  readonly required: string;
  readonly optional: string;
  readonly soldOut: string;
  readonly rule: (rule: OptionRule, numbers: { readonly min: number; readonly max: number }) => string;
  /** How many cost nothing. */
  readonly free: (free: number) => string;
  /** None of the one that has to be chosen is chosen. */
  readonly missingChoice: string;
  /** So many are still to be chosen. */
  readonly missing: (number: number) => string;
  /** More than so many are chosen. */
  readonly excess: (max: number) => string;
}

/** Props of {@link OptionGroupField}. */
export interface OptionGroupFieldProps {
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
  readonly group: ShownGroup;
  readonly texts: OptionGroupTexts;
  readonly chosen: readonly OptionCount[];
  /** Whether to say that too few or too many are chosen. */
  readonly isWrong: boolean;
  readonly onChange: (chosen: readonly OptionCount[]) => void;
}

/** A group of options to choose from: its name, how many can be chosen, the options, and what is missing. */
export function OptionGroupField(props: OptionGroupFieldProps) {
  const { ref, group, texts, chosen, isWrong, onChange } = props;
  const id = useId();
  const language = useLanguage();
  const count = countIn(group, chosen);
  const most = mostOf(group);
  return (
    <fieldset
      ref={ref}
      className={classes.group}
      aria-describedby={`${id}-rule${isWrong ? ` ${id}-error` : ''}`}
    >
      <legend className={classes.legend} {...group.label.marks}>
        {group.label.text}
      </legend>
      <div className={classes.rule}>
        <span id={`${id}-rule`}>{ruleText(group, texts)}</span>
        {most > 1 && count > 0 && (
          <span className={classes.count}>{isolateLatin(`${count}/${most}`, language)}</span>
        )}
        <Need group={group} texts={texts} isMet={count >= group.min} />
      </div>
      {isWrong && <FieldNotes id={id} error={errorText(group, count, texts)} />}
      <div className={classes.options}>
        {group.options.map((option) => (
          <OptionRow
            key={option.id}
            {...{ group, option, chosen }}
            soldOut={texts.soldOut}
            isInvalid={isWrong}
            onCountChange={(number) => onChange(withCount(group, chosen, option.id, number))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface NeedProps {
  readonly group: ShownGroup;
  readonly texts: OptionGroupTexts;
  readonly isMet: boolean;
}

function Need(props: NeedProps) {
  const { group, texts, isMet } = props;
  if (group.min === 0) return <Badge className={classes.need}>{texts.optional}</Badge>;
  return (
    <Badge
      tone={isMet ? 'success' : 'highlight'}
      icon={isMet ? <CheckIcon size="small" /> : undefined}
      className={classes.need}
    >
      {texts.required}
    </Badge>
  );
}

function ruleOf(group: ShownGroup, max: number): OptionRule {
  const { min, isRepeatable, options } = group;
  const isAll = !isRepeatable && max === options.length;
  if (min === max) return 'exactly';
  if (min > 0) return isAll ? 'at_least' : 'range';
  return isAll && max > 1 ? 'any' : 'up_to';
}

function ruleText(group: ShownGroup, texts: OptionGroupTexts): string {
  const { min, free } = group;
  const max = mostOf(group);
  const rule = texts.rule(ruleOf(group, max), { min, max });
  return free > 0 ? `${rule} · ${texts.free(free)}` : rule;
}

function errorText(group: ShownGroup, count: number, texts: OptionGroupTexts): string {
  const missing = group.min - count;
  if (missing <= 0) return texts.excess(group.max);
  return kindOf(group) === 'one' ? texts.missingChoice : texts.missing(missing);
}
