import { useTranslation } from 'react-i18next';
import type { Page } from 'shared-api';
import { useErrorText } from 'shared-api';
import { type ContactMessage, DEFAULT_PAGE_SIZE } from 'shared-api/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Loading,
  Pagination,
  SearchField,
  Skeleton,
  useDebouncedText,
} from 'shared-ui';
import { MailIcon } from 'shared-ui/icons';
import { useSearchState } from 'shared-ui/router';
import { Section } from '../../lib/section.tsx';
import { Message } from './message.tsx';
import { useMessages } from './message-queries.ts';
import classes from './message-section.module.css';

/** What visitors wrote through the contact page. */
export function MessageSection() {
  const { t } = useTranslation('admin-contact');
  const { parameters, change } = useSearchState();
  const search = parameters.get('q') ?? '';
  const query = useMessages({ search, cursor: parameters.get('cursor') ?? undefined });
  const [text, setText] = useDebouncedText(search, (q) => change({ q, cursor: null }));
  const page = query.data;
  return (
    <Section title={t('title')} hint={t('hint')}>
      {(search !== '' || (page && page.total > 0)) && (
        <SearchField
          className={classes.search}
          label={t('search')}
          placeholder={t('search')}
          value={text}
          onValueChange={setText}
        />
      )}
      <Card padding="none" aria-busy={query.isFetching && query.isPlaceholderData ? true : undefined}>
        {page && page.rows.length > 0 ? (
          <>
            <ol>
              {page.rows.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ol>
            <Pages
              page={page}
              isDisabled={query.isPlaceholderData}
              onTurn={(cursor) => change({ cursor }, { isStep: true })}
            />
          </>
        ) : (
          <WithoutMessages
            query={query}
            onReset={
              search !== '' || (page && page.total > 0) ? () => change({ q: null, cursor: null }) : null
            }
          />
        )}
      </Card>
    </Section>
  );
}

interface PagesProps {
  page: Page<ContactMessage>;
  isDisabled: boolean;
  onTurn: (cursor: string | null) => void;
}

function Pages(props: PagesProps) {
  const { page, isDisabled, onTurn } = props;
  const { t } = useTranslation('admin-contact');
  if (!page.next && !page.previous) return null;
  const number = Math.floor(page.start / DEFAULT_PAGE_SIZE) + 1;
  return (
    <Pagination
      label={t('title')}
      page={number}
      pageSize={DEFAULT_PAGE_SIZE}
      total={page.total}
      isDisabled={isDisabled}
      onPageChange={(wanted) => onTurn(wanted > number ? page.next : page.previous)}
    />
  );
}

interface WithoutMessagesProps {
  query: ReturnType<typeof useMessages>;
  /** Shows all of them again; null when these were all. */
  onReset: (() => void) | null;
}

function WithoutMessages(props: WithoutMessagesProps) {
  const { query, onReset } = props;
  const { t } = useTranslation('admin-contact');
  const errorText = useErrorText();
  if (query.isPending) {
    return (
      <Loading className={classes.waiting}>
        <Skeleton width="half" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </Loading>
    );
  }
  if (query.error) {
    return (
      <ErrorState title={t('load_failed')} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {errorText(query.error)}
      </ErrorState>
    );
  }
  if (!onReset) return <EmptyState icon={<MailIcon size="large" />} title={t('none')} />;
  return <EmptyState title={t('no_match')} action={<Button onClick={onReset}>{t('show_all')}</Button>} />;
}
