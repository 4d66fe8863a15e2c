import { Fragment, type ReactNode } from 'react';

/** Props of {@link Sentence}. */
export interface SentenceProps {
  text: string;
  /** Parts of the text that a browser's translation must leave alone: names, dishes, amounts. */
  kept: readonly string[];
}

/** A translated sentence whose names and amounts stay as they are in a page that the browser translates. */
export function Sentence(props: SentenceProps): ReactNode {
  const { text, kept } = props;
  const [value, ...others] = kept;
  const at = value ? text.indexOf(value) : -1;
  if (value === undefined) return text;
  if (at < 0) return <Sentence text={text} kept={others} />;
  return (
    <Fragment>
      <Sentence text={text.slice(0, at)} kept={others} />
      <span translate="no">{value}</span>
      <Sentence text={text.slice(at + value.length)} kept={others} />
    </Fragment>
  );
}
