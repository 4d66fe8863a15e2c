import { useTranslation } from 'react-i18next';
import { DEFAULT_PAGE_SIZE, ROLES, type User } from 'shared-api/contract';
import { Button, EmptyState, ErrorState, PageHeader, SelectField, StatusBadge } from 'shared-ui';
import { DataTable, type TableColumn } from 'shared-ui/table';
import { useErrorText } from '../../lib/error-text.ts';
import { PageTitle } from '../../lib/page-title.tsx';
import { useSearchState } from '../../lib/use-search-state.ts';
import { NO_USER_FILTERS, readUserFilters, USER_STATUSES } from './user-filters.ts';
import { useUsers } from './user-queries.ts';

/** `/admin/users`: all accounts. */
export function UserPage() {
  const { t } = useTranslation('admin-user');
  const { parameters, change } = useSearchState();
  const filters = readUserFilters(parameters);
  const { data: page, error, refetch, isFetching, isPlaceholderData } = useUsers(filters);
  const errorText = useErrorText();
  const columns = useColumns();
  const number = page ? Math.floor(page.start / DEFAULT_PAGE_SIZE) + 1 : 1;
  const all = { value: '', label: t('filter.all') };
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} />
      <SelectField
        label={t('filter.role')}
        options={[all, ...ROLES.map((value) => ({ value, label: t(`role.${value}`) }))]}
        value={filters.role ?? ''}
        onChange={(event) => change({ role: event.currentTarget.value, cursor: null })}
      />
      <SelectField
        label={t('filter.status')}
        options={[all, ...USER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))]}
        value={filters.status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value, cursor: null })}
      />
      <Button onClick={() => change(NO_USER_FILTERS)}>{t('filter.reset')}</Button>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={page?.rows ?? []}
        getRowId={(user) => user.id}
        isLoading={!page || isPlaceholderData}
        error={
          !page && error ? (
            <ErrorState title={t('load_failed')} onRetry={() => void refetch()} isRetrying={isFetching}>
              {errorText(error)}
            </ErrorState>
          ) : undefined
        }
        empty={<EmptyState title={t('no_match')} />}
        pager={{
          page: number,
          pageSize: DEFAULT_PAGE_SIZE,
          total: page?.total ?? 0,
          onPageChange: (wanted) =>
            change({ cursor: wanted > number ? page?.next : page?.previous }, { isStep: true }),
        }}
      />
    </>
  );
}

function useColumns(): readonly TableColumn<User>[] {
  const { t } = useTranslation('admin-user');
  return [
    { id: 'firstname', header: t('column.firstname'), cell: (user) => user.firstname ?? '–' },
    { id: 'lastname', header: t('column.lastname'), cell: (user) => user.lastname ?? '–' },
    { id: 'email', header: t('column.email'), isRowHeader: true, cell: (user) => user.email },
    { id: 'role', header: t('column.role'), cell: (user) => t(`role.${user.role}`) },
    {
      id: 'status',
      header: t('column.status'),
      cell: (user) => (
        <StatusBadge tone={user.confirmed ? 'success' : 'danger'}>
          {t(user.confirmed ? 'status.confirmed' : 'status.unconfirmed')}
        </StatusBadge>
      ),
    },
  ];
}
