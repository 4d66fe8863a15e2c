import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, classNames, IconButton, SearchField, useDebouncedText } from 'shared-ui';
import { FilterIcon } from 'shared-ui/icons';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  /** What is searched. */
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  resetLabel: string;
  onReset: () => void;
  /** Something else than the search narrows the list: on a phone the filters then show from the start. */
  isInUse: boolean;
  /** The filters. */
  children: ReactNode;
}

/** Search, filters and the way back to the whole list; on a phone the filters hide behind a button. */
export function FilterBar(props: FilterBarProps) {
  const { searchLabel, resetLabel, onReset, isInUse, children } = props;
  const { t } = useTranslation('admin-common');
  const [search, setSearch] = useDebouncedText(props.search, props.onSearch);
  const [isShown, setShown] = useState(isInUse);
  const id = useId();

  function handleReset() {
    setSearch('');
    onReset();
  }

  return (
    <div role="search" aria-label={t('filters')} className={classes.bar}>
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
        label={t('filters')}
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
