import * as z from 'zod';
import { toCanonicalName } from '../../base/catalog/names.ts';
import type { ErrorCode } from '../../base/errors/catalog.ts';
import { Problem, type ValidationIssue } from '../../base/errors/problem.ts';
import { findAcceptedForms } from '../accepted-forms.ts';
import type { FormIssue } from '../forms/input-form.ts';
import type { MemberOrigins } from '../forms/origins.ts';
import type { Path } from '../forms/sourced.ts';
import { problemCode } from '../problem-code.ts';
import { listFaultsToName } from './choice-faults.ts';
import { findExample, readParameters } from './example.ts';
import { shortenText, toExcerpt } from './excerpt.ts';
import { describeIssue, describeUnknownMember } from './message.ts';
import { findMissingNumber } from './minor-planet.ts';
import { listSchemasAlong, listSchemasAt } from './schema-path.ts';
import { suggestMember, suggestValue } from './suggestion.ts';
import { wordForHandle } from './time-of-handle.ts';

type ZodIssue = z.core.$ZodIssue;

/** A validation issue with its specific error code, if it has one. */
export interface CodedIssue extends ValidationIssue {
  readonly code: ErrorCode | undefined;
}

/** One part of a request: the input in canonical form and the schema that validated it. */
interface RequestPart {
  /** Location of the part: `body`, `query`, or a path in one of them such as `body.subjects[3]`. */
  readonly name: string;
  /** The input as the client sent it. */
  readonly input: unknown;
  readonly schema: z.core.$ZodType;
  /** Where the parts of the canonical input were sent. Default: the client sent the canonical form. */
  readonly origins?: MemberOrigins;
}

/** The body of a request as it was sent, and where the parts of its canonical form stand in it. */
export interface SentBody {
  readonly input: unknown;
  /** Found only where a problem is moved: most requests are answered. */
  findOrigins(): MemberOrigins;
}

/** Maximum number of issues in an answer; it keeps the answer small for any input. */
const MAX_ISSUES = 50;
const MAX_NAME_LENGTH = 64;

/** Converts zod's issues to at most {@link MAX_ISSUES} validation issues with location, message, value and code. */
export function toValidationIssues(part: RequestPart, zodIssues: readonly ZodIssue[]): CodedIssue[] {
  const issues: CodedIssue[] = [];
  for (const zodIssue of listFaultsToName(zodIssues)) {
    if (issues.length >= MAX_ISSUES) break;
    issues.push(
      ...(zodIssue.code === 'unrecognized_keys'
        ? toUnknownMemberIssues(part, zodIssue)
        : [toValidationIssue(part, zodIssue)]),
    );
  }
  return issues.slice(0, MAX_ISSUES);
}

function toValidationIssue(part: RequestPart, zodIssue: ZodIssue): CodedIssue {
  const { path, sent } = followInput(part.input, findSentPath(part, zodIssue));
  const schemas = listSchemasAt(part.schema, findDescribedPath(part, zodIssue.path, { path, sent }));
  const example = findExample(schemas, { sent, issue: zodIssue });
  const location = formatLocation(part.name, path);
  const suggestion = suggestValue(zodIssue, { schemas, sent, location });
  const { readings } = readParameters(zodIssue) as Pick<ValidationIssue, 'readings'>;
  return {
    location,
    message: wordForHandle(
      describeIssue(zodIssue, { sent, words: findAcceptedForms(schemas) }),
      zodIssue.path.at(-1),
      path.at(-1),
    ),
    ...(sent !== undefined && { value: toExcerpt(sent) }),
    ...(example !== undefined && { example }),
    ...(suggestion && { suggestion }),
    ...(readings && { readings }),
    code: readCode(zodIssue, part, sent),
  };
}

