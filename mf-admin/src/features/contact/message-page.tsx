import { useTranslation } from 'react-i18next';
import type { Page } from 'shared-api';
import { type ContactMessage, DEFAULT_PAGE_SIZE, MESSAGE_STATES } from 'shared-api/contract';
import {
  Card,
  CardBody,
  cursorPager,
  PageHeader,
  PageTitle,
  Pagination,
  RadioGroup,
  SearchField,
  useDebouncedText,
} from 'shared-ui';
import { MailIcon } from 'shared-ui/icons';
import { useSearchState } from 'shared-ui/router';
import { ListPlaceholder } from '../../lib/list-placeholder.tsx';
import { oneOf } from '../../lib/one-of.ts';
import { Message } from './message.tsx';
import { useMessages } from './get-messages.ts';
import classes from './message-page.module.css';

const EVERYTHING = { q: null, state: null, cursor: null } as const;

/** `/admin/messages`: messages of the contact page. */
export function MessagePage() {
  const { t } = useTranslation('admin-contact');
  const { parameters, change } = useSearchState();
  const search = parameters.get('q') ?? '';
  const state = oneOf(MESSAGE_STATES, parameters.get('state'));
  const query = useMessages({ search, state, cursor: parameters.get('cursor') ?? undefined });
  const [text, setText, setSettledText] = useDebouncedText(search, (q) => change({ q, cursor: null }));
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
          <CardBody>
            <ListPlaceholder
              query={query}
              icon={<MailIcon size="large" />}
              texts={{
                failed: t('load_failed'),
                none: t('none'),
                noMatch: t('no_match'),
                showAll: t('show_all'),
              }}
              // Without filters there may be messages on an earlier page.
              onReset={
                search !== '' || state || (page && page.total > 0)
                  ? () => {
                      setSettledText('');
                      change(EVERYTHING);
                    }
                  : null
              }
            />
          </CardBody>
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
