import { APPROVE_PATH, RULE_PATHS, RULES_PATH } from '../contract/rules.ts';
import { RULES_REQUESTS } from './requests.ts';
import { readRequest } from './route.ts';
import type { Call, Route } from './route.ts';

const change = (answer: (call: Call) => Promise<unknown>): Route => ({ access: 'change', answer });

/** The endpoints of freezes and of the second person, by method and path; the service checks the caller's rights. */
export const RULES_ROUTES: readonly (readonly [string, Route])[] = [
  [`GET ${RULES_PATH}`, { access: 'read', answer: ({ rules, caller }) => rules.read(caller) }],
  [
    `POST ${RULE_PATHS['second-person']}`,
    change(async ({ rules, caller, request }) =>
      rules.setSecondPerson(caller, await readRequest(request, RULES_REQUESTS.secondPerson)),
    ),
  ],
  [
    `POST ${RULE_PATHS.freeze}`,
    change(async ({ rules, caller, request }) =>
      rules.freeze(caller, await readRequest(request, RULES_REQUESTS.freeze)),
    ),
  ],
  [
    `POST ${RULE_PATHS['end-freeze']}`,
    change(async ({ rules, caller, request }) =>
      rules.endFreeze(caller, (await readRequest(request, RULES_REQUESTS.id)).id),
    ),
  ],
  [
    `POST ${RULE_PATHS.withdraw}`,
    change(async ({ rules, caller, request }) =>
      rules.withdraw(caller, (await readRequest(request, RULES_REQUESTS.id)).id),
    ),
  ],
  [
    `POST ${APPROVE_PATH}`,
    change(async ({ rules, caller, request }) => {
      const { id } = await readRequest(request, RULES_REQUESTS.id);
      const { area, ...remarks } = await rules.approve(caller, id);
      return { ...area, ...remarks };
    }),
  ],
];
