import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from 'shared-api';
import { Button, Dialog, Notice, useLanguage, useSubmitOnce } from 'shared-ui';
import { useFocusOnRefusal } from '../../lib/use-focus-on-refusal.ts';
import { CodeFields } from './code-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PromotionConflict } from './promotion-conflict.tsx';
import { toPromotion, toPromotionForm, type PromotionForm } from './promotion-form.ts';
import { PromotionPreview } from './promotion-preview.tsx';
import { ReductionFields } from './reduction-fields.tsx';
import { TakeFocus } from './take-focus.tsx';
import { refusedFields, usePromotionForm } from './use-promotion-form.ts';
import { useSavePromotion, type EditedPromotion } from './use-save-promotion.ts';
import classes from './promotion-dialog.module.css';

interface PromotionDialogProps {
  opened: EditedPromotion;
  /** Codes of the restaurant's other promotions. */
  taken: readonly string[];
  onClose: () => void;
}

/** Adds or edits a promotion. */
export function PromotionDialog(props: PromotionDialogProps) {
  const { opened, taken, onClose } = props;
  const { t } = useTranslation('provider-promotion');
  const errorText = useErrorText();
  const language = useLanguage();
  const { stored, save, error, conflict, takeTheirs } = useSavePromotion(opened, onClose);
  const form = usePromotionForm(stored, taken);
  const { errors, submitCount, isSubmitting } = form.formState;
  const fields = useFocusOnRefusal(Object.keys(errors).length > 0, submitCount);

  async function trySave(values: PromotionForm) {
    try {
      // One that others have deleted returns under its id, with its uses.
      await save(toPromotion(values, stored ?? opened.stored));
    } catch (failure) {
      for (const [name, problem] of refusedFields(failure)) form.setError(name, { message: problem });
    }
  }
  const submit = useSubmitOnce((event) => form.handleSubmit(trySave)(event));

  function handleTake(theirs: EditedPromotion) {
    takeTheirs(theirs);
    if (theirs.stored) form.reset(toPromotionForm(theirs.stored, language));
    else onClose();
  }

  return (
    <FormProvider {...form}>
      <Dialog
        isOpen
        title={t(opened.stored ? 'edit_title' : 'add_title')}
        isBusy={isSubmitting}
        onClose={onClose}
        onSubmit={submit}
        footer={
          <>
            <Button disabled={isSubmitting} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" variant="primary" isBusy={isSubmitting} disabled={conflict !== undefined}>
              {t('save')}
            </Button>
          </>
        }
      >
        <div ref={fields} className={classes.fields}>
          <ReductionFields />
          <CodeFields />
          <PeriodFields />
          <LimitFields />
          <PromotionPreview />
          {conflict && <PromotionConflict theirs={conflict.stored} onTake={() => handleTake(conflict)} />}
          {error && refusedFields(error).length === 0 && (
            <TakeFocus>
              <Notice tone="danger">{t('failed', { why: errorText(error) })}</Notice>
            </TakeFocus>
          )}
        </div>
      </Dialog>
    </FormProvider>
  );
}
