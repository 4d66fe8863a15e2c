export { readAllowedOrigins } from './allowed-origins.ts';
export { createOverridePage, isOverridePath } from './override-page.ts';
export type { OverridePage, OverridePageOptions } from './override-page.ts';
export { OverridePolicy } from './override-policy.ts';
export type { OverridePolicyOptions } from './override-policy.ts';
export { parseOverride, signOverrides } from './override-value.ts';
export type { AllowOrigin } from './allowed-origins.ts';
