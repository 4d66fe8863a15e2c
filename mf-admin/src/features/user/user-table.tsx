import { useTranslation } from 'react-i18next';
import { useSession } from 'shared-api';
import type { User } from 'shared-api/contract';
import { Badge, Button, EmptyState, VisuallyHidden } from 'shared-ui';
import { UsersIcon } from 'shared-ui/icons';
import type { SearchChanges } from 'shared-ui/router';
import type { TableColumn } from 'shared-ui/table';
import { ListTable } from '../../lib/list-table.tsx';
import { isFiltered, NO_USER_FILTERS, toUserQuery, type UserFilters } from './user-filters.ts';
import { nameOf } from './user-name.ts';
import { useUsers } from './user-queries.ts';
import { UserStatusBadge } from './user-status-badge.tsx';
import classes from './user-table.module.css';

interface UserTableProps {
  filters: UserFilters;
  onChange: (changes: SearchChanges, options?: { isStep?: boolean }) => void;
}

/** The page of users that the filters ask for. */
export function UserTable(props: UserTableProps) {
  const { filters, onChange } = props;
  const { t } = useTranslation('admin-user');
  const query = useUsers(toUserQuery(filters));
  const columns = useColumns((user) => onChange({ user: user.id }, { isStep: true }));
  return (
    <ListTable
      caption={t('caption')}
      columns={columns}
      getRowId={(user) => user.id}
      query={query}
      failure={t('load_failed')}
      empty={<NoUsers filters={filters} onReset={() => onChange(NO_USER_FILTERS)} />}
      onTurn={(cursor) => onChange({ cursor }, { isStep: true })}
    />
  );
}

function useColumns(onView: (user: User) => void): readonly TableColumn<User>[] {
  const { t } = useTranslation('admin-user');
  const ownId = useSession((session) => session.user?.id);
  const text = (value: string | null) => (value ? <bdi>{value}</bdi> : <Nothing />);
  return [
    { id: 'firstname', header: t('column.firstname'), cell: (user) => text(user.firstname) },
    { id: 'lastname', header: t('column.lastname'), cell: (user) => text(user.lastname) },
    {
      id: 'email',
      header: t('column.email'),
      isRowHeader: true,
      cell: (user) => (
        <span className={classes.email}>
          <bdi>{user.email}</bdi>
          {user.id === ownId && <Badge tone="accent">{t('you')}</Badge>}
        </span>
      ),
    },
    { id: 'role', header: t('column.role'), cell: (user) => t(`role.${user.role}`) },
    {
      id: 'status',
      header: t('column.status'),
      cell: (user) => <UserStatusBadge isConfirmed={user.confirmed} />,
    },
    {
      id: 'actions',
      header: t('column.actions'),
      align: 'end',
      cell: (user) => (
        <Button
          size="small"
          aria-label={t('view_named', { name: nameOf(user) })}
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
