import account from './account.json';

export const texts = { account };
