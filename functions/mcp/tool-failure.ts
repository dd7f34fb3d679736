import { ERRORS, type ErrorCode } from '../../lib/base/errors/catalog.ts';
import type { ValidationIssue } from '../../lib/base/errors/problem.ts';
import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';

/** The argument of a tool that a member of an endpoint's request comes from. */
export interface ArgumentOfMember {
  /** Path of the member in the request, such as `subject` or `configuration.ayanamsa`. */
  readonly member: string;
  readonly argument: string;
  /** The argument's text with another place; absent where it holds none. */
  readonly moveTo?: (place: string) => string;
  /** The message about the member, for an argument that takes more than the member does. */
  readonly reword?: (message: string) => string;
}

/** A failed call of a tool, as text that says how to correct it. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';
  readonly code: string;

  /** @param code of the problem, such as `ValidationError` */
  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }

  /** For arguments that do not fit the tool's schema. */
  static ofArguments(issues: readonly ValidationIssue[]): ToolFailure {
    return new ToolFailure(
      'ValidationError',
      ['ValidationError: the arguments do not fit.', ...issues.map(describeIssue), CORRECT].join('\n'),
    );
  }

  /** For the problem document of an endpoint. */
  static ofProblem(problem: ProblemBody, argumentsOf: readonly ArgumentOfMember[] = []): ToolFailure {
    const { error, title, detail, errors, request_id } = problem;
    const issues = errors.map((issue) => describeIssue(toArgumentIssue(issue, argumentsOf)));
    return new ToolFailure(
      error,
      [
        `${error}: ${title}.`,
        ...(issues.length > 0 ? new Set(issues) : [detail]),
        ...listNextCalls(errors, argumentsOf),
        `What to do: ${remedyOf(error as ErrorCode)}`,
        `Request id: ${request_id}`,
      ]
        .join('\n')
        .replaceAll(LOOK_UP, LOOK_UP_CALL),
    );
  }
}

/** The endpoint that messages name to clients of HTTP, and its call for models. */
const LOOK_UP = 'GET /location/autocomplete';
const LOOK_UP_CALL = 'call_endpoint with path /location/autocomplete?query=…';

const CORRECT = 'What to do: correct each of these arguments and call again.';

function describeIssue({ location, message, value, example }: ValidationIssue): string {
  const sent = value === undefined ? '' : ` (sent: ${JSON.stringify(value)})`;
  const form = example === undefined ? '' : `; for example ${JSON.stringify(example)}`;
  return `- ${location.replace(/^\./, '') || 'arguments'} ${message}${sent}${form}`;
}

const withoutPart = (location: string): string => location.replace(/^(body|query)\.?/, '');

/** The argument of the innermost member that has one: the place of a moment is another one than the moment. */
function findArgument(location: string, argumentsOf: readonly ArgumentOfMember[]): ArgumentOfMember | undefined {
  const path = withoutPart(location);
  return argumentsOf
    .filter(({ member }) => path === member || (/^[.[]/.test(path.slice(member.length)) && path.startsWith(member)))
    .toSorted((one, other) => other.member.length - one.member.length)[0];
}

/**
 * Puts the tool's argument in place of a member of the request. The value and the example of a part of the argument are
 * left out, because the argument is text and has no such part.
 */
function toArgumentIssue(issue: ValidationIssue, argumentsOf: readonly ArgumentOfMember[]): ValidationIssue {
  const path = withoutPart(issue.location);
  const origin = findArgument(issue.location, argumentsOf);
  const renamed = argumentsOf.reduce(renameMember, issue.message);
  const remedied = MEMBER_REMEDIES.reduce((text, [sent, written]) => text.replace(sent, written), renamed);
  const message = origin?.reword?.(remedied) ?? remedied;
  if (!origin) return { ...issue, message, location: path };
  const [index = ''] = /^\[\d+\]/.exec(path.slice(origin.member.length)) ?? [];
  const isWhole = path === `${origin.member}${index}`;
  const location = `${origin.argument}${index}`;
  const [coordinate] = /\b(?:latitude|longitude)\b/.exec(path.slice(origin.member.length)) ?? [];
  return isWhole
    ? { ...issue, message, location }
    : { location, message: coordinate === undefined ? message : `has a ${coordinate} that ${message}` };
}

/** Remedies that need a member, in place of which tools have no argument. */
const MEMBER_REMEDIES = [
  [/; send another \w+$/, '; write the birth itself in place of the handle'],
  [/; send calendar julian .*/, '; a birth with a Julian date has the word julian between date and time'],
] as const;

/** Puts the argument's name into a message that names its member; other words than those with `_` may be plain English. */
const renameMember = (message: string, { member, argument }: ArgumentOfMember): string =>
  member.includes('_') ? message.replaceAll(member, argument) : message;

/** Arguments that name one of the possible places exactly, ready for the next call. */
function listNextCalls(
  issues: readonly ValidationIssue[],
  argumentsOf: readonly ArgumentOfMember[],
): readonly string[] {
  const calls = issues.flatMap(({ location, candidates = [], nearest = [] }) => {
    const origin = findArgument(location, argumentsOf);
    const places = [...nameApart(candidates), ...nearest];
    return places.map((place) => JSON.stringify({ [origin?.argument ?? 'place']: origin?.moveTo?.(place) ?? place }));
  });
  return calls.length === 0 ? [] : ['Call again with one of:', ...calls];
}

/** Names of the candidates; coordinates for those whose names are equal. */
function nameApart(candidates: NonNullable<ValidationIssue['candidates']>): readonly string[] {
  const sameName = Map.groupBy(candidates, ({ display_name }) => display_name);
  return candidates.map(({ display_name, latitude, longitude }) =>
    sameName.get(display_name)?.length === 1 ? display_name : `${latitude}, ${longitude}`,
  );
}

/** Remedies in words of the tools, for codes whose remedy names members of requests. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['ValidationError', 'Correct each of these arguments and call again.'],
  ['InvalidDatetime', 'Write a date and a time as 1990-06-15 14:30, and call again.'],
  ['BirthTimeRequired', 'Write the time into the birth, as 1990-06-15 14:30, Paris, Texas, and call again.'],
  ['InvalidRange', 'Send a moment or a range within what the message names.'],
  ['InvalidBody', 'Send one of the names that the message lists, or leave this body out.'],
  ['EphemerisFileMissing', 'Leave this body out; only the operator of the service can add its file.'],
]);

const remedyOf = (code: ErrorCode): string => REMEDIES.get(code) ?? ERRORS[code].remedy;
