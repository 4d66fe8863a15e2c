import { compareValues, sideOf, type Choices, type Difference } from '../../lib/conflict/difference.ts';
import { isSame } from '../../lib/is-same.ts';
import { detailsFields, type DetailsForm } from './details-form.ts';

/**
 * Three versions of the details: the stored ones that the editing began from, the edited ones, and what others have
 * saved.
 */
export interface DetailsVersions {
  readonly base: DetailsForm;
  readonly mine: DetailsForm;
  readonly theirs: DetailsForm;
}

/** What is decided together: a commune belongs to its region. */
const UNITS: readonly (readonly (keyof DetailsForm)[])[] = [
  ...detailsFields.filter((name) => name !== 'region' && name !== 'commune').map((name) => [name]),
  ['region', 'commune'],
];

/** A difference of two versions, named by its first field. */
export interface DetailsDifference extends Difference {
  readonly id: keyof DetailsForm;
  readonly fields: readonly (keyof DetailsForm)[];
}

/** The edited fields that differ from those that the editing began from, with what is decided together. */
export function changedFields(
  base: DetailsForm,
  mine: DetailsForm,
  edited: readonly (keyof DetailsForm)[],
): readonly (keyof DetailsForm)[] {
  const isChanged = (name: keyof DetailsForm) => !isSame(base[name], mine[name]);
  return UNITS.filter(([id]) => id && edited.includes(id))
    .filter((unit) => unit.some(isChanged))
    .flat();
}

/** Everything in which my details and theirs differ, among the fields that are edited. */
export function differencesOf(
  versions: DetailsVersions,
  edited: readonly (keyof DetailsForm)[],
): DetailsDifference[] {
  return UNITS.flatMap((fields) => {
    const [id] = fields;
    if (!id || !edited.includes(id)) return [];
    const difference = compareValues(id, (a, b) =>
      fields.every((name) => isSame(versions[a][name], versions[b][name])),
    );
    return difference ? [{ ...difference, id, fields }] : [];
  });
}

/** The edited fields of both versions, difference by difference. */
export function mergeDetails(
  versions: DetailsVersions,
  edited: readonly (keyof DetailsForm)[],
  choices: Choices,
): DetailsForm {
  const theirs = differencesOf(versions, edited)
    .filter((difference) => sideOf(difference, choices) === 'theirs')
    .flatMap(({ fields }) => fields.map((name) => [name, versions.theirs[name]]));
  return { ...versions.mine, ...Object.fromEntries(theirs) };
}
