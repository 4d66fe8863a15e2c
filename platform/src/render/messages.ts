import type { PageConfiguration, Rendering, ServiceAnswer } from '../contract/index.ts';

/** A page to render, without what only a thread can have. */
export interface RenderTask {
  readonly configuration: PageConfiguration;
  readonly address: string;
  readonly now: number;
}

/** What the delivery server tells a rendering thread. */
export type ToThread =
  /** Code of a release, once, before the first page that needs it; the key is `shell@0.1.0-5505cbdd17`. */
  | { readonly kind: 'code'; readonly key: string; readonly code: string }
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly task: RenderTask;
      /** Keys of the code. */
      readonly shell: string;
      readonly area?: string;
      /** It is one person's page: its modules serve no other one. */
      readonly isPersonal?: boolean;
    }
  | {
      readonly kind: 'answer';
      readonly call: number;
      readonly answer?: ServiceAnswer;
      readonly error?: string;
    }
  | { readonly kind: 'ping' };

/** What a rendering thread tells the delivery server. */
export type FromThread =
  | { readonly kind: 'call'; readonly call: number; readonly render: number; readonly path: string }
  | { readonly kind: 'done'; readonly id: number; readonly rendering?: Rendering }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string }
  | { readonly kind: 'pong' };
