import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { THEMES } from 'platform/contract';
import { RadioGroup } from 'shared-ui';
import { chooseTheme, readTheme, watchTheme, type ThemeChoice } from './theme.ts';

const CHOICES: readonly ThemeChoice[] = ['system', ...THEMES];

/** Buttons for light, dark or the device's theme. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const choice = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  return (
    <RadioGroup
      legend={t('theme.title')}
      isLegendHidden
      appearance="segmented"
      value={choice}
      options={CHOICES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      onValueChange={(value) => {
        const next = CHOICES.find((candidate) => candidate === value);
        if (next) chooseTheme(next);
      }}
    />
  );
}
