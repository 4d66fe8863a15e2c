import {
  TOKEN_END_PATH,
  TOKENS_PATH,
  type MadeToken,
  type NewToken,
  type TokenEnd,
  type TokenList,
} from 'platform/contract';
import { releaseHttp, type Verify } from './release-client.ts';

export async function readTokens(signal: AbortSignal, verify: Verify): Promise<TokenList> {
  return (await (await releaseHttp(verify)).get<TokenList>(TOKENS_PATH, { signal })).data;
}

/** The person proves who they are first, unless they did within the last minutes. */
export async function createToken(token: NewToken, verify: Verify): Promise<MadeToken> {
  return (await (await releaseHttp(verify)).post<MadeToken>(TOKENS_PATH, token)).data;
}

export async function endToken(end: TokenEnd, verify: Verify): Promise<TokenList> {
  return (await (await releaseHttp(verify)).post<TokenList>(TOKEN_END_PATH, end)).data;
}
