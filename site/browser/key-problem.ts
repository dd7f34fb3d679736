import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { readKey } from './credentials.ts';

/** What a reader can do about refused credentials, without words of the protocol. */
const ADVICE: Readonly<Record<string, string>> = {
  MissingCredentials: 'This service needs an API key: enter yours here.',
  InvalidCredentials: 'The service does not know this key. Check it, or ask the operator for another.',
  ExpiredCredentials: 'This key has expired. Ask the operator for another.',
};

/** Describes a refusal of credentials to a reader of the pages. */
export function describeKeyProblem({ error, detail }: Pick<ProblemBody, 'error' | 'detail'>): string {
  if (readKey() === '') return error in ADVICE ? (ADVICE.MissingCredentials ?? detail) : NEEDS_OWN_KEY;
  return ADVICE[error] ?? detail;
}

const NEEDS_OWN_KEY = 'This needs an API key of your own: enter it here.';
