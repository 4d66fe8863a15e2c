import type { Cuisine, MenuCategory, Region, Restaurant, Schedule } from 'shared-api/contract';

/** Open all day, so that a sample order works at any hour. */
const ALWAYS: Schedule = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  exceptions: [],
  pausedUntil: null,
};
const NEVER: Schedule = { week: Array.from({ length: 7 }, () => []), exceptions: [], pausedUntil: null };

type Dishes = readonly (readonly [name: string, description: string, price: number])[];

/** An identifier in the service's format, from a small number. */
export function sampleId(kind: number, number: number): string {
  return `0190a0a0-${String(kind).padStart(4, '0')}-7000-8000-${String(number).padStart(12, '0')}`;
}

const MENU: readonly (readonly [category: string, dishes: Dishes])[] = [
  [
    'Plats',
    [
      ['Thieboudienne', 'Riz rouge au mérou, légumes du marché et tamarin', 120],
      ['Poulet yassa', 'Poulet mariné au citron, oignons fondus, riz blanc', 110.5],
      ['Couscous au chameau', 'Semoule fine, viande de chameau mijotée, légumes', 160],
    ],
  ],
  [
    'Grillades',
    [
      ['Méchoui', 'Agneau rôti lentement à la braise, pour deux', 400],
      ['Brochettes de bœuf', 'Quatre brochettes, pain chaud et moutarde', 90],
    ],
  ],
  [
    'Boissons',
    [
      ['Bissap', 'Infusion d’hibiscus, menthe fraîche', 25],
      ['Atay', 'Thé vert à la menthe, trois services', 30],
    ],
  ],
];

function menuOf(number: number): MenuCategory[] {
  return MENU.map(([category, dishes], index) => ({
    id: sampleId(number, 100 * (index + 1)),
    category,
    items: dishes.map(([name, description, price], place) => ({
      id: sampleId(number, 100 * (index + 1) + place + 1),
      name,
      description,
      price,
      image: place === 0 ? `/api/files/sample-${number}-${index}.webp` : null,
      soldOutUntil: name === 'Atay' ? '2999-01-01T00:00:00.000Z' : null,
    })),
  }));
}

interface Sample {
  name: string;
  description: string;
  region: Region | null;
  commune: string | null;
  category: Cuisine;
  isOpen?: boolean;
  minimumOrder?: number;
  deliveryFee?: number;
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'Chez Mariem',
    description: 'Cuisine de maison, riz et poisson du jour',
    region: 'Nouakchott Ouest',
    commune: 'Tevragh-Zeina',
    category: 'mauritanian',
    minimumOrder: 50,
    deliveryFee: 20,
  },
  {
    name: 'Le Banc d’Arguin',
    description: 'Poissons grillés et fruits de mer du port',
    region: 'Dakhlet Nouadhibou',
    commune: 'Nouadhibou',
    category: 'seafood',
  },
  {
    name: 'Teranga',
    description: 'Thieb, yassa et mafé comme à Dakar',
    region: 'Nouakchott Sud',
    commune: 'El Mina',
    category: 'senegalese',
    deliveryFee: 30,
  },
  {
    name: 'Pizza du Ksar',
    description: 'Pizzas au four à bois',
    region: 'Nouakchott Ouest',
    commune: 'Ksar',
    category: 'pizza',
    isOpen: false,
  },
  {
    name: 'Oasis d’Atar',
    description: 'Méchoui, dattes et thé à la menthe',
    region: 'Adrar',
    commune: 'Atar',
    category: 'grill',
    isOpen: false,
  },
  {
    name: 'La Charrette',
    description: 'Fataya et chawarma à emporter',
    region: null,
    commune: null,
    category: 'lebanese',
  },
];

function toSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .replace(/\s+/g, '-');
}

/** Restaurants for running alone and for tests; open ones first, as the service lists them. */
export function createSampleRestaurants(): Restaurant[] {
  const restaurants = SAMPLES.map((sample, index): Restaurant => {
    const { isOpen = true, minimumOrder = 0, deliveryFee = 0, ...texts } = sample;
    const number = index + 1;
    return {
      id: sampleId(1, number),
      ...texts,
      bannerUrl: `/api/files/sample-${number}.webp`,
      bgImage: null,
      provider: { id: sampleId(2, number), slug: toSlug(sample.name) },
      opening: { isOpen, reason: isOpen ? null : 'hours', changesAt: null },
      minimumOrder,
      deliveryFee,
      prepMinutes: 25,
      rating: number % 3 === 0 ? null : { average: 4 + (number % 10) / 10, count: 7 * number },
      address: 'Avenue Gamal Abdel Nasser',
      landmark: null,
      phone: '4525000012',
      deliveryFees: {},
      acceptsLargeOrders: false,
      images: [],
      schedule: isOpen ? ALWAYS : NEVER,
      menu: menuOf(number),
      version: 1,
      isPublic: true,
    };
  });
  return restaurants.sort((a, b) => Number(b.opening.isOpen) - Number(a.opening.isOpen));
}
