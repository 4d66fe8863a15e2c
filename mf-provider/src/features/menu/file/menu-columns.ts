import { foldName, LANGUAGE_NAMES, LANGUAGES, type Language } from 'shared-api/contract';

/** Columns of a menu file, in the order in which they are written. */
export const MENU_COLUMNS = [
  ...(['category', 'name', 'description', 'price'] as const),
  ...(['options', 'min', 'max', 'free', 'several', 'dish'] as const),
  'id',
] as const;
export type MenuColumn = (typeof MENU_COLUMNS)[number];

/** Columns that a menu without options does not have; the last one only where options stand for dishes. */
const OPTION_COLUMNS: readonly MenuColumn[] = ['options', 'min', 'max', 'free', 'several', 'dish'];

/** Columns whose texts may stand in other languages beside the original ones. */
const TEXT_COLUMNS = ['category', 'name', 'description', 'options'] as const satisfies readonly MenuColumn[];
export type TextColumn = (typeof TEXT_COLUMNS)[number];

/** A column of a menu file; with a language, texts beside the original ones. */
export type FileColumn = MenuColumn | `${TextColumn}.${Language}`;

/** Columns that every menu file needs. */
export const REQUIRED_COLUMNS: readonly MenuColumn[] = ['category', 'name', 'price'];

/** Accepted headings of each column, in all languages, without accents. */
const NAMES: Readonly<Record<MenuColumn, readonly string[]>> = {
  category: ['category', 'categorie', 'القسم'],
  name: ['name', 'dish', 'nom', 'plat', 'الاسم', 'الطبق'],
  description: ['description', 'الوصف'],
  price: ['price', 'prix', 'السعر'],
  options: ['options', 'option', 'الخيارات', 'الخيار'],
  min: ['at least', 'au moins', 'على الاقل'],
  max: ['at most', 'au plus', 'على الاكثر'],
  free: ['free', 'sans supplement', 'دون زيادة'],
  several: ['several times', 'plusieurs fois', 'عدة مرات'],
  dish: ['dish of the menu', 'plat de la carte', 'طبق من القائمة'],
  id: ['id', 'identifiant', 'المعرف'],
};

/** Accepted names of languages in other languages; each is also known by its code and its own name. */
const OTHER_NAMES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['anglais', 'الإنجليزية', 'بالإنجليزية'],
  fr: ['french', 'الفرنسية', 'بالفرنسية'],
  ar: ['arabic', 'arabe', 'بالعربية'],
};

const LANGUAGE_OF = new Map(
  LANGUAGES.flatMap((language) => {
    const names = [language, LANGUAGE_NAMES[language], ...(OTHER_NAMES[language] ?? [])];
    return names.map((name) => [foldName(name), language] as const);
  }),
);

function namedBy(name: string): MenuColumn | undefined {
  return MENU_COLUMNS.find((column) => NAMES[column].includes(name));
}

/** The column of a heading: `Name (ar)`, `Nom en arabe`; any other word in brackets is ignored, as `(MRU)`. */
export function columnOf(heading: string): FileColumn | undefined {
  const words = foldName(heading)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const language = LANGUAGE_OF.get(words.at(-1) ?? '');
  const beside = language && /^(.+?)(?: (?:in|en))?$/.exec(words.slice(0, -1).join(' '))?.[1];
  const column = TEXT_COLUMNS.find((name) => name === namedBy(beside ?? ''));
  if (language && column) return `${column}.${language}`;
  return namedBy(foldName(heading.replace(/^([^(]*)\(.*\)/, '$1')));
}

const YES = new Set(['yes', 'oui', 'نعم', 'true', 'x', '1']);
const NO = new Set(['no', 'non', 'لا', 'false', '0']);

/** Whether a cell says yes; undefined if it says neither. */
export function readYesNo(cell: string): boolean | undefined {
  const word = foldName(cell);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

/** What a menu file is about. */
export interface FileContent {
  readonly languages: readonly Language[];
  readonly hasOptions: boolean;
  /** Some options stand for dishes. */
  readonly hasCourses: boolean;
}

/** The columns with texts in some languages, each beside its original; those of options where there are any. */
export function columnsWith({ languages, hasOptions, hasCourses }: FileContent): FileColumn[] {
  const written = MENU_COLUMNS.filter(
    (column) => (hasOptions || !OPTION_COLUMNS.includes(column)) && (hasCourses || column !== 'dish'),
  );
  return written.flatMap((column): FileColumn[] => {
    const text = TEXT_COLUMNS.find((name) => name === column);
    return [column, ...(text ? languages.map((language) => `${text}.${language}` as const) : [])];
  });
}

/**
 * Where the columns of a file are. What is named as a translation into the original language is the original.
 *
 * @param headingOf what the reader's own exports are headed with
 */
export function findColumns(
  headings: readonly string[],
  original: Language | null,
  headingOf: (column: FileColumn) => string = String,
) {
  const columns = new Map<FileColumn, number>();
  const all = columnsWith({ languages: LANGUAGES, hasOptions: true, hasCourses: true });
  const own = new Map(all.map((column) => [foldName(headingOf(column)), column]));
  headings.forEach((heading, index) => {
    const column = own.get(foldName(heading)) ?? columnOf(heading);
    if (column && !columns.has(column)) columns.set(column, index);
  });
  for (const column of original === null ? [] : TEXT_COLUMNS) {
    const named = `${column}.${original}` as FileColumn;
    const index = columns.get(named);
    columns.delete(named);
    if (index !== undefined && !columns.has(column)) columns.set(column, index);
  }
  return columns;
}
