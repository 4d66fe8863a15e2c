import { useTranslation } from 'react-i18next';
import { PageHeader, PageTitle } from 'shared-ui';
import { useSearchState } from 'shared-ui/router';
import { UserDialog } from './user-dialog.tsx';
import { readUserFilters } from './user-filters.ts';
import { UserTable } from './user-table.tsx';
import { UserToolbar } from './user-toolbar.tsx';
import classes from './user-page.module.css';

/** `/admin/users`: all accounts. */
export function UserPage() {
  const { t } = useTranslation('admin-user');
  const { parameters, change } = useSearchState();
  const filters = readUserFilters(parameters);
  const userId = parameters.get('user');
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} className={classes.header} />
      <UserToolbar filters={filters} onChange={change} />
      <UserTable filters={filters} onChange={change} />
      {userId && <UserDialog userId={userId} onClose={() => change({ user: null })} />}
    </>
  );
}
