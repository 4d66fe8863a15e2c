import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useDebouncedText } from '../hooks/use-debounced-text.ts';
import { FilterIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { useTableText } from '../text/use-table-text.ts';
import classes from './filter-bar.module.css';

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** What is searched. */
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  /** "Reset filters". */
  resetLabel: string;
  onReset: () => void;
  /** A filter other than the search is active: on a phone the filters are then open from the start. */
  isInUse: boolean;
  /** The filters. */
  children: ReactNode;
  className?: string | undefined;
}

/** Search, filters and reset above a list or a {@link DataTable}; on a phone a button opens the filters. */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, resetLabel, onReset, isInUse, children, className } = props;
  const text = useTableText();
  const [search, setSearch, setSettledSearch] = useDebouncedText(props.search, props.onSearch);
  const [isShown, setShown] = useState(isInUse);
  const id = useId();

  function handleReset() {
    setSettledSearch('');
    onReset();
  }

  return (
    <div role="search" aria-label={text('filters')} className={classNames(classes.bar, className)}>
      <SearchField
        className={classes.search}
        label={searchLabel}
        placeholder={searchLabel}
        value={search}
        onValueChange={setSearch}
      />
      <IconButton
        className={classes.toggle}
        variant="secondary"
        icon={<FilterIcon />}
        label={text('filters')}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      />
      <div id={id} className={classNames(classes.filters, !isShown && classes.closed)}>
        {children}
        <Button variant="quiet" className={classes.reset} onClick={handleReset}>
          {resetLabel}
        </Button>
      </div>
    </div>
  );
}
