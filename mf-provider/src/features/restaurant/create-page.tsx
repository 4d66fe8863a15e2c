import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from 'shared-api';
import type { Restaurant } from 'shared-api/contract';
import { ButtonLink, Notice, PageHeader, PageTitle, Stack } from 'shared-ui';
import { CreateForm } from './create-form.tsx';
import classes from './create-page.module.css';

/** `/restaurant/new`. */
export function CreatePage() {
  const { t } = useTranslation('provider-restaurant');
  const [created, setCreated] = useState<Restaurant | null>(null);
  return (
    <div className={classes.page}>
      <PageTitle title={t('create.title')} />
      <PageHeader className={classes.header} title={t('create.title')} />
      {created && <Created key={created.id} restaurant={created} />}
      <CreateForm onCreated={setCreated} />
    </div>
  );
}

/** Links to the next steps for the new restaurant, above the empty form for another one. */
function Created(props: { restaurant: Restaurant }) {
  const { id, name, approval } = props.restaurant;
  const { t } = useTranslation('provider-restaurant');
  const isAdmin = useSession((session) => session.user?.role === 'ADMIN');
  const ref = useRef<HTMLDivElement>(null);
  // On a phone the button that was pressed is far below.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice
        tone="success"
        title={t('create.done_title', { name })}
        action={
          <Stack direction="row" gap={2}>
            <ButtonLink component={Link} to={isAdmin ? `/admin/restaurant/${id}` : `/provider/${id}`}>
              {t('create.done_details')}
            </ButtonLink>
            {!isAdmin && (
              <ButtonLink component={Link} to={`/provider/menu?restaurant=${id}`}>
                {t('create.done_menu')}
              </ButtonLink>
            )}
          </Stack>
        }
      >
        {approval && <p>{t('create.done_waiting')}</p>}
        <p>{t('create.done_next')}</p>
      </Notice>
    </div>
  );
}
