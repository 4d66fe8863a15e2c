import classes from './door-drawing.module.css';

/** Drawing of a closed kitchen door. */
export function DoorDrawing() {
  return (
    <svg viewBox="0 0 120 96" fill="none" strokeLinecap="round" strokeWidth={3} className={classes.picture}>
      <ellipse cx="60" cy="52" rx="50" ry="38" className={classes.cloth} />
      <path d="M38 86V22a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v64z" className={classes.door} />
      <circle cx="60" cy="36" r="9" className={classes.window} />
      <path d="M72 56v8" className={classes.handle} />
      <path d="M30 86h60" className={classes.handle} />
    </svg>
  );
}
