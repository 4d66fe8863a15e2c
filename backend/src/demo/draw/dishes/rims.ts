import type { Material } from '../core/material.ts';
import { paintedCeramic } from '../parts/glazes.ts';

export const blueRim = (): Material => paintedCeramic('#e4dccb', '#1f4f8c', '#c9622a');

export const redRim = (): Material => paintedCeramic('#e4dccb', '#a3301f', '#e0a63a');
