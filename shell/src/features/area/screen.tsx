import { type ReactNode, Suspense } from 'react';
import { type Location, type RouteObject, useRoutes } from 'react-router-dom';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaFallback } from './area-fallback.tsx';
import { useAreas, useAreasState } from '../../lib/areas-context.ts';
import { findTarget } from '../../lib/find-target.ts';
import { LoadingRegion } from './loading-region.tsx';
import classes from './screen.module.css';

/** The pages that are the shell's own. */
export interface ShellPages {
  readonly unauthorized: ReactNode;
  readonly signedOut: ReactNode;
  readonly gone: ReactNode;
  readonly notFound: ReactNode;
}

interface ScreenProps {
  readonly location: Location;
  readonly pages: ShellPages;
}

/** The screen of an address whose area is loaded or has failed. */
export function Screen(props: ScreenProps) {
  const { location, pages } = props;
  const registry = useAreasState((state) => state.registry);
  const target = findTarget(registry, location.pathname);
  if (target.kind === 'unauthorized') return pages.unauthorized;
  if (target.kind === 'gone') return pages.gone;
  if (target.kind === 'not-found') return pages.notFound;
  const { name } = target.mounted.area;
  return <AreaScreen key={name} name={name} location={location} pages={pages} />;
}

function AreaScreen(props: ScreenProps & { readonly name: string }) {
  const { name, location, pages } = props;
  const areas = useAreas();
  const area = useAreasState(({ loaded }) => loaded[name]);
  const failure = useAreasState(({ failed }) => failed[name]);
  const retry = () => areas.retry(name);
  if (!area) {
    return (
      <>
        <AreaFallback reason={failure ?? 'unreachable'} onRetry={retry} />
        <ServerContent pathname={location.pathname} />
      </>
    );
  }
  return (
    <AreaBoundary
      key={area.run}
      name={name}
      resetKey={location.pathname}
      onStaleCode={() => areas.recover(name)}
      fallback={(reason) => <AreaFallback reason={reason} onRetry={retry} />}
    >
      <Suspense fallback={<LoadingRegion />}>
        <AreaRoutes routes={area.module.routes} location={location} notFound={pages.notFound} />
      </Suspense>
    </AreaBoundary>
  );
}

/** The server-rendered content of a page whose code can't be loaded: it can be read, and its links work. */
function ServerContent(props: { readonly pathname: string }) {
  const content = useAreasState((state) => state.renderedContent);
  if (content?.pathname !== props.pathname) return null;
  return <div className={classes.rendered} dangerouslySetInnerHTML={{ __html: content.html }} />;
}

interface AreaRoutesProps {
  readonly routes: readonly RouteObject[];
  readonly location: Location;
  readonly notFound: ReactNode;
}

function AreaRoutes(props: AreaRoutesProps) {
  const { routes, location, notFound } = props;
  return useRoutes([...routes, { path: '*', element: notFound }], location);
}
