export { renderRoutes, type RenderRoutesOptions } from './render-routes.tsx';
export { said } from './said.ts';
export { findElement, formFiles, submitForm, expectTranslatedErrors } from './form-errors.ts';
