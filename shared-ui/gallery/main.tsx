import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import { uiTranslations } from '../src/text/ui-translations.ts';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(location.search);
const language = query.get('lang') ?? 'en';
const theme = query.get('theme');

document.documentElement.lang = language;
document.documentElement.dir = query.get('dir') ?? (language === 'ar' ? 'rtl' : 'ltr');
if (theme !== null) document.documentElement.dataset['theme'] = theme;

await i18next.use(initReactI18next).init({
  lng: language,
  fallbackLng: 'en',
  resources: Object.fromEntries(Object.entries(uiTranslations).map(([known, ui]) => [known, { ui }])),
  interpolation: { escapeValue: false },
});

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Gallery language={language} part={query.get('part')} />
      </BrowserRouter>
    </StrictMode>,
  );
}
