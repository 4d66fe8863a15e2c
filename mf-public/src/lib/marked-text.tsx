import { Fragment, type ReactNode } from 'react';

const MARKED = /<(\w+)>(.*?)<\/\1>/;

interface MarkedTextProps {
  /** A translated text whose marked parts are elements: `Write to <page>our contact page</page>.` */
  readonly text: string;
  /** The element for each mark. */
  readonly marks: Readonly<Record<string, (content: string) => ReactNode>>;
}

/** A translated sentence with links in it, in any order. react-i18next's `Trans` would add an HTML parser. */
export function MarkedText(props: MarkedTextProps) {
  const { text, marks } = props;
  // [text, mark, content, text, mark, content, …]
  return text.split(MARKED).map((piece, index, pieces) => {
    const show = marks[pieces[index - 1] ?? ''];
    if (index % 3 === 1) return null;
    return <Fragment key={index}>{index % 3 === 2 && show ? show(piece) : piece}</Fragment>;
  });
}
