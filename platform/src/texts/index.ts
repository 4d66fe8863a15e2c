export { fillIn } from './fill-in.ts';
export { readTexts } from './read-texts.ts';
