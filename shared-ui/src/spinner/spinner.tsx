import { classNames } from '../class-names.ts';
import { useUiText } from '../text/use-ui-text.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import classes from './spinner.module.css';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** `small` 16 px, `medium` 24 px (default), `large` 40 px. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What is loading; "Loading…" by default. */
  label?: string | undefined;
  /** Shows the label, which is for screen readers otherwise. */
  isLabelVisible?: boolean | undefined;
  /** `inline` (default) sits in text; `block` is centred in the full width of its region. */
  layout?: 'inline' | 'block' | undefined;
}

/** Loading, for an unknown time. Prefer a {@link Skeleton} where the shape of the content is known. */
export function Spinner(props: SpinnerProps) {
  const { size = 'medium', label, isLabelVisible = false, layout = 'inline' } = props;
  const text = useUiText();
  const said = label ?? text('loading');
  return (
    <span role="status" className={classNames(classes.spinner, classes[layout])}>
      <SpinnerMark size={size} />
      {isLabelVisible ? (
        <span className={classes.label}>{said}</span>
      ) : (
        <VisuallyHidden>{said}</VisuallyHidden>
      )}
    </span>
  );
}

/** The spinning ring alone, for components that announce by themselves that they are busy. */
export function SpinnerMark(props: { size?: 'small' | 'medium' | 'large' | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth={3}
      strokeLinecap="round"
      aria-hidden
      className={classNames(classes.mark, classes[props.size ?? 'small'])}
    >
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" opacity={0.22} />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" stroke="currentColor" />
    </svg>
  );
}
