import type { ComponentType } from 'react';
import { ToastProvider } from '../src/toast.ts';
import { Container, SkipLink, Stack } from '../src/index.ts';
import { Actions } from './sections/actions.tsx';
import { Charts } from './sections/charts.tsx';
import { Colours } from './sections/colours.tsx';
import { Fields } from './sections/fields.tsx';
import { Overlays } from './sections/overlays.tsx';
import { Records } from './sections/records.tsx';
import { Storefront } from './sections/storefront.tsx';
import { States } from './sections/states.tsx';
import type { PartProps } from './part-props.ts';
import classes from './gallery.module.css';

const parts: Record<string, ComponentType<PartProps>> = {
  storefront: Storefront,
  colours: Colours,
  actions: Actions,
  fields: Fields,
  overlays: Overlays,
  states: States,
  records: Records,
  charts: Charts,
};

/** Every component in every state; `?part=fields&lang=fr&theme=dark` shows one part alone. */
export function Gallery(props: { language: string; part: string | null }) {
  const { language, part } = props;
  const say = (en: string, fr: string) => (language === 'fr' ? fr : en);
  const shown = Object.entries(parts).filter(([name]) => part === null || part === name);
  return (
    <ToastProvider>
      <SkipLink />
      <main id="main" tabIndex={-1} className={classes.main}>
        {shown.map(([name, Part]) => (
          <Container key={name} as="section" aria-label={name}>
            <Stack gap={8}>
              <Part language={language} say={say} />
            </Stack>
          </Container>
        ))}
      </main>
    </ToastProvider>
  );
}
