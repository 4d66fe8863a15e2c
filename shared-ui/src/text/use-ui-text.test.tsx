import { screen } from '@testing-library/react';
import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Spinner } from '../spinner/spinner.tsx';
import { makeTexts } from '../testing/render-ui.tsx';
import { uiTranslations } from './ui-translations.ts';

describe('shared-ui’s own texts', () => {
  it('have the same keys in both languages', () => {
    expect(Object.keys(uiTranslations.fr).sort()).toEqual(Object.keys(uiTranslations.en).sort());
  });

  it('fall back to the bundled texts when the page’s resources are older', () => {
    const texts = makeTexts('fr');
    texts.removeResourceBundle('fr', 'ui');
    texts.removeResourceBundle('en', 'ui');
    render(
      <I18nextProvider i18n={texts}>
        <Spinner />
      </I18nextProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  });
});
