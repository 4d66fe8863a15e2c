import { classNames } from '../class-names.ts';
import classes from './ornament.module.css';

/** The woven edge of Maida's cloth: a band across its container, above a footer or under a banner. Decorative. */
export function Ornament(props: { className?: string | undefined }) {
  return <div aria-hidden className={classNames(classes.band, props.className)} />;
}
