import type { ServiceAnswer, ServiceCall } from '../../contract/index.ts';

/** Sends each call to the service only once per rendering, and records the replies. */
export function memoizeCalls(call: ServiceCall) {
  const pending = new Map<string, ReturnType<ServiceCall>>();
  const answers = new Map<string, ServiceAnswer>();
  const once: ServiceCall = async (path) => {
    const reply = pending.get(path) ?? call(path);
    pending.set(path, reply);
    const answer = await reply;
    answers.set(path, answer);
    return answer;
  };
  return { call: once, answers };
}
