import type { Review } from 'shared-api/contract';
import { CONTACTS, HONEST } from '../../src/features/review/testing-texts.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import { freshAddress, listed, openKitchen, orderAndReview } from './ratings.ts';
import type { AbuseTrial } from './trial.ts';

/** An owner's honest answers. */
const ANSWERS = [
  'Merci beaucoup, à bientôt !',
  'Désolé pour l’attente. Nous ouvrons à 11h30 et fermons à 23h.',
  'Le plat coûte 250 MRU, la boisson 50 MRU. Appelez-nous la prochaine fois.',
  'شكرا جزيلا',
];

export const trial: AbuseTrial = {
  name: 'put contact data and links on a restaurant’s page, as a review or as an answer',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const spam = {
      reviews: await shownReviews(service, CONTACTS),
      answers: await shownAnswers(service, CONTACTS),
    };
    const honest = {
      reviews: await shownReviews(service, HONEST),
      answers: await shownAnswers(service, ANSWERS),
    };
    await service.close();
    const people = HONEST.length + ANSWERS.length;
    return {
      ...{ attempts: 2 * CONTACTS.length, succeeded: spam.reviews + spam.answers, allowed: 0 },
      ...{ honest: people, bothered: people - honest.reviews - honest.answers },
      parts: spam,
    };
  },
};

const guest = (service: TestService) => ({ client: service.guest(), address: freshAddress(), minutes: 20 });

/** How many of these reviews visitors see; each comes to a restaurant of its own. */
async function shownReviews(service: TestService, texts: readonly string[]): Promise<number> {
  let shown = 0;
  for (const text of texts) {
    const kitchen = await openKitchen(service, freshAddress());
    await orderAndReview(service, kitchen, guest(service), { text, ownerAddress: freshAddress() });
    shown += (await listed(service, kitchen)).size;
  }
  return shown;
}

/** How many of these answers to one review visitors see. */
async function shownAnswers(service: TestService, texts: readonly string[]): Promise<number> {
  const kitchen = await openKitchen(service, freshAddress());
  const written = await orderAndReview(service, kitchen, guest(service), { text: 'Cold', rating: 2 });
  if (!written) throw new Error('The review was refused');
  let shown = 0;
  for (const text of texts) {
    await kitchen.owner.put<Review>(`/api/reviews/${written.id}/answer`, { text });
    if ((await listed(service, kitchen)).get(written.id)?.answer?.text === text) shown += 1;
  }
  return shown;
}
