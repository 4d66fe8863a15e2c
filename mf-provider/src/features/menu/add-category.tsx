import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MENU_LIMITS } from 'shared-api/contract';
import { Button, Card, TextField } from 'shared-ui';
import { PlusIcon } from 'shared-ui/icons';
import { categoryNameRule } from './category-name.ts';
import classes from './add-category.module.css';

/** Adds a category at the end of the menu; refuses a blank name, and that of another one. */
export function AddCategory(props: { isTaken: (name: string) => boolean; onAdd: (name: string) => void }) {
  const { t } = useTranslation('provider-menu');
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { name: '' } });
  const add = handleSubmit(({ name }) => {
    props.onAdd(name.trim());
    reset();
  });
  return (
    <Card>
      <form method="post" className={classes.form} onSubmit={(event) => void add(event)} noValidate>
        <TextField
          className={classes.name}
          label={t('category.new')}
          placeholder={t('category.placeholder')}
          maxLength={MENU_LIMITS.categoryName}
          error={formState.errors.name?.message && t(formState.errors.name.message)}
          {...register('name', categoryNameRule(props.isTaken))}
        />
        <Button type="submit" iconStart={<PlusIcon />}>
          {t('category.add')}
        </Button>
      </form>
    </Card>
  );
}
