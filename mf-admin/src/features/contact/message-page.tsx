import { useTranslation } from 'react-i18next';
import type { Page } from 'shared-api';
import { useErrorText } from 'shared-api';
import { type ContactMessage, DEFAULT_PAGE_SIZE, MESSAGE_STATES } from 'shared-api/contract';
import {
  Button,
  Card,
  cursorPager,
  EmptyState,
  ErrorState,
  Loading,
  PageHeader,
  PageTitle,
  Pagination,
  RadioGroup,
  SearchField,
  Skeleton,
  useDebouncedText,
} from 'shared-ui';
import { MailIcon } from 'shared-ui/icons';
import { useSearchState } from 'shared-ui/router';
import { oneOf } from '../../lib/one-of.ts';
import { Message } from './message.tsx';
import { useMessages } from './message-queries.ts';
import classes from './message-page.module.css';

const EVERYTHING = { q: null, state: null, cursor: null } as const;

/** `/admin/messages`: messages of the contact page. */
export function MessagePage() {
  const { t } = useTranslation('admin-contact');
  const { parameters, change } = useSearchState();
  const search = parameters.get('q') ?? '';
  const state = oneOf(MESSAGE_STATES, parameters.get('state'));
  const query = useMessages({ search, state, cursor: parameters.get('cursor') ?? undefined });
  const [text, setText] = useDebouncedText(search, (q) => change({ q, cursor: null }));
  const page = query.data;
  return (
    <>
      <PageTitle title={t('title')} />
      <PageHeader title={t('title')} description={t('hint')} />
      <div role="search" aria-label={t('title')} className={classes.bar}>
        <SearchField
          className={classes.search}
          label={t('search')}
          placeholder={t('search')}
          value={text}
          onValueChange={setText}
        />
        <RadioGroup
          legend={t('state.legend')}
          isLegendHidden
          appearance="segmented"
          options={[
            { value: '', label: t('state.all') },
            { value: 'unread', label: t('state.unread') },
            { value: 'read', label: t('state.read') },
          ]}
          value={state ?? ''}
          onValueChange={(value) => change({ state: value, cursor: null })}
        />
      </div>
      <Card padding="none" aria-busy={query.isPlaceholderData || undefined}>
        {page && page.rows.length > 0 ? (
          <>
            <ol aria-label={t('title')}>
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
            // Without filters there may be messages on an earlier page.
            onReset={
              search !== '' || state || (page && page.total > 0)
                ? () => {
                    setText('');
                    change(EVERYTHING);
                  }
                : null
            }
          />
        )}
      </Card>
    </>
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
  return (
    <Pagination
      label={t('title')}
      isDisabled={isDisabled}
      {...cursorPager(page, DEFAULT_PAGE_SIZE, onTurn)}
    />
  );
}

interface WithoutMessagesProps {
  query: ReturnType<typeof useMessages>;
  /** Clears the filters; null without any. */
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
