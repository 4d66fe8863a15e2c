import { useTranslation } from 'react-i18next';
import { useAppContext } from 'shared-api';
import { ButtonLink, useLanguage } from 'shared-ui';
import { DownloadIcon } from 'shared-ui/icons';

interface ExportLinkProps {
  /** Path of the call that exports the file. */
  path: string;
  /** The list's query; its page and limit are ignored. */
  query: Readonly<Record<string, string | number>>;
  /** Accessible name of the export. */
  label: string;
}

/** Exports the whole list as a file. A link, so that the browser saves while the service still writes. */
export function ExportLink(props: ExportLinkProps) {
  const { path, query, label } = props;
  const { t } = useTranslation('admin-common');
  const { baseUrl } = useAppContext();
  const language = useLanguage();
  const parameters = Object.entries(query)
    .filter(([name]) => name !== 'limit' && name !== 'cursor')
    .map(([name, value]) => [name, String(value)]);
  return (
    <ButtonLink
      href={`${baseUrl}${path}?${new URLSearchParams([...parameters, ['language', language]])}`}
      download
      size="small"
      iconStart={<DownloadIcon size="small" />}
      aria-label={t('export_named', { name: label })}
    >
      {t('export')}
    </ButtonLink>
  );
}
