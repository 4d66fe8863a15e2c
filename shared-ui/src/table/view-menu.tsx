import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ColumnsIcon } from '../icon/icons.ts';
import { Popover } from '../popover/popover.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { useTableText } from '../text/use-table-text.ts';
import { DENSITIES, type TableViewState } from './table-view.ts';
import classes from './view-menu.module.css';

/** Lets the user choose a table's columns and density. */
export function ViewMenu<Row>(props: { caption: string; view: TableViewState<Row>; hasKeys: boolean }) {
  const { caption, view } = props;
  const text = useTableText();
  return (
    <Popover
      label={text('view_of', { name: caption })}
      className={classes.panel}
      renderTrigger={(trigger) => (
        <Button size="small" iconStart={<ColumnsIcon size="small" />} {...trigger}>
          {text('view')}
        </Button>
      )}
    >
      <ColumnChoice view={view} />
      <RadioGroup
        legend={text('density')}
        appearance="segmented"
        options={DENSITIES.map((value) => ({ value, label: text(`density_${value}`) }))}
        value={view.density}
        onValueChange={(value) => view.setDensity(value === 'compact' ? 'compact' : 'comfortable')}
      />
      {props.hasKeys && <p className={classes.keys}>{text('table_keys')}</p>}
      {/* Not disabled when there is nothing to reset: it may have the focus. */}
      <Button
        size="small"
        variant="quiet"
        aria-disabled={!view.isChanged || undefined}
        onClick={view.isChanged ? view.reset : undefined}
      >
        {text('view_reset')}
      </Button>
    </Popover>
  );
}

function ColumnChoice<Row>(props: { view: TableViewState<Row> }) {
  const { choices, setShown } = props.view;
  const text = useTableText();
  if (choices.length === 0) return null;
  return (
    <fieldset className={classes.columns}>
      <legend className={classes.legend}>{text('columns')}</legend>
      {choices.map(({ column, isShown }) => (
        <Checkbox
          key={column.id}
          label={column.header}
          checked={isShown}
          onChange={(event) => setShown(column.id, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
