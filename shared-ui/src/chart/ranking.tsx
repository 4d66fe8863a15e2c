import { classNames } from '../class-names.ts';
import type { Drawing } from './chart-types.ts';
import { wordsOf } from './draw.ts';
import classes from './chart.module.css';

/** Horizontal bars of the first series with the names above, so that long names fit on a phone. */
export function Ranking(props: { drawing: Drawing }) {
  const { series, points } = props.drawing;
  const [first] = series;
  if (!first) return null;
  const max = Math.max(...points.map(({ values }) => values[0] ?? 0));
  return (
    <ol className={classes.ranking}>
      {points.map(({ name, values }, place) => (
        <li key={place} className={classes.place}>
          <span dir="auto" className={classes.name}>
            {name}
          </span>
          <span className={classes.amount}>{wordsOf(values[0], first.format)}</span>
          <svg className={classNames(classes.track, classes[first.tone])} width="100%" height="8">
            <rect className={classes.groove} width="100%" height="8" rx="4" />
            <rect className={classes.fill} width={shareOf(values[0], max)} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ol>
  );
}

function shareOf(value: number | null | undefined, max: number): string {
  return max > 0 ? `${Math.max(0, ((value ?? 0) / max) * 100).toFixed(2)}%` : '0%';
}
