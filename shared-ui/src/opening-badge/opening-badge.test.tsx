import { renderUi } from '../testing/render-ui.tsx';
import { OpeningBadge, type OpeningBadgeProps } from './opening-badge.tsx';

const at = Date.parse('2026-11-20T11:00:00Z');

test.each<[OpeningBadgeProps['word'], OpeningBadgeProps['change'], string, string]>([
  ['open', { at, text: 'until' }, 'Open until 11:00', 'Ouvert jusqu’à 11:00'],
  ['open', undefined, 'Open', 'Ouvert'],
  ['closed', { at, text: 'opens_tomorrow' }, 'Closed opens tomorrow at 11:00', 'Fermé ouvre demain à 11:00'],
  ['paused', { at, text: 'back_on' }, 'Paused back Friday at 11:00', 'En pause de retour vendredi à 11:00'],
])('%s, %p', (word, change, english, french) => {
  const shown = (language: 'en' | 'fr') => {
    const { container, unmount } = renderUi(<OpeningBadge word={word} change={change} />, language);
    const text = container.textContent.replaceAll(/\s+/g, ' ').trim();
    unmount();
    return text;
  };
  expect(shown('en')).toBe(english);
  expect(shown('fr')).toBe(french);
});
