import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useLanguage } from 'shared-ui';
import { ArrowDownIcon, ArrowUpIcon } from 'shared-ui/icons';
import { LazyDialog } from '../../lib/lazy-dialog.tsx';
import { useDraftUndo } from '../../lib/use-draft-undo.ts';
import { MENU_COLUMNS, type MenuColumn } from './file/menu-columns.ts';
import { saveAs } from './file/save-as.ts';
import { writeMenuFile } from './file/write-menu-file.ts';
import type { DraftAction, MenuDraft } from './menu-draft.ts';
import classes from './menu-tools.module.css';

const loadImportDialog = async () => (await import('./file/import-dialog.tsx')).ImportDialog;

interface MenuToolsProps {
  draft: MenuDraft;
  /** Names the file. */
  slug: string;
  onChange: (action: DraftAction) => void;
}

/** Exports and imports the menu. */
export function MenuTools(props: MenuToolsProps) {
  const { draft, slug, onChange } = props;
  const { t } = useTranslation('provider-menu');
  const offerUndo = useDraftUndo();
  const [isImporting, setImporting] = useState(false);
  const exportMenu = useExport(draft, slug);

  function apply(next: MenuDraft) {
    setImporting(false);
    onChange({ type: 'reset', draft: next });
    offerUndo(t('file.applied'), t('undo'), () => onChange({ type: 'reset', draft }));
  }

  return (
    <div className={classes.tools}>
      <Button size="small" iconStart={<ArrowUpIcon size="small" />} onClick={() => setImporting(true)}>
        {t('file.import')}
      </Button>
      <Button
        size="small"
        iconStart={<ArrowDownIcon size="small" />}
        disabled={draft.length === 0}
        onClick={exportMenu}
      >
        {t('file.export')}
      </Button>
      {isImporting && (
        <LazyDialog
          load={loadImportDialog}
          title={t('file.import_title')}
          onClose={() => setImporting(false)}
          dialogProps={{ draft, onApply: apply, onClose: () => setImporting(false) }}
        />
      )}
    </div>
  );
}

/** The menu on screen as CSV for spreadsheets of the reader's language. */
function useExport(draft: MenuDraft, slug: string): () => void {
  const { t } = useTranslation('provider-menu');
  const isFrench = useLanguage() === 'fr';
  return () => {
    const headings = Object.fromEntries(
      MENU_COLUMNS.map((column) => [column, t(`file.column_${column}`)]),
    ) as Record<MenuColumn, string>;
    const style = isFrench
      ? ({ separator: ';', decimal: ',', headings } as const)
      : ({ separator: ',', decimal: '.', headings } as const);
    saveAs(writeMenuFile(draft, style), `menu-${slug}.csv`, 'text/csv;charset=utf-8');
  };
}