/** Reports a fault of the form of a request, found before its schema was applied. */
export function toFormIssue({ name, input }: Pick<RequestPart, 'name' | 'input'>, issue: FormIssue): CodedIssue {
  const { from, code, suggestion, ...details } = issue;
  const { path, sent } = followInput(input, from);
  const location = formatLocation(name, path);
  return {
    location,
    ...details,
    ...(suggestion && { suggestion: { location, ...suggestion } }),
    value: toExcerpt(sent),
    code,
  };
}

function toUnknownMemberIssues(
  part: RequestPart,
  zodIssue: Extract<ZodIssue, { code: 'unrecognized_keys' }>,
): CodedIssue[] {
  const schemas = listSchemasAt(part.schema, zodIssue.path);
  const code = schemas.map((schema) => problemCode.get(schema)?.unknownMemberCode).find((one) => one !== undefined);
  return zodIssue.keys.slice(0, MAX_ISSUES).map((key) => {
    const { path, sent } = followInput(part.input, findOrigin(part, [...zodIssue.path, key]));
    const { message, meant } = describeUnknownMember(key, { schemas, path: zodIssue.path }, part.schema);
    const location = formatLocation(part.name, path);
    const suggestion = suggestMember({ location, sent, meant: meant && formatLocation(part.name, meant) });
    return { location, message, ...(suggestion && { suggestion }), value: toExcerpt(sent), code };
  });
}

const findOrigin = ({ origins }: RequestPart, path: Path): Path => origins?.find(path) ?? path;

interface SentPart {
  readonly path: Path;
  readonly sent: unknown;
}

/**
 * Walks the input along a path. The canonical form may have an object where the client sent a plain value (`latitude:
 * 51.5` is read as `{decimal: 51.5}`); the walk stops there, so that the location exists in the request.
 */
