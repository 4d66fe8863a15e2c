import { useState } from 'react';
import {
  Avatar,
  Card,
  Details,
  formatDate,
  formatMoney,
  IconButton,
  PageHeader,
  StatusBadge,
  TabLink,
  TabLinks,
  Button,
} from '../../src/index.ts';
import { ChevronStartIcon, EyeIcon } from '../../src/icons.ts';
import { DataTable, type TableColumn, type TableSort } from '../../src/table.ts';
import type { PartProps } from '../part-props.ts';

interface Row {
  id: string;
  name: string;
  total: number;
  isDone: boolean;
  date: string;
}

const names = [
  'Aïcha Mint Sidi',
  'Mohamed Ould Ahmed',
  'Fatimetou Ba',
  'Cheikh Sow',
  'Mariem Diallo',
  'Sidi Ould Baba',
];
const rows: readonly Row[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(index),
  name: names[index % names.length] ?? '',
  total: 85.5 + index * 137.25,
  isDone: index % 3 !== 0,
  date: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}T19:05:00Z`,
}));

const PAGE_SIZE = 6;
const HIGHEST_FIRST = { columnId: 'total', direction: 'descending' } as const;

function sorted({ columnId, direction }: TableSort): readonly Row[] {
  const valueOf = (row: Row) =>
    columnId === 'total' ? row.total : columnId === 'date' ? row.date : row.name;
  const ascending = rows.toSorted((a, b) => (valueOf(a) < valueOf(b) ? -1 : 1));
  return direction === 'ascending' ? ascending : ascending.toReversed();
}

export function Records(props: PartProps) {
  const { say, language } = props;
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      header: say('Customer', 'Client'),
      cell: (row) => row.name,
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: 'status',
      header: say('Status', 'Statut'),
      cell: (row) => (
        <StatusBadge tone={row.isDone ? 'success' : 'warning'}>
          {row.isDone ? say('Delivered', 'Livrée') : say('Pending', 'En attente')}
        </StatusBadge>
      ),
    },
    {
      id: 'date',
      header: 'Date',
      choice: 'shown',
      cell: (row) => formatDate(row.date, language),
      isSortable: true,
    },
    {
      id: 'total',
      header: 'Total',
      cell: (row) => formatMoney(row.total, language),
      align: 'end',
      isSortable: true,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      align: 'end',
      cell: () => <IconButton icon={<EyeIcon />} label={say('View details', 'Voir le détail')} />,
    },
  ];
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort>(HIGHEST_FIRST);
  const shown = sorted(sort).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const pager = { page, pageSize: PAGE_SIZE, total: rows.length, onPageChange: setPage };
  const caption = say('Orders', 'Commandes');
  const getRowId = (row: Row) => row.id;
  return (
    <>
      <PageHeader
        title={say('Orders', 'Commandes')}
        description={say('All restaurants, newest first', 'Tous les restaurants, les plus récentes d’abord')}
        back={
          <a href="#main">
            <ChevronStartIcon size="small" />
            {say('Dashboard', 'Tableau de bord')}
          </a>
        }
        actions={<Button variant="primary">{say('Export', 'Exporter')}</Button>}
      />
      <TabLinks label={say('Administration', 'Administration')}>
        <TabLink href="#main">{say('Restaurants', 'Restaurants')}</TabLink>
        <TabLink href="#main" aria-current="page">
          {caption}
        </TabLink>
        <TabLink href="#main">{say('Users', 'Utilisateurs')}</TabLink>
        <TabLink href="#main">{say('Settings', 'Réglages')}</TabLink>
      </TabLinks>
      <DataTable
        columns={columns}
        rows={shown}
        sort={sort}
        onSortChange={setSort}
        pager={pager}
        name="gallery"
        caption={caption}
        getRowId={getRowId}
      />
      <DataTable
        columns={columns}
        rows={[]}
        caption={`${caption} 2`}
        getRowId={getRowId}
        isLoading
        loadingRowCount={3}
      />
      <DataTable columns={columns} rows={[]} caption={`${caption} 3`} getRowId={getRowId} />
      <Card>
        <Avatar name="Aïcha Mint Sidi" size="large" /> <Avatar name="Mohamed Ould Ahmed" />{' '}
        <Avatar name="Fatimetou Ba" size="small" />
        <Details
          items={[
            { label: say('Restaurant', 'Restaurant'), value: 'Chez Fatou' },
            { label: say('Customer', 'Client'), value: 'Aïcha Mint Sidi' },
            { label: 'Total', value: formatMoney(1240, language) },
            {
              label: say('Address', 'Adresse'),
              value: say(
                'Tevragh-Zeina, behind the blue mosque, third door',
                'Tevragh-Zeina, derrière la mosquée bleue, troisième porte',
              ),
            },
          ]}
        />
      </Card>
    </>
  );
}
