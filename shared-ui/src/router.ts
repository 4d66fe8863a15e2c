export { UnsavedGuard, type UnsavedGuardProps } from './router/unsaved-guard.tsx';
export { type SearchChanges, useSearchState, withSearch } from './router/use-search-state.ts';
