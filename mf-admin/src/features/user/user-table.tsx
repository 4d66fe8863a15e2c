import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import { endpoints, type User, personName } from 'shared-api/contract';
import { Badge, Button, EmailText, EmptyState, formatDate, useLanguage, VisuallyHidden } from 'shared-ui';
import { UsersIcon } from 'shared-ui/icons';
import type { SearchChanges } from 'shared-ui/router';
import type { TableColumn } from 'shared-ui/table';
import { ExportLink } from '../../lib/export-link.tsx';
import { ListTable } from '../../lib/list-table.tsx';
import {
  fromTableSort,
  isFiltered,
  NO_USER_FILTERS,
  toTableSort,
  toUserQuery,
  type UserFilters,
  type UserSort,
} from './user-filters.ts';
import { useUsers } from './get-users.ts';
import { UserStatusBadge } from './user-status-badge.tsx';
import classes from './user-table.module.css';

interface UserTableProps {
  filters: UserFilters;
  onChange: (changes: SearchChanges, options?: { isStep?: boolean }) => void;
}

/** The page of users that match the filters. */
export function UserTable(props: UserTableProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('admin-user');
  const userQuery = toUserQuery(filters);
  const query = useUsers(userQuery);
  const columns = useColumns((user) => onChange({ user: user.id }));
  return (
    <ListTable
      caption={t('caption')}
      name="admin-users"
      columns={columns}
      getRowId={(user) => user.id}
      query={query}
      failure={t('load_failed')}
      empty={<NoUsers filters={filters} onReset={() => onChange(NO_USER_FILTERS)} />}
      sort={toTableSort(filters.sort)}
      onSortChange={(sort) => onChange({ sort: sortParameter(fromTableSort(sort)), cursor: null })}
      defaultOrder={t('sort.newest')}
      onSortReset={() => onChange({ sort: null, cursor: null })}
      actions={<ExportLink path={endpoints.user.exportList.path} query={userQuery} label={t('caption')} />}
      onTurn={(cursor) => onChange({ cursor }, { isStep: true })}
    />
  );
}

function sortParameter(sort: UserSort): string | null {
  return sort === 'newest' ? null : sort;
}

function useColumns(onView: (user: User) => void): readonly TableColumn<User>[] {
  const { t } = useTranslation('admin-user');
  const language = useLanguage();
  const ownId = useSession((session) => session.user?.id);
  const text = (value: string | null) => (value ? <bdi translate="no">{value}</bdi> : <Nothing />);
  return [
    {
      id: 'firstname',
      header: t('column.firstname'),
      choice: 'shown',
      cell: (user) => text(user.firstname),
    },
    {
      id: 'lastname',
      header: t('column.lastname'),
      isSortable: true,
      choice: 'shown',
      cell: (user) => text(user.lastname),
    },
    {
      id: 'email',
      header: t('column.email'),
      isRowHeader: true,
      isSortable: true,
      cell: (user) => (
        <span className={classes.email}>
          <span>
            <EmailText email={user.email} />
          </span>
          {user.id === ownId && <Badge tone="accent">{t('you')}</Badge>}
        </span>
      ),
    },
    { id: 'phone', header: t('detail.phone'), choice: 'hidden', cell: (user) => text(user.phone) },
    {
      id: 'role',
      header: t('column.role'),
      choice: 'shown',
      cell: (user) => t(`role.${user.role}`),
    },
    {
      id: 'status',
      header: t('column.status'),
      choice: 'shown',
      cell: (user) => <UserStatusBadge isConfirmed={user.confirmed} />,
    },
    {
      id: 'since',
      header: t('detail.since'),
      isSortable: true,
      choice: 'hidden',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>,
    },
    {
      id: 'actions',
      header: t('column.actions'),
      align: 'end',
      cell: (user) => (
        <Button
          size="small"
          aria-label={t('view_named', { name: personName(user) })}
          onClick={() => onView(user)}
        >
          {t('view')}
        </Button>
      ),
    },
  ];
}

function Nothing() {
  const { t } = useTranslation('admin-user');
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('not_given')}</VisuallyHidden>
    </>
  );
}

function NoUsers(props: { filters: UserFilters; onReset: () => void }) {
  const { t } = useTranslation('admin-user');
  if (!isFiltered(props.filters)) return <EmptyState icon={<UsersIcon size="large" />} title={t('none')} />;
  return (
    <EmptyState
      title={t('no_match.title')}
      action={<Button onClick={props.onReset}>{t('filter.reset')}</Button>}
    >
      {t('no_match.text')}
    </EmptyState>
  );
}
