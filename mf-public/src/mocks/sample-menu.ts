import type { MenuCategory, OptionGroup } from 'shared-api/contract';
import { sampleId } from './sample-id.ts';

interface SampleText {
  readonly name: string;
  readonly description: string;
}

interface SampleDish {
  readonly fr: SampleText;
  readonly ar: SampleText;
  readonly price: number;
}

function textOf(line: string): SampleText {
  const [name = '', description = ''] = line.split(' | ');
  return { name, description };
}

/** `name | description` in French and in Arabic; English readers see the French one. */
function dish(price: number, french: string, arabic: string): SampleDish {
  return { fr: textOf(french), ar: textOf(arabic), price };
}

const MENU = [
  {
    category: 'Plats',
    arabic: 'الأطباق',
    dishes: [
      dish(
        120,
        'Thieboudienne | Riz rouge au mérou, légumes du marché et tamarin',
        'تيبوجن | أرز أحمر بالهامور وخضر السوق والتمر الهندي',
      ),
      dish(
        110.5,
        'Poulet yassa | Poulet mariné au citron, oignons fondus, riz blanc',
        'ياسا الدجاج | دجاج متبل بالليمون وبصل ذائب وأرز أبيض',
      ),
      dish(
        160,
        'Couscous au chameau | Semoule fine, viande de chameau mijotée, légumes',
        'كسكس بلحم الإبل | كسكس ناعم ولحم إبل على نار هادئة وخضر',
      ),
    ],
  },
  {
    category: 'Grillades',
    arabic: 'المشويات',
    dishes: [
      dish(
        400,
        'Méchoui | Agneau rôti lentement à la braise, pour deux',
        'مشوي | خروف يشوى على مهل فوق الجمر، لشخصين',
      ),
      dish(
        90,
        'Brochettes de bœuf | Quatre brochettes, pain chaud et moutarde',
        'أسياخ لحم البقر | أربعة أسياخ مع خبز ساخن وخردل',
      ),
    ],
  },
  {
    category: 'Boissons',
    arabic: 'المشروبات',
    dishes: [
      dish(25, 'Bissap | Infusion d’hibiscus, menthe fraîche', 'بيصام | كركديه منقوع مع نعناع طازج'),
      dish(30, 'Atay | Thé vert à la menthe, trois services', 'أتاي | شاي أخضر بالنعناع، ثلاث كؤوس'),
    ],
  },
] as const;

const SOLD_OUT = '2999-01-01T00:00:00.000Z';

type Names = readonly [french: string, arabic: string];

function named([name, arabic]: Names) {
  return { name, translations: { ar: { name: arabic } } };
}

interface SampleGroup extends Pick<OptionGroup, 'min' | 'max' | 'free' | 'isRepeatable'> {
  readonly names: Names;
  readonly options: readonly (readonly [price: number, ...Names, soldOutUntil?: string])[];
}

const GROUPS: readonly SampleGroup[] = [
  {
    names: ['Suppléments', 'إضافات'],
    ...{ min: 0, max: 4, free: 0, isRepeatable: true },
    options: [
      [10, 'Œuf', 'بيضة'],
      [25, 'Merguez', 'مرقاز'],
    ],
  },
  {
    names: ['Taille', 'الحجم'],
    ...{ min: 1, max: 1, free: 0, isRepeatable: false },
    options: [
      [0, 'Normale', 'عادي'],
      [60, 'Grande', 'كبير'],
      [-20.5, 'Petite', 'صغير'],
      [120, 'Familiale', 'عائلي', SOLD_OUT],
    ],
  },
  {
    names: ['Légumes', 'الخضر'],
    ...{ min: 0, max: 2, free: 1, isRepeatable: false },
    options: [
      [5, 'Carottes', 'جزر'],
      [5, 'Potiron', 'يقطين'],
      [5, 'Navets', 'لفت'],
    ],
  },
];

/** The option groups of a sample restaurant's couscous, in the order of its menu. */
export function createSampleGroups(number: number): OptionGroup[] {
  return GROUPS.map(({ names, options, ...rules }, index) => ({
    id: sampleId(number, 1000 * (index + 1)),
    ...named(names),
    ...rules,
    options: options.map(([price, french, arabic, soldOutUntil = null], place) => ({
      id: sampleId(number, 1000 * (index + 1) + place + 1),
      ...named([french, arabic]),
      ...{ price, soldOutUntil },
    })),
  }));
}

/** The menu of a sample restaurant, in French with an Arabic translation. */
export function createSampleMenu(number: number): MenuCategory[] {
  return MENU.map(({ category, arabic, dishes }, index) => ({
    id: sampleId(number, 100 * (index + 1)),
    category,
    translations: { ar: { name: arabic } },
    items: dishes.map(({ fr, ar, price }, place) => ({
      id: sampleId(number, 100 * (index + 1) + place + 1),
      ...fr,
      translations: { ar },
      price,
      image: place === 0 ? `/api/files/sample-${number}-${index}.webp` : null,
      soldOutUntil: fr.name === 'Atay' ? SOLD_OUT : null,
      ...(fr.name.startsWith('Couscous') && {
        optionGroups: createSampleGroups(number).map(({ id }) => id),
      }),
    })),
  }));
}
