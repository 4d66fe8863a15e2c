import classes from './progress-bar.module.css';

/** Progress of an upload. */
export function ProgressBar(props: { label: string; percent: number }) {
  const { label, percent } = props;
  return (
    <div className={classes.progress}>
      <progress className={classes.bar} max={100} value={percent} aria-label={label} />
      <span aria-hidden className={classes.text}>
        {label}
      </span>
    </div>
  );
}
