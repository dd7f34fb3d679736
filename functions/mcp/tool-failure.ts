import { ERRORS, type ErrorCode } from '../../lib/errors/catalogue.ts';
import type { ValidationIssue } from '../../lib/errors/problem.ts';
import type { ProblemBody } from '../../lib/errors/problem-body.ts';

/** The argument of a tool that a member of an endpoint's request comes from. */
export interface ArgumentOfMember {
  /** Path of the member in the request, such as `subject` or `configuration.ayanamsa`. */
  readonly member: string;
  readonly argument: string;
  /** The argument's text with another place; absent where it holds none. */
  readonly moveTo?: (place: string) => string;
}

/** A place that a name may mean. */
interface Candidate {
  readonly display_name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Members that problems about names of places add. */
interface PlaceProblem {
  readonly candidates?: readonly Candidate[];
  readonly nearest?: readonly (string | Candidate)[];
}

/** A failed call of a tool, as text that says how to correct it. */
export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';

  /** For arguments that do not fit the tool's schema. */
  static ofArguments(issues: readonly ValidationIssue[]): ToolFailure {
    return new ToolFailure(
      ['ValidationError: the arguments do not fit.', ...issues.map(describeIssue), CORRECT].join('\n'),
    );
  }

  /** For the problem document of an endpoint. */
  static ofProblem(problem: ProblemBody & PlaceProblem, argumentsOf: readonly ArgumentOfMember[] = []): ToolFailure {
    const { error, title, detail, errors, request_id } = problem;
    const issues = errors.map((issue) => describeIssue(toArgumentIssue(issue, argumentsOf)));
    return new ToolFailure(
      [
        `${error}: ${title}.`,
        ...(issues.length > 0 ? issues : [detail]),
        ...listNextCalls(problem, argumentsOf),
        `What to do: ${remedyOf(error as ErrorCode)}`,
        `Request id: ${request_id}`,
      ].join('\n'),
    );
  }
}

const CORRECT = 'What to do: correct each of these arguments and call again.';

function describeIssue({ location, message, value, example }: ValidationIssue): string {
  const sent = value === undefined ? '' : ` (sent: ${JSON.stringify(value)})`;
  const form = example === undefined ? '' : `; for example ${JSON.stringify(example)}`;
  return `- ${location.replace(/^\./, '') || 'arguments'} ${message}${sent}${form}`;
}

const withoutPart = (location: string): string => location.replace(/^(body|query)\.?/, '');

function findArgument(location: string, argumentsOf: readonly ArgumentOfMember[]): ArgumentOfMember | undefined {
  const path = withoutPart(location);
  return argumentsOf.find(
    ({ member }) => path === member || (/^[.[]/.test(path.slice(member.length)) && path.startsWith(member)),
  );
}

/**
 * Puts the tool's argument in place of a member of the request. The value and the example of a part of the argument are
 * left out, because the argument is text and has no such part.
 */
function toArgumentIssue(issue: ValidationIssue, argumentsOf: readonly ArgumentOfMember[]): ValidationIssue {
  const path = withoutPart(issue.location);
  const origin = findArgument(issue.location, argumentsOf);
  if (!origin) return { ...issue, location: path };
  const [index = ''] = /^\[\d+\]/.exec(path.slice(origin.member.length)) ?? [];
  const isWhole = path === `${origin.member}${index}`;
  const location = `${origin.argument}${index}`;
  return isWhole ? { ...issue, location } : { location, message: issue.message };
}

/** Arguments that name one of the possible places exactly, ready for the next call. */
function listNextCalls(
  { errors, candidates = [], nearest = [] }: ProblemBody & PlaceProblem,
  argumentsOf: readonly ArgumentOfMember[],
): readonly string[] {
  const places = [
    ...nameApart(candidates),
    ...nearest.map((place) => (typeof place === 'string' ? place : place.display_name)),
  ];
  if (places.length === 0) return [];
  const from = findArgument(errors[0]?.location ?? '', argumentsOf);
  const calls = places.map((place) => JSON.stringify({ [from?.argument ?? 'place']: from?.moveTo?.(place) ?? place }));
  return ['Call again with one of:', ...calls];
}

/** Names of the candidates; coordinates for those whose names are equal. */
function nameApart(candidates: readonly Candidate[]): readonly string[] {
  const counts = Map.groupBy(candidates, ({ display_name }) => display_name);
  return candidates.map(({ display_name, latitude, longitude }) =>
    (counts.get(display_name)?.length ?? 0) > 1 ? `${latitude}, ${longitude}` : display_name,
  );
}

/** Replaces the catalogue's remedy for `ValidationError`, which refers to a member of the problem document. */
const remedyOf = (code: ErrorCode): string =>
  code === 'ValidationError' ? 'Correct each of these arguments and call again.' : ERRORS[code].remedy;
