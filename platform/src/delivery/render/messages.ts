import type { PageConfiguration, Rendering, ServiceAnswer } from '../../contract/index.ts';

/** A page to render: the part that can be sent to a thread. */
export interface RenderTask {
  readonly configuration: PageConfiguration;
  readonly address: string;
  readonly now: number;
}

/** Messages from the delivery server to a render thread. */
export type ToThread =
  /** Code of a release, sent once before the first page that needs it; the key is `shell@0.1.0-5505cbdd17`. */
  | { readonly kind: 'code'; readonly key: string; readonly code: string }
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly task: RenderTask;
      /** Keys of the code. */
      readonly shell: string;
      readonly area?: string;
      /** The page of one user: its modules are not reused for other pages. */
      readonly isPersonal?: boolean;
    }
  | {
      readonly kind: 'answer';
      readonly call: number;
      readonly answer?: ServiceAnswer;
      readonly error?: string;
    }
  | { readonly kind: 'ping' };

/** Messages from a render thread to the delivery server. */
export type FromThread =
  | { readonly kind: 'call'; readonly call: number; readonly render: number; readonly path: string }
  | { readonly kind: 'done'; readonly id: number; readonly rendering?: Rendering }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string }
  | { readonly kind: 'pong' };
