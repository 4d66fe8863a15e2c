import { useTranslation } from 'react-i18next';
import { Button, Notice } from 'shared-ui';
import type { SearchChanges } from 'shared-ui/router';
import type { AuditFilters } from './audit-filters.ts';
import classes from './audit-page.module.css';

interface AuditNarrowedProps {
  filters: AuditFilters;
  onSelect: (changes: SearchChanges) => void;
}

/** Shows the filter by object, which the toolbar has no field for. */
export function AuditNarrowed(props: AuditNarrowedProps) {
  const { filters, onSelect } = props;
  const { t } = useTranslation('admin-audit');
  if (!filters.objectId) return null;
  return (
    <Notice
      live="none"
      className={classes.narrowed}
      action={
        <Button size="small" onClick={() => onSelect({ objectId: null })}>
          {t('narrowed.all')}
        </Button>
      }
    >
      {t('narrowed.object')}
    </Notice>
  );
}
