import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Spinner } from '../spinner/spinner.tsx';
import { makeTexts } from '../testing/render-ui.tsx';
import { uiTranslations } from './ui-translations.ts';

function renderSpinner(remove: (texts: ReturnType<typeof makeTexts>) => void) {
  const texts = makeTexts('fr');
  remove(texts);
  render(
    <I18nextProvider i18n={texts}>
      <Spinner />
    </I18nextProvider>,
  );
}

describe('shared-ui’s own texts', () => {
  it('are in every language and of all parts', () => {
    for (const texts of Object.values(uiTranslations))
      expect(texts).toMatchObject({ loading: expect.any(String), close: expect.any(String) });
  });

  it('come from the page', () => {
    renderSpinner(() => undefined);
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });

  it('fall back to the bundled ones when the page’s are older', () => {
    renderSpinner((texts) => {
      for (const language of ['fr', 'en']) texts.removeResourceBundle(language, 'ui');
    });
    expect(screen.getByRole('status')).toHaveTextContent(uiTranslations.en.loading);
  });
});
