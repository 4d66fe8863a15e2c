import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from 'shared-api/contract';
import { createHeadTags } from './head-tags.ts';
import { exceptionData } from './opening-data.ts';
import { MISSING_RESTAURANT, PRIVATE_PAGES, PUBLIC_PAGES } from './page-texts.ts';
import { sampleDirectory, sampleRestaurant } from './samples.ts';

const ORIGIN = 'https://maida.example';

async function tagsOf(path: string, language: Language = 'en', change = {}) {
  const tags = await createHeadTags(sampleDirectory([sampleRestaurant(change)]))({
    path,
    language,
    origin: ORIGIN,
  });
  assert.ok(tags, path);
  return tags;
}

test('every public page has a title, a description and one address', async () => {
  for (const path of Object.keys(PUBLIC_PAGES)) {
    const inAll = await Promise.all(LANGUAGES.map((language) => tagsOf(path, language)));
    for (const tags of inAll) {
      assert.equal(tags.canonical, ORIGIN + path);
      assert.ok(tags.title && tags.description && tags.description.length <= 180, path);
      assert.equal(tags.isHidden, undefined);
      assert.equal(tags.image?.url, `${ORIGIN}/icon-512.png`);
    }
    assert.equal(new Set(inAll.map(({ description }) => description)).size, LANGUAGES.length, path);
  }
  assert.equal((await tagsOf('/about/')).canonical, `${ORIGIN}/about`, 'a slash at the end is the same page');
});

test('personal pages are not indexed, and a tracking link reveals nothing', async () => {
  for (const path of Object.keys(PRIVATE_PAGES)) {
    const tags = await tagsOf(path.replace(':token', 'A'.repeat(22)));
    assert.equal(tags.isHidden, true, path);
    assert.equal(tags.canonical, undefined, path);
    assert.ok(!JSON.stringify(tags).includes('AAAA'));
  }
});

test('a menu page describes its restaurant in the language of the page', async () => {
  const tags = await tagsOf('/restaurant/chez-fatou/menu', 'fr');
  assert.equal(tags.title, 'Chez Fatou');
  assert.equal(tags.description, 'Cuisine mauritanienne · Ksar, Nouakchott Ouest. Rice and fish, every day.');
  assert.equal(tags.canonical, `${ORIGIN}/restaurant/chez-fatou/menu`);
  assert.deepEqual(tags.image, {
    url: `${ORIGIN}/api/files/0123456789abcdef0123456789abcdef.jpg`,
    alt: 'Chez Fatou',
    isLarge: true,
  });
});

const IN_TWO_LANGUAGES = {
  language: 'en',
  translations: { ar: { name: 'عند فاتو', description: 'أرز وسمك كل يوم' } },
  menu: [
    {
      id: '01a00000-0000-7000-8000-000000000003',
      category: 'Rice',
      translations: { ar: { name: 'الأرز' } },
      items: [
        {
          id: '01a00000-0000-7000-8000-000000000004',
          name: 'Thieboudienne',
          description: 'With fish',
          price: 120.5,
          image: null,
          soldOutUntil: null,
          translations: { ar: { name: 'تيبوجن' } },
        },
      ],
    },
  ],
} as const;

test('title, description, picture and structured data show the texts in the language of the page', async () => {
  const path = '/restaurant/chez-fatou/menu';
  const arabic = await tagsOf(path, 'ar', IN_TWO_LANGUAGES);
  assert.equal(arabic.title, 'عند فاتو');
  assert.equal(arabic.image?.alt, 'عند فاتو');
  assert.match(arabic.description ?? '', /أرز وسمك كل يوم$/);
  assert.partialDeepStrictEqual(arabic.structuredData, {
    name: 'عند فاتو',
    hasMenu: {
      hasMenuSection: [{ name: 'الأرز', hasMenuItem: [{ name: 'تيبوجن', description: 'With fish' }] }],
    },
  });
  const french = await tagsOf(path, 'fr', IN_TWO_LANGUAGES);
  assert.equal(french.title, 'Chez Fatou');
  const list = await tagsOf('/', 'ar', IN_TWO_LANGUAGES);
  assert.partialDeepStrictEqual(list.structuredData, { itemListElement: [{ name: 'عند فاتو' }] });
});

test('nothing on a page in Arabic is in another language but what people wrote', async () => {
  const texts = [...Object.values({ ...PUBLIC_PAGES, ...PRIVATE_PAGES }), MISSING_RESTAURANT];
  for (const { ar } of texts) assert.doesNotMatch(Object.values(ar).join(), /[a-z]/i);
  const tags = await tagsOf('/restaurant/chez-fatou/menu', 'ar');
  assert.equal(tags.description, 'المطبخ الموريتاني · لكصر، نواكشوط الغربية. Rice and fish, every day.');
  const data = tags.structuredData as Record<string, unknown>;
  assert.equal(data['servesCuisine'], 'المطبخ الموريتاني');
  assert.partialDeepStrictEqual(data['address'], {
    addressLocality: 'لكصر',
    addressRegion: 'نواكشوط الغربية',
  });
});

