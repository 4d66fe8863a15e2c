import { useEffect, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuCategory, Restaurant } from 'shared-api/contract';
import { useOwnTexts } from 'shared-api/own-text';
import { TabLink, TabLinks } from 'shared-ui';
import classes from './category-navigation.module.css';

/** The categories, sticky; marks the one in view. */
export function CategoryNavigation(props: {
  categories: readonly MenuCategory[];
  language: Restaurant['language'];
}) {
  const { categories, language } = props;
  const texts = useOwnTexts(language);
  const { t } = useTranslation('menu');
  const current = useCurrentCategory(categories);

  function jump(event: MouseEvent, id: string) {
    // No history entry: Back leads to the list, not through the categories.
    event.preventDefault();
    document.getElementById(id)?.scrollIntoView({ block: 'start' });
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  }

  return (
    <div className={classes.navigation}>
      <TabLinks label={t('categories')}>
        {categories.map(({ id, ...category }) => (
          <TabLink
            key={id}
            href={`#${id}`}
            {...texts.category(category).marks}
            aria-current={id === current || undefined}
            onClick={(event: MouseEvent) => jump(event, id)}
          >
            {texts.category(category).text}
          </TabLink>
        ))}
      </TabLinks>
    </div>
  );
}

/** The topmost category in the window, below header and navigation. */
function useCurrentCategory(categories: readonly MenuCategory[]): string | undefined {
  const [visible, setVisible] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        setVisible((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target.id);
            else next.delete(target.id);
          }
          return next;
        });
      },
      { rootMargin: '-140px 0px -40% 0px' },
    );
    for (const { id } of categories) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [categories]);
  return (categories.find(({ id }) => visible.has(id)) ?? categories[0])?.id;
}
