import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { BrandMark, Button } from 'shared-ui';
import classes from './dev-frame.module.css';

const PATHS = ['/', '/orders', '/about', '/business', '/contact', '/terms', '/login'];

/** Stands in for the shell: where one can go, and the other language. */
export function DevFrame() {
  const { i18n } = useTranslation();
  const other = i18n.language === 'fr' ? 'en' : 'fr';
  return (
    <>
      <header className={classes.header}>
        <BrandMark />
        {PATHS.map((path) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
        <Button size="small" onClick={() => void i18n.changeLanguage(other)}>
          {other}
        </Button>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  );
}