function followInput(input: unknown, path: Path): SentPart {
  let sent = input;
  for (const [depth, key] of path.entries()) {
    if (typeof sent !== 'object' || sent === null)
      return { path: sent === undefined ? path : path.slice(0, depth), sent };
    sent = Object.hasOwn(sent, key) ? (sent as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return { path, sent };
}

/** The canonical path of the part that the client sent as this one plain value; that of any other part is its own. */
function findDescribedPath(part: RequestPart, canonical: Path, { path, sent }: SentPart): Path {
  if (sent === undefined || (typeof sent === 'object' && sent !== null)) return canonical;
  const parent = canonical.slice(0, -1);
  const isWhole = canonical.length > 0 && isSamePath(followInput(part.input, findOrigin(part, parent)).path, path);
  return isWhole ? findDescribedPath(part, parent, { path, sent }) : canonical;
}

const isSamePath = (a: Path, b: Path): boolean => a.length === b.length && a.every((key, index) => key === b[index]);

/**
 * Replaces the canonical names in an issue's path with the spelling that the client used.
 *
 * A missing member keeps its canonical name: zod reports no input for it.
 */
function findSentPath(part: RequestPart, { path, input: value }: ZodIssue): Path {
  const origin = findOrigin(part, path);
  if (value === undefined) return origin;
  let sent = part.input;
  return origin.map((key) => {
    const name = typeof key === 'string' ? findSentName(sent, key) : key;
    sent = typeof sent === 'object' && sent !== null ? (sent as Record<PropertyKey, unknown>)[name] : undefined;
    return name;
  });
}

function findSentName(sent: unknown, key: string): string {
  if (typeof sent !== 'object' || sent === null || Object.hasOwn(sent, key)) return key;
  // Names of the client's own lose spaces at their end and have composed characters.
  const isKey = (name: string): boolean => toCanonicalName(name) === key || name.trim().normalize('NFC') === key;
  return Object.keys(sent).find(isKey) ?? key;
}

/**
 * Moves the issues of a problem from the canonical request to the one that the client sent.
 *
 * @param problem its issues name parts of the canonical body, such as `body.subject.birth_datetime`
 */
export function relocateProblem(problem: Problem, body: SentBody): Problem {
  const part = { name: 'body', schema: UNKNOWN, input: body.input, origins: body.findOrigins() };
  const move = (location: string): string => relocate(location, part);
  const reword = ({ location, message }: ValidationIssue): string =>
    wordForHandle(message, lastNameOf(location), lastNameOf(move(location)));
  const issues = problem.issues.map((issue) => ({ ...moveIssue(issue, move), message: reword(issue) }));
  const [first] = problem.issues;
  const { message, code, headers, cause } = problem;
  const isDetail = first !== undefined && message.startsWith(`${first.location} `);
  const detail = isDetail
    ? `${move(first.location)} ${message.slice(first.location.length + 1).replace(first.message, reword(first))}`
    : message;
  return new Problem(code, detail, { issues, headers, cause });
}

/** Moves an issue, and what it suggests, to other locations. */
export const moveIssue = <Issue extends ValidationIssue>(
  { suggestion, ...issue }: Issue,
  move: (location: string) => string,
) => ({
  ...issue,
  location: move(issue.location),
  ...(suggestion && { suggestion: { ...suggestion, location: move(suggestion.location) } }),
});

const lastNameOf = (location: string): string | undefined => location.split('.').at(-1);

const UNKNOWN = z.unknown();
const STEP = /\.([^.[\]]+)|\[(\d+)\]/g;
const LOCATION = /^body(?:\.[^.[\]]+|\[\d+\])*$/;

function relocate(location: string, part: RequestPart): string {
  if (!LOCATION.test(location)) return location;
  const path = [...location.matchAll(STEP)].map(([, name, index]) => name ?? Number(index));
  return formatLocation('body', followInput(part.input, findOrigin(part, path)).path);
}

function formatLocation(part: string, path: Path): string {
  const steps = path.map((key) =>
    typeof key === 'number' ? `[${key}]` : `.${shortenText(String(key), MAX_NAME_LENGTH)}`,
  );
  return part + steps.join('');
}

function readStatedCode(zodIssue: ZodIssue): ErrorCode | undefined {
  return zodIssue.code === 'custom' ? (zodIssue.params?.problem as ErrorCode | undefined) : undefined;
}

function readCode(zodIssue: ZodIssue, { schema }: RequestPart, sent: unknown): ErrorCode | undefined {
  if (findMissingNumber(zodIssue, sent) !== undefined) return 'EphemerisFileMissing';
  return readStatedCode(zodIssue) ?? (sent === undefined ? undefined : findRegisteredCode(schema, zodIssue.path));
}

function findRegisteredCode(root: z.core.$ZodType, path: Path): ErrorCode | undefined {
  return listSchemasAlong(root, path)
    .map((schema) => problemCode.get(schema)?.code)
    .findLast((code) => code !== undefined);
}

/** Code that takes precedence over all others: no change to other members would make the request valid. */
const DECISIVE_CODE: ErrorCode = 'LLMModeNotSupported';

/** True when one of the issues alone decides the error code of the request. */
export const hasDecisiveIssue = (issues: readonly CodedIssue[]): boolean =>
  issues.some(({ code }) => code === DECISIVE_CODE);

/**
 * Creates one problem for all issues and lists the first {@link MAX_ISSUES}. Its code is the code of a decisive issue,
 * else the specific code that all issues share, else `ValidationError`.
 */
export function toValidationProblem(issues: readonly CodedIssue[]): Problem {
  const codes = new Set(issues.map(({ code }) => code));
  const [shared] = codes;
  const common = codes.size === 1 && shared !== undefined ? shared : 'ValidationError';
  const code = hasDecisiveIssue(issues) ? DECISIVE_CODE : common;
  const listed = issues.slice(0, MAX_ISSUES).map(({ code: _, ...issue }) => issue);
  return new Problem(code, formatDetail(listed), { issues: listed });
}

function formatDetail(issues: readonly ValidationIssue[]): string {
  const [first, ...rest] = issues;
  const sentence = first ? `${first.location} ${first.message}` : 'The request does not fit the schema';
  return rest.length === 0 ? sentence : `${sentence} (and ${rest.length} more in errors)`;
}
