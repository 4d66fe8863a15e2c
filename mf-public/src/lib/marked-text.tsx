import { Fragment, type ReactNode } from 'react';

const MARKED = /<(\w+)>(.*?)<\/\1>/;

interface MarkedTextProps {
  /** A translated text whose marked parts are more than text: `Write to <page>our contact page</page>.` */
  readonly text: string;
  /** What stands in for each mark. */
  readonly marks: Readonly<Record<string, (content: string) => ReactNode>>;
}

/** A sentence with links in it, in whatever order a language has them; react-i18next's own brings an HTML parser along. */
export function MarkedText(props: MarkedTextProps) {
  const { text, marks } = props;
  // Plain text, a mark's name, its content, plain text …
  return text.split(MARKED).map((piece, index, pieces) => {
    const show = marks[pieces[index - 1] ?? ''];
    if (index % 3 === 1) return null;
    return <Fragment key={index}>{index % 3 === 2 && show ? show(piece) : piece}</Fragment>;
  });
}