test('a long description ends at a word', async () => {
  const { description = '' } = await tagsOf('/restaurant/chez-fatou/menu', 'en', {
    description: 'Lamb and rice, '.repeat(40),
  });
  assert.ok(description.length <= 180 && /(?:Lamb|and|rice)…$/.test(description), description);
});

test('an unknown restaurant is reported as missing', async () => {
  for (const path of ['/restaurant/nobody/menu', '/restaurant/%F0%9F%8D%9A/menu']) {
    const tags = await tagsOf(path);
    assert.deepEqual([tags.isMissing, tags.canonical, tags.title], [true, undefined, 'Restaurant not found']);
  }
});

test('the structured data is a schema.org restaurant with its menu', async () => {
  const tags = await tagsOf('/restaurant/chez-fatou/menu');
  const data = tags.structuredData as Record<string, unknown>;
  assert.equal(data['@type'], 'Restaurant');
  assert.equal(data['telephone'], '+22245250000');
  assert.deepEqual(data['address'], {
    '@type': 'PostalAddress',
    streetAddress: 'Rue 9',
    addressLocality: 'Ksar',
    addressRegion: 'Nouakchott Ouest',
    addressCountry: 'MR',
  });
  assert.deepEqual(data['openingHoursSpecification'], [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '18:00',
      closes: '02:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Tuesday',
      opens: '00:00',
      closes: '23:59',
    },
  ]);
  assert.deepEqual(data['aggregateRating'], {
    '@type': 'AggregateRating',
    ratingValue: 4.6,
    ratingCount: 38,
    bestRating: 5,
    worstRating: 1,
  });
  assert.deepEqual(data['hasMenu'], {
    '@type': 'Menu',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Rice',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Thieboudienne',
            offers: {
              '@type': 'Offer',
              price: '120.50',
              priceCurrency: 'MRU',
              availability: 'https://schema.org/OutOfStock',
            },
          },
        ],
      },
    ],
  });
});

test('lists only future exceptions', () => {
  const exceptions = [
    { date: '2026-03-17', spans: [] },
    { date: '2026-03-18', spans: [] },
    { date: '2026-03-20', spans: [{ opens: '20:00', closes: '23:00' }] },
  ];
  const schedule = { ...sampleRestaurant().schedule, exceptions };
  const day = (date: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
  });
  assert.deepEqual(exceptionData(schedule, Date.UTC(2026, 2, 18, 12)), [
    { ...day('2026-03-18'), opens: '00:00', closes: '00:00' },
    { ...day('2026-03-20'), opens: '20:00', closes: '23:00' },
  ]);
});

test('leaves out unknown values and invalid phone numbers', async () => {
  const bare = {
    category: null,
    region: null,
    commune: null,
    address: null,
    rating: null,
    phone: '4525000000',
  };
  const tags = await tagsOf('/restaurant/chez-fatou/menu', 'en', { ...bare, bannerUrl: null });
  const data = JSON.stringify(tags.structuredData);
  for (const word of ['telephone', 'servesCuisine', 'aggregateRating', 'image', 'null', 'addressRegion']) {
    assert.ok(!data.includes(word), word);
  }
  assert.equal(tags.image?.isLarge, false);
});

test('the list names its restaurants by their addresses', async () => {
  const { structuredData } = await tagsOf('/', 'ar');
  assert.deepEqual(structuredData, {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    mainEntityOfPage: { '@type': 'WebPage', url: `${ORIGIN}/?lang=ar`, inLanguage: 'ar' },
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Chez Fatou', url: `${ORIGIN}/restaurant/chez-fatou/menu` },
    ],
  });
});

test('simultaneous requests for a page share one look-up, and a failure is not cached', async () => {
  const directory = sampleDirectory([sampleRestaurant()]);
  const headTags = createHeadTags(directory);
  const page = { path: '/restaurant/chez-fatou/menu', language: 'en', origin: ORIGIN } as const;
  await Promise.all(Array.from({ length: 50 }, () => headTags(page)));
  assert.equal(directory.asked, 1);
  await headTags({ ...page, language: 'fr' });
  assert.equal(directory.asked, 2);

  let isAway = true;
  const flaky = createHeadTags({
    ...directory,
    findRestaurant: (slug) => (isAway ? Promise.reject(new Error('away')) : directory.findRestaurant(slug)),
  });
  await assert.rejects(flaky(page));
  isAway = false;
  assert.equal((await flaky(page))?.title, 'Chez Fatou');
});

test('other pages have no tags', async () => {
  const headTags = createHeadTags(sampleDirectory([]));
  for (const path of ['/admin', '/user', '/provider', '/constructor', '/__proto__']) {
    assert.equal(await headTags({ path, language: 'en', origin: ORIGIN }), undefined, path);
  }
});
