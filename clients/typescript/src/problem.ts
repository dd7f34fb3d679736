import type { Finding, Problem } from './contract.ts';
import { parseRetryAfterMs } from './retry-after.ts';

/** An error code of the service. Codes of a newer service are passed on unchanged. */
export type ProblemCode = Problem['error'] | typeof UNREADABLE_ANSWER | (string & {});

/** Code of a response that does not come from this service but from a proxy, a firewall or a wrong address. */
export const UNREADABLE_ANSWER = 'UnreadableAnswer';

const LONGEST_QUOTE = 200;
const SECOND_MS = 1000;

/** Contents of a problem. */
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

/** An error response of the service. Its message is the `detail` of the response. */
export class NatalProblem extends Error {
  override readonly name = 'NatalProblem';
  readonly code: ProblemCode;
  /** The HTTP status. */
  readonly status: number;
  /** Meaning of the code, the same for every request. */
  readonly title: string;
  /** Every fault of the request with its location and the expected value. Empty for a valid request. */
  readonly findings: readonly Finding[];
  /** Address of the page about the code. */
  readonly docsUrl: string | undefined;
  /** Identifier of the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** Wait that the service requests, seconds; undefined without one. */
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

/** Reads an error response. */
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
  const type = headers.get('Content-Type') ?? 'no content type';
  const detail = `unexpected response with status ${status} and ${type}, not from this service: ${text.slice(0, LONGEST_QUOTE)}`;
  return {
    code: UNREADABLE_ANSWER,
    title: 'The response does not come from this service',
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
