import {
  ACTS_PATH,
  ADDRESS_GIVE_UP_PATH,
  PEOPLE_PATH,
  RIGHTS_PATH,
  TOKEN_END_PATH,
  TOKENS_PATH,
} from '../contract/rights.ts';
import { ACTS_QUERY, parseRequest, RIGHTS_REQUESTS } from './requests.ts';
import { readRequest } from './route.ts';
import type { Call, Route } from './route.ts';

const read = (answer: (call: Call) => Promise<unknown>): Route => ({ access: 'read', answer });
const change = (answer: (call: Call) => Promise<unknown>): Route => ({ access: 'change', answer });

/** The endpoints of tokens, people and addresses, by method and path; the service checks the caller's rights. */
export const RIGHTS_ROUTES: readonly (readonly [string, Route])[] = [
  [`GET ${RIGHTS_PATH}`, read(({ rights, caller }) => rights.readStatus(caller))],
  [`GET ${TOKENS_PATH}`, read(({ rights, caller }) => rights.listTokens(caller))],
  [
    `GET ${ACTS_PATH}`,
    read(async ({ rights, caller, query }) => ({
      acts: await rights.readActs(caller, parseRequest(ACTS_QUERY, query).limit),
    })),
  ],
  [
    `POST ${TOKENS_PATH}`,
    change(async ({ rights, caller, request }) => {
      const { endsAt, ...token } = await readRequest(request, RIGHTS_REQUESTS.token);
      return rights.createToken(caller, { ...token, ...(endsAt === undefined ? {} : { endsAt }) });
    }),
  ],
  [
    `POST ${TOKEN_END_PATH}`,
    change(async ({ rights, caller, request }) =>
      rights.endToken(caller, await readRequest(request, RIGHTS_REQUESTS.end)),
    ),
  ],
  [
    `POST ${PEOPLE_PATH}`,
    change(async ({ rights, caller, request }) =>
      rights.limitPerson(caller, await readRequest(request, RIGHTS_REQUESTS.person)),
    ),
  ],
  [
    `POST ${ADDRESS_GIVE_UP_PATH}`,
    change(async ({ rights, caller, request }) =>
      rights.giveUpAddress(caller, await readRequest(request, RIGHTS_REQUESTS.giveUp)),
    ),
  ],
];
