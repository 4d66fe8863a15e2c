export { renderRoutes, type RenderRoutesOptions } from './render-routes.tsx';
