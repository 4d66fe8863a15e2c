import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Notice, Stack } from 'shared-ui';
import { isSame } from '../../../lib/is-same.ts';
import type { MenuDraft } from '../menu-draft.ts';
import { ColumnHelp, FileChoice } from './file-choice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { planImport, type ImportPlan } from './plan-import.ts';
import { ProblemList } from './problem-list.tsx';
import { decodeMenuFile, readMenuFile, type FileProblem } from './read-menu-file.ts';

/** Props of {@link ImportDialog}, which is loaded with the first import. */
export interface ImportDialogProps {
  draft: MenuDraft;
  onApply: (draft: MenuDraft) => void;
  onClose: () => void;
}

type Reading =
  | { readonly kind: 'none' | 'unreadable' }
  | { readonly kind: 'problems'; readonly name: string; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'plan'; readonly name: string; readonly plan: ImportPlan };

const MAX_BYTES = 2 * 1024 * 1024;

async function read(file: File, draft: MenuDraft): Promise<Reading> {
  if (file.size > MAX_BYTES) return { kind: 'unreadable' };
  const { name } = file;
  const { rows, problems } = readMenuFile(decodeMenuFile(await file.arrayBuffer()));
  return problems.length > 0
    ? { kind: 'problems', name, problems }
    : { kind: 'plan', name, plan: planImport(rows, draft) };
}

/** Imports a menu from a file: lists its errors by line, or previews the changes before they are made. */
export function ImportDialog(props: ImportDialogProps) {
  const { draft, onApply, onClose } = props;
  const { t } = useTranslation('provider-menu');
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const [isMissingKept, setMissingKept] = useState(false);
  const result = reading.kind === 'plan' ? reading.plan.result(isMissingKept) : draft;
  const isNothing = isSame(result, draft);

  return (
    <Dialog
      isOpen
      size="large"
      title={t('file.import_title')}
      description={t('file.import_text')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('file.cancel')}</Button>
          <Button variant="primary" disabled={isNothing} onClick={() => onApply(result)}>
            {t('file.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <FileChoice
          name={'name' in reading ? reading.name : null}
          onChoose={(file) => {
            read(file, draft).then(setReading, () => setReading({ kind: 'unreadable' }));
          }}
        />
        {reading.kind === 'none' && <ColumnHelp />}
        {reading.kind === 'unreadable' && <Notice tone="danger">{t('file.unreadable')}</Notice>}
        {reading.kind === 'problems' && <ProblemList problems={reading.problems} />}
        {reading.kind === 'plan' && (
          <ImportPreview
            plan={reading.plan}
            result={result}
            isNothing={isNothing}
            isMissingKept={isMissingKept}
            onMissingKeptChange={setMissingKept}
          />
        )}
      </Stack>
    </Dialog>
  );
}
