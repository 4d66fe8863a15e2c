import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from 'shared-api/contract';
import { Button, ConfirmDialog, Dialog, Notice, Stack } from 'shared-ui';
import { isSame } from '../../../lib/is-same.ts';
import type { EditedMenu } from '../edited-menu.ts';
import { decodeMenuFile } from './decode-menu-file.ts';
import { lostLetters } from './lost-letters.ts';
import { ColumnHelp, FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { FileColumn } from './menu-columns.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { planOptions, type OptionsPlan } from './plan-options.ts';
import { ProblemList } from './problem-list.tsx';
import { readMenuFile } from './read-menu-file.ts';
import type { FileProblem } from './file-problem.ts';
import { useColumnLabel } from './use-column-label.ts';

/** Props of {@link ImportDialog}, which is loaded with the first import. */
export interface ImportDialogProps {
  edited: EditedMenu;
  /** The language in which the menu was written first. */
  original: Language | null;
  onApply: (edited: EditedMenu) => void;
  onClose: () => void;
}

type Reading =
  | { readonly kind: 'none' | 'unreadable' }
  | { readonly kind: 'problems'; readonly name: string; readonly problems: readonly FileProblem[] }
  | {
      readonly kind: 'plan';
      readonly name: string;
      readonly plan: ImportPlan;
      readonly options: OptionsPlan;
    };

const MAX_BYTES = 2 * 1024 * 1024;

interface ReadOptions extends Pick<ImportDialogProps, 'edited' | 'original'> {
  headingOf: (column: FileColumn) => string;
}

async function read(file: File, { edited, original, headingOf }: ReadOptions): Promise<Reading> {
  if (file.size > MAX_BYTES) return { kind: 'unreadable' };
  const { name } = file;
  const text = decodeMenuFile(await file.arrayBuffer());
  const { rows, options: lines, problems } = readMenuFile(text, original, headingOf);
  if (problems.length > 0) return { kind: 'problems', name, problems };
  const lost = lostLetters({ rows, options: lines }, edited);
  if (lost.length > 0) return { kind: 'problems', name, problems: lost };
  const options = planOptions(lines, rows, edited);
  return options.problems.length > 0
    ? { kind: 'problems', name, problems: options.problems }
    : { kind: 'plan', name, plan: planImport(rows, edited.menu, options.keyOf), options };
}

/**
 * Imports a menu from a file: lists its errors by line, or previews the changes before they are made. Dishes that the
 * file does not name stay, unless their removal is chosen and confirmed.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { edited, original, onApply, onClose } = props;
  const { t } = useTranslation('provider-menu');
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const headingOf = useColumnLabel();
  const [isRemoving, setRemoving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const plan = reading.kind === 'plan' ? reading.plan : undefined;
  const menu = plan?.result(isRemoving);
  const result =
    reading.kind === 'plan' && menu ? { menu, groups: reading.options.groupsOver(menu) } : edited;
  const isNothing = isSame(result, edited);
  const removed = isRemoving ? (plan?.missing.length ?? 0) : 0;

  function choose(file: File) {
    setRemoving(false);
    read(file, { edited, original, headingOf }).then(setReading, () => setReading({ kind: 'unreadable' }));
  }

  return (
    <>
      <Dialog
        isOpen
        size="large"
        title={t('file.import_title')}
        description={t('file.import_text')}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{t('file.cancel')}</Button>
            <Button
              variant="primary"
              disabled={isNothing}
              onClick={() => (removed > 0 ? setAsking(true) : onApply(result))}
            >
              {t('file.apply')}
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          <FileChoice name={'name' in reading ? reading.name : null} onChoose={choose} />
          {reading.kind === 'none' && <ColumnHelp />}
          {reading.kind === 'unreadable' && <Notice tone="danger">{t('file.unreadable')}</Notice>}
          {reading.kind === 'problems' && <ProblemList problems={reading.problems} />}
          {reading.kind === 'plan' && (
            <ImportPreview
              plan={reading.plan}
              options={reading.options}
              before={edited}
              result={result.menu}
              isNothing={isNothing}
              isRemoving={isRemoving}
              onRemovingChange={setRemoving}
            />
          )}
        </Stack>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('file.remove_title', { count: removed })}
        confirmLabel={t('file.remove_confirm', { count: removed })}
        onConfirm={() => onApply(result)}
        onClose={() => setAsking(false)}
      >
        {t('file.remove_text')}
      </ConfirmDialog>
    </>
  );
}
