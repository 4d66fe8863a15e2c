import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { LANGUAGES } from 'platform/contract';
import { BrandMark, Button } from 'shared-ui';
import classes from './standalone-frame.module.css';

const PATHS = ['/', '/orders', '/about', '/business', '/contact', '/terms', '/login'];

/** Replaces the shell when the area runs alone: links and the language switch. */
export function StandaloneFrame() {
  const { i18n } = useTranslation();
  return (
    <>
      <header className={classes.header}>
        <BrandMark />
        {PATHS.map((path) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
        {LANGUAGES.map((language) => (
          <Button key={language} size="small" onClick={() => void i18n.changeLanguage(language)}>
            {language}
          </Button>
        ))}
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
