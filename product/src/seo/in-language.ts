import { shownText, type Language, type Restaurant, type RestaurantSummary } from 'shared-api/contract';

/** A restaurant of a list with its texts as readers of a language see them. */
export function summaryIn<Listed extends RestaurantSummary>(restaurant: Listed, wanted: Language): Listed {
  const { name, description, language, translations } = restaurant;
  return {
    ...restaurant,
    name: shownText({ original: name, language, translations, field: 'name' }, wanted).text,
    description: shownText({ original: description, language, translations, field: 'description' }, wanted)
      .text,
  };
}

/** The same with its menu. */
export function restaurantIn(restaurant: Restaurant, wanted: Language): Restaurant {
  const { language } = restaurant;
  return {
    ...summaryIn(restaurant, wanted),
    menu: restaurant.menu.map(({ category, translations, items, ...part }) => ({
      ...part,
      category: shownText({ original: category, language, translations, field: 'name' }, wanted).text,
      items: items.map(({ name, description, translations: of, ...dish }) => ({
        ...dish,
        name: shownText({ original: name, language, translations: of, field: 'name' }, wanted).text,
        description: shownText(
          { original: description, language, translations: of, field: 'description' },
          wanted,
        ).text,
      })),
    })),
  };
}
