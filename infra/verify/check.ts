import { ProblemSchema } from '../../lib/chain/openapi/problem-responses.ts';
import type { Reply, Service } from './service.ts';

/** One guarantee of the service. */
export interface Check {
  /** The guarantee, in one sentence. */
  readonly title: string;
  /** @throws CheckFailure saying what the service does instead */
  run(service: Service): Promise<void>;
}

/** The service does not keep a guarantee. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
}

const MOST_CHARACTERS = 300;

/** @throws CheckFailure with what was expected, and the beginning of the response */
export function requireReply(isKept: boolean, expected: string, { status, text }: Reply): asserts isKept {
  if (!isKept) throw new CheckFailure(`expected ${expected}, got ${status} ${text.slice(0, MOST_CHARACTERS)}`);
}

/** Requires a problem document of that status. @throws CheckFailure */
export function requireProblem(reply: Reply, status: number): void {
  requireReply(reply.status === status, `status ${status}`, reply);
  const mediaType = reply.headers.get('content-type') ?? '';
  requireReply(mediaType.startsWith('application/problem+json'), 'application/problem+json', reply);
  const problem = ProblemSchema.safeParse(parseJson(reply));
  requireReply(problem.success && problem.data.status === status, `a problem document with status ${status}`, reply);
}

/** @throws CheckFailure */
export function parseJson(reply: Reply): unknown {
  try {
    return JSON.parse(reply.text);
  } catch {
    throw new CheckFailure(`expected JSON, got ${reply.status} ${reply.text.slice(0, MOST_CHARACTERS)}`);
  }
}
