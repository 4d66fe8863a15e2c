import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorTextOf, useApi } from 'shared-api';
import { Button } from 'shared-ui';
import { useToast } from 'shared-ui/toast';
import classes from './reviews-dialog.module.css';

/** Asks the administrators to look at a review. */
export function ReportReview(props: { id: string; author: string }) {
  const { id, author } = props;
  const { t } = useTranslation('restaurant');
  const api = useApi();
  const toast = useToast();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.review.report({ params: { id } }),
    onError: (error) => toast.error(errorTextOf(error)),
  });
  if (isSuccess) {
    return (
      <p role="status" className={classes.reported}>
        {t('review_reported')}
      </p>
    );
  }
  return (
    <Button
      variant="quiet"
      size="small"
      className={classes.report}
      isBusy={isPending}
      aria-label={t('report_review_of', { author })}
      onClick={() => mutate()}
    >
      {t('report_review')}
    </Button>
  );
}
