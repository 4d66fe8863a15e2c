declare module 'react-refresh/runtime' {
  /** All versions of one component. */
  export interface Family {
    readonly current: unknown;
  }

  export interface Update {
    readonly staleFamilies: ReadonlySet<Family>;
    readonly updatedFamilies: ReadonlySet<Family>;
  }

  export function createSignatureFunctionForTransform(): unknown;
  export function getFamilyByType(type: unknown): Family | undefined;
  export function isLikelyComponentType(type: unknown): boolean;
  export function performReactRefresh(): Update | null;
  export function register(type: unknown, id: string): void;
}
