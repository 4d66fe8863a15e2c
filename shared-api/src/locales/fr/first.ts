import place from './place.json';

export const texts = { place };
