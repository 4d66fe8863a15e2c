import { screen, within } from '@testing-library/react';

/** The card of a customer's order in the list. */
export function orderCard(customer: string) {
  const article = screen.getByText(customer).closest('article');
  if (!article) throw new Error(`No card for ${customer}.`);
  return { article, ...within(article) };
}
