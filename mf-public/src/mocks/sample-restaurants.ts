import type { Cuisine, Region, Restaurant, Schedule } from 'shared-api/contract';
import { sampleId } from './sample-id.ts';
import { SAMPLE_OFFERS } from './sample-offers.ts';
import { createSampleGroups, createSampleMenu } from './sample-menu.ts';

/** Open all day, so that a sample order works at any hour. */
const ALWAYS: Schedule = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  exceptions: [],
  pausedUntil: null,
};
const NEVER: Schedule = { week: Array.from({ length: 7 }, () => []), exceptions: [], pausedUntil: null };

interface Sample {
  name: string;
  description: string;
  arabic: { name: string; description: string };
  region: Region | null;
  commune: string | null;
  category: Cuisine;
  isOpen?: boolean;
  minimumOrder?: number;
  deliveryFee?: number;
  hasPromotions?: boolean;
}

const SAMPLES: readonly Sample[] = [
  {
    name: 'Chez Mariem',
    description: 'Cuisine de maison, riz et poisson du jour',
    arabic: { name: 'عند مريم', description: 'طبخ البيت، أرز وسمك اليوم' },
    region: 'Nouakchott Ouest',
    commune: 'Tevragh-Zeina',
    category: 'mauritanian',
    minimumOrder: 50,
    deliveryFee: 20,
  },
  {
    name: 'Le Banc d’Arguin',
    description: 'Poissons grillés et fruits de mer du port',
    arabic: { name: 'حوض آرغين', description: 'أسماك مشوية وثمار بحر من الميناء' },
    region: 'Dakhlet Nouadhibou',
    commune: 'Nouadhibou',
    category: 'seafood',
  },
  {
    name: 'Teranga',
    description: 'Thieb, yassa et mafé comme à Dakar',
    arabic: { name: 'تيرانغا', description: 'تيب وياسا ومافي كما في داكار' },
    region: 'Nouakchott Sud',
    commune: 'El Mina',
    category: 'senegalese',
    deliveryFee: 30,
    hasPromotions: true,
  },
  {
    name: 'Pizza du Ksar',
    description: 'Pizzas au four à bois',
    arabic: { name: 'بيتزا لكصر', description: 'بيتزا من فرن الحطب' },
    region: 'Nouakchott Ouest',
    commune: 'Ksar',
    category: 'pizza',
    isOpen: false,
  },
  {
    name: 'Oasis d’Atar',
    description: 'Méchoui, dattes et thé à la menthe',
    arabic: { name: 'واحة أطار', description: 'مشوي وتمر وأتاي بالنعناع' },
    region: 'Adrar',
    commune: 'Atar',
    category: 'grill',
    isOpen: false,
  },
  {
    name: 'La Charrette',
    description: 'Fataya et chawarma à emporter',
    arabic: { name: 'العربة', description: 'فتايا وشاورما تأخذها معك' },
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
    const { isOpen = true, minimumOrder = 0, deliveryFee = 0, hasPromotions, arabic, ...texts } = sample;
    const number = index + 1;
    return {
      id: sampleId(1, number),
      ...texts,
      language: 'fr',
      translations: { ar: arabic },
      bannerUrl: `/api/files/sample-${number}.webp`,
      bgImage: null,
      provider: { id: sampleId(2, number), slug: toSlug(sample.name) },
      opening: { isOpen, reason: isOpen ? null : 'hours', changesAt: null },
      minimumOrder,
      deliveryFee,
      prepMinutes: 25,
      ...(hasPromotions && { offers: [...SAMPLE_OFFERS], takesCodes: true }),
      rating: number % 3 === 0 ? null : { average: 4 + (number % 10) / 10, count: 7 * number },
      address: 'Avenue Gamal Abdel Nasser',
      landmark: null,
      phone: '4525000012',
      deliveryFees: {},
      acceptsLargeOrders: false,
      images: [],
      schedule: isOpen ? ALWAYS : NEVER,
      menu: createSampleMenu(number),
      optionGroups: createSampleGroups(number),
      version: 1,
      isPublic: true,
    };
  });
  return restaurants.sort((a, b) => Number(b.opening.isOpen) - Number(a.opening.isOpen));
}
