import { useTranslation } from 'react-i18next';
import { IconButton, SelectField } from 'shared-ui';
import { CloseIcon, PinIcon } from 'shared-ui/icons';
import { regionOptions } from './region-options.ts';
import classes from './ask-region.module.css';

interface AskRegionProps {
  regions: readonly string[];
  /** @param region empty for the whole country */
  onAnswer: (region: string) => void;
}

/** Asks once where the visitor is, at the lower edge of the window, where it moves nothing. */
export function AskRegion(props: AskRegionProps) {
  const { regions, onAnswer } = props;
  const { t } = useTranslation('ask-region');
  return (
    <section className={classes.ask} aria-label={t('title')}>
      <SelectField
        label={t('title')}
        isLabelHidden
        iconStart={<PinIcon />}
        placeholder={t('title')}
        options={regionOptions(t, regions)}
        value=""
        onChange={(event) => onAnswer(event.currentTarget.value)}
        className={classes.region}
      />
      <IconButton icon={<CloseIcon />} label={t('everywhere')} onClick={() => onAnswer('')} />
    </section>
  );
}
