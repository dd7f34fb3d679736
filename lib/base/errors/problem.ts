import { ERRORS, type ErrorCode } from './catalog.ts';

/** One fault of a request: its location, what is valid there, and the value that was sent. */
export interface ValidationIssue {
  /** Path from the request, such as `body.subject.birth_location.latitude.decimal` or `query.format`. */
  readonly location: string;
  readonly message: string;
  /** The value that was sent, shortened; absent when there was none. */
  readonly value?: unknown;
  /** One correct form of the member, for faults of its form. */
  readonly example?: unknown;
  /** A change that a program can make and send the request again. */
  readonly suggestion?: IssueSuggestion;
  /** What a date may mean, in ISO 8601. */
  readonly readings?: readonly string[];
  /** Places that a name may mean. */
  readonly candidates?: readonly IssueCandidate[];
  /** Known names of similar spelling. */
  readonly nearest?: readonly string[];
}

/** The value goes to its location in the request; where that is another one, the member of the issue is left out. */
export interface IssueSuggestion {
  readonly location: string;
  /** Null: the member is left out. */
  readonly value: unknown;
}

/** A place that a name may mean. */
interface IssueCandidate {
  readonly display_name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly country_code: string;
  readonly state?: string;
  readonly population?: number;
}

interface ProblemDetails {
  readonly issues?: readonly ValidationIssue[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A failure to report to the client: an error code of the catalog with the details of this request. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly issues: readonly ValidationIssue[];
  readonly headers: Readonly<Record<string, string>>;

  /** @param detail one sentence about this particular request, such as its value, the limit or the years covered */
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
