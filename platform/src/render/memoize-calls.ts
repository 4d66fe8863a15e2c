import type { ServiceAnswer, ServiceCall } from '../contract/index.ts';

/** Asks each thing once, however often it is asked for, and remembers what was answered. */
export function memoizeCalls(call: ServiceCall) {
  const asked = new Map<string, ReturnType<ServiceCall>>();
  const answers = new Map<string, ServiceAnswer>();
  const once: ServiceCall = async (path) => {
    const asking = asked.get(path) ?? call(path);
    asked.set(path, asking);
    const answer = await asking;
    answers.set(path, answer);
    return answer;
  };
  return { call: once, answers };
}
