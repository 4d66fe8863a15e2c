import promotion from './provider-promotion.json';

export const texts = { 'provider-promotion': promotion };
