import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import type { Drawing } from './chart-types.ts';
import { wordsOf } from './draw.ts';
import classes from './chart.module.css';

/** Full name and values of the point under the pointer. */
export function PlotTooltip(props: { drawing: Drawing; place: number }) {
  const { drawing, place } = props;
  const { i18n } = useTranslation();
  const point = drawing.points[place];
  if (!point) return null;
  return (
    <div dir={i18n.dir(i18n.resolvedLanguage)} className={classes.tooltip}>
      <p className={classes.tooltipName}>{point.name}</p>
      <ul className={classes.tooltipValues}>
        {drawing.series.map(({ id, label, tone, format, isTableOnly }, index) => (
          <li
            key={id}
            className={classNames(classes.entry, classes[tone], isTableOnly && classes.unseenTone)}
          >
            <span>{label}</span>
            <span className={classes.tooltipValue}>{wordsOf(point.values[index], format)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
