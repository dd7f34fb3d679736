import type { Finding, Problem } from './contract.ts';
import { parseRetryAfterMs } from './retry-after.ts';

/** A code of the service; one of a newer service is passed on as it is. */
export type ProblemCode = Problem['error'] | typeof UNREADABLE_ANSWER | (string & {});

/** The code of an answer that is no answer of this service: of a proxy, a firewall, or a wrong address. */
export const UNREADABLE_ANSWER = 'UnreadableAnswer';

const LONGEST_QUOTE = 200;
const SECOND_MS = 1000;

/** What a problem consists of. */
interface ProblemDetails {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly findings: readonly Finding[];
  readonly docsUrl: string | undefined;
  readonly requestId: string | undefined;
  readonly retryAfterSeconds: number | undefined;
}

/** The service did not answer what was asked, and says why. The message is the detail of this very request. */
export class NatalProblem extends Error {
  override readonly name = 'NatalProblem';
  readonly code: ProblemCode;
  /** The HTTP status. */
  readonly status: number;
  /** What the code means, whatever was asked. */
  readonly title: string;
  /** Every fault of the request: where it is and what is expected there. Empty where the request was in order. */
  readonly findings: readonly Finding[];
  /** The page about the code. */
  readonly docsUrl: string | undefined;
  /** Names the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** How long the service asks to wait; undefined where it does not. */
  readonly retryAfterSeconds: number | undefined;

  constructor(details: ProblemDetails) {
    super(details.detail);
    this.code = details.code;
    this.status = details.status;
    this.title = details.title;
    this.findings = details.findings;
    this.docsUrl = details.docsUrl;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The problem that an answer tells of; its body is read. */
export async function readProblem(response: Response): Promise<NatalProblem> {
  const text = await response.text();
  const body = parseProblem(text);
  const { status, headers } = response;
  const waitMs = parseRetryAfterMs(headers, Date.now());
  return new NatalProblem({
    status,
    ...(body ? toDetails(body, response.url) : describeUnreadable(response, text)),
    requestId: body?.request_id ?? headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds: waitMs === undefined ? undefined : waitMs / SECOND_MS,
  });
}

type AnswerDetails = Pick<ProblemDetails, 'code' | 'title' | 'detail' | 'findings' | 'docsUrl'>;

function toDetails({ error, title, detail, errors, type }: Problem, url: string): AnswerDetails {
  return { code: error, title, detail, findings: errors, docsUrl: url === '' ? undefined : new URL(type, url).href };
}

function describeUnreadable({ status, headers }: Response, text: string): AnswerDetails {
  const type = headers.get('Content-Type') ?? 'no type';
  const detail = `answered ${status} with ${type}, not as this service does: ${text.slice(0, LONGEST_QUOTE)}`;
  return {
    code: UNREADABLE_ANSWER,
    title: 'The answer is not one of this service',
    detail,
    findings: [],
    docsUrl: undefined,
  };
}

/** @returns undefined for anything but a problem of this service */
function parseProblem(text: string): Problem | undefined {
  try {
    const body: Partial<Problem> | null = JSON.parse(text);
    const isProblem = typeof body?.error === 'string' && typeof body.detail === 'string' && Array.isArray(body.errors);
    return isProblem ? (body as Problem) : undefined;
  } catch {
    return undefined;
  }
}
