import { classNames } from '../class-names.ts';
import type { Drawing } from './chart-types.ts';
import { wordsOf } from './draw.ts';
import classes from './chart.module.css';

interface ChartTableProps {
  drawing: Drawing;
  caption: string;
  pointsLabel: string;
  /** Otherwise it is for assistive technology only. */
  isShown: boolean;
}

/** The chart's figures in rows. */
export function ChartTable(props: ChartTableProps) {
  const { drawing, caption, pointsLabel, isShown } = props;
  // A scrolling region must be focusable for the keyboard.
  const scroller = isShown ? { role: 'group', 'aria-label': caption, tabIndex: 0 } : {};
  return (
    <div {...scroller} className={isShown ? classes.scroller : classes.unseen}>
      <table className={classes.table}>
        <caption className={classes.unseen}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.heading}>
              {pointsLabel}
            </th>
            {drawing.series.map(({ id, label }) => (
              <th key={id} scope="col" className={classNames(classes.heading, classes.number)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawing.points.map(({ name, values }, place) => (
            <tr key={place} className={classes.row}>
              <th scope="row" dir="auto" className={classes.cell}>
                {name}
              </th>
              {drawing.series.map(({ id, format }, index) => (
                <td key={id} className={classNames(classes.cell, classes.number)}>
                  {wordsOf(values[index], format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
