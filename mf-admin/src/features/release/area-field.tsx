import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EVERY_AREA } from 'platform/contract';
import { SelectField } from 'shared-ui';
import { areaName } from './area-name.ts';
import { useLiveAreas } from './get-release-data.ts';

interface AreaFieldProps {
  label: string;
  field: UseFormRegisterReturn;
}

/** Chooses a live area, or every one. */
export function AreaField(props: AreaFieldProps) {
  const { t } = useTranslation('admin-release');
  const options = [...useLiveAreas(), EVERY_AREA].map((area) => ({ value: area, label: areaName(t, area) }));
  return <SelectField label={props.label} options={options} {...props.field} />;
}

/** The area that a dialog proposes: somebody's team has an area rather than the shell. */
export function proposedArea(areas: readonly string[]): string {
  return areas.find((name) => name !== 'shell') ?? EVERY_AREA;
}
