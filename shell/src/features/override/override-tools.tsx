import { OVERRIDE_PATH } from 'platform/contract';
import type { AreaOverride } from 'platform/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, formatList } from 'shared-ui';
import { Ribbon } from '../../lib/ribbon/ribbon.tsx';

export interface OverrideToolsProps {
  readonly overrides: readonly AreaOverride[];
  /** Areas whose development server does not answer. */
  readonly silent: ReadonlySet<string>;
  readonly onOutline: () => void;
}

/** The ribbon that lists the overridden areas, with a button to end it. */
export function OverrideTools(props: OverrideToolsProps) {
  const { overrides, silent, onOutline } = props;
  const { t, i18n } = useTranslation('override');
  const list = overrides.map(({ area, origin }) =>
    silent.has(area) ? t('silent', { area, origin }) : t('from', { area, origin }),
  );
  const actions = (
    <>
      <Button size="small" onClick={onOutline}>
        {t('outline')}
      </Button>
      <TurnOff />
    </>
  );
  return <Ribbon actions={actions}>{t('ribbon', { list: formatList(list, i18n.language) })}</Ribbon>;
}

/** A form, since only the delivery server can clear its signed cookie; it redirects back to this page. */
function TurnOff() {
  const { t } = useTranslation('override');
  const [page, setPage] = useState('/');
  const updatePage = () => setPage(location.pathname + location.search);
  return (
    <form method="post" action={OVERRIDE_PATH} onPointerEnter={updatePage} onFocus={updatePage}>
      <input type="hidden" name="act" value="off" />
      <input type="hidden" name="page" value={page} />
      <Button type="submit" size="small" variant="primary">
        {t('turn_off')}
      </Button>
    </form>
  );
}
