export { allows, authorise, EVERY_RIGHT, operatorAt } from './authorise.ts';
export type { Caller } from './authorise.ts';
export { findToken, hashToken, readSettingsTokens } from './find-token.ts';
export type { SettingsTokens } from './find-token.ts';
export { RightsService } from './rights-service.ts';
export type { RightsServiceOptions } from './rights-service.ts';
