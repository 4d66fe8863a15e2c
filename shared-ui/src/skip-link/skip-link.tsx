import { useUiText } from '../text/use-ui-text.ts';
import classes from './skip-link.module.css';

/** The first link of a page: past the header, to the element with the id `target` (give it `tabIndex={-1}`). */
export function SkipLink(props: { target?: string | undefined }) {
  const text = useUiText();
  return (
    <a href={`#${props.target ?? 'main'}`} className={classes.link}>
      {text('skip_to_content')}
    </a>
  );
}
