import classes from './typed-text.module.css';

/** Props of {@link TypedText}. */
export interface TypedTextProps {
  readonly text: string;
  /** The element around it: a `span` where a paragraph may not stand. */
  readonly as?: 'p' | 'span';
  readonly className?: string | undefined;
  /** Of the text's language, where that is known. */
  readonly lang?: string | undefined;
  /** The direction of that language; without one, each line has its own. */
  readonly dir?: 'auto' | 'ltr' | 'rtl';
}

const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;

/** A text that somebody typed: its lines stay lines, and each is written in its own direction. */
export function TypedText(props: TypedTextProps) {
  const { text, as: Element = 'p', dir = 'auto', ...attributes } = props;
  const lines = text.split(LINE_BREAK);
  if (lines.length === 1) {
    return (
      <Element {...attributes} dir={dir}>
        {text}
      </Element>
    );
  }
  return (
    <Element {...attributes} {...(dir !== 'auto' && { dir })}>
      {lines.map((line, index) => (
        <span key={index} className={classes.line} {...(dir === 'auto' && { dir })}>
          {line === '' ? <br /> : line}
        </span>
      ))}
    </Element>
  );
}
