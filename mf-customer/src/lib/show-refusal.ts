import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { errorCodeOf, fieldErrorsOf, isApiError } from 'shared-api';

/** Sets text keys as errors: at the fields that the service refused, else for the whole form. */
export function showRefusal<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  fields: readonly Path<Values>[],
  error: unknown,
): void {
  const errors = fieldErrorsOf(error);
  for (const field of fields) if (field in errors) form.setError(field, { message: 'invalid.refused' });
  const phone = fields.find((field) => field === 'phone');
  if (phone !== undefined && isApiError(error, 'phone_invalid')) {
    form.setError(phone, { message: 'invalid.phone' }, { shouldFocus: true });
  } else {
    form.setError('root', { message: errorCodeOf(error) });
  }
}
