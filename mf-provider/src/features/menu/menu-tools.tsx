import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from 'shared-api/contract';
import { Button, lazyTexts, useLanguage } from 'shared-ui';
import { ArrowDownIcon, ArrowUpIcon } from 'shared-ui/icons';
import { LazyDialog } from '../../lib/lazy-dialog.tsx';
import { useDraftUndo } from '../../lib/use-draft-undo.ts';
import { languagesOf } from './file/file-texts.ts';
import { saveAs } from './file/save-as.ts';
import { useColumnLabel } from './file/use-column-label.ts';
import { writeMenuFile } from './file/write-menu-file.ts';
import type { EditedMenu, EditorAction } from './edited-menu.ts';
import classes from './menu-tools.module.css';

const text = lazyTexts('provider-menu');

const loadImportDialog = async () => (await import('./file/import-dialog.tsx')).ImportDialog;

interface MenuToolsProps {
  edited: EditedMenu;
  /** The language in which the menu was written first. */
  original: Language | null;
  /** Names the file. */
  slug: string;
  onChange: (action: EditorAction) => void;
}

/** Exports and imports the menu. */
export function MenuTools(props: MenuToolsProps) {
  const { edited, original, slug, onChange } = props;
  const { t } = useTranslation('provider-menu');
  const offerUndo = useDraftUndo();
  const [isImporting, setImporting] = useState(false);
  const exportMenu = useExport(edited, original, slug);

  function apply(next: EditedMenu) {
    setImporting(false);
    onChange({ type: 'restart', edited: next });
    offerUndo(text('file.applied'), text('undo'), () => onChange({ type: 'restart', edited }));
  }

  return (
    <div className={classes.tools}>
      <Button size="small" iconStart={<ArrowUpIcon size="small" />} onClick={() => setImporting(true)}>
        {t('file.import')}
      </Button>
      <Button
        size="small"
        iconStart={<ArrowDownIcon size="small" />}
        disabled={edited.menu.length === 0}
        onClick={exportMenu}
      >
        {t('file.export')}
      </Button>
      {isImporting && (
        <LazyDialog
          load={loadImportDialog}
          title={t('file.import_title')}
          onClose={() => setImporting(false)}
          dialogProps={{ edited, original, onApply: apply, onClose: () => setImporting(false) }}
        />
      )}
    </div>
  );
}

/** The menu on screen as CSV for spreadsheets of the reader's language. */
function useExport(edited: EditedMenu, original: Language | null, slug: string): () => void {
  const heading = useColumnLabel();
  const { t } = useTranslation('provider-menu');
  const yesNo = (isYes: boolean) => t(isYes ? 'file.yes' : 'file.no');
  const isFrench = useLanguage() === 'fr';
  return () => {
    const style = isFrench
      ? ({ separator: ';', decimal: ',', heading, yesNo } as const)
      : ({ separator: ',', decimal: '.', heading, yesNo } as const);
    const { menu, groups } = edited;
    const file = writeMenuFile(menu, groups, languagesOf(edited, original), style);
    saveAs(file, `menu-${slug}.csv`, 'text/csv;charset=utf-8');
  };
}
