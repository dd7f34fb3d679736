import { ERRORS, type ErrorCode } from './catalogue.ts';

/** One fault of a request: where it is, what would be right, and what was sent. */
export interface ValidationIssue {
  /** Path from the request, such as `body.subject.birth_location.latitude.decimal` or `query.format`. */
  readonly location: string;
  readonly message: string;
  /** What was sent, shortened; absent where nothing was. */
  readonly value?: unknown;
}

interface ProblemDetails {
  readonly issues?: readonly ValidationIssue[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure that is the client's business: an error code of the catalogue with what this request did. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly issues: readonly ValidationIssue[];
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail one sentence about this very request: the value, the limit, the years */
  constructor(code: ErrorCode, detail: string, { issues = [], headers = {}, cause }: ProblemDetails = {}) {
    super(detail, { cause });
    this.code = code;
    this.issues = issues;
    this.headers = headers;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }
}
