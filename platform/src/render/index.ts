export type { ServiceAnswer, ServiceCall } from '../contract/index.ts';
export { createRenderer } from './renderer.ts';
export type { Renderer, RendererOptions, RenderFallback, RenderRequest } from './renderer.ts';
