import type { z } from 'zod';
import { toCanonicalName } from '../../catalog/names.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import { Problem, type ValidationIssue } from '../../errors/problem.ts';
import { findAcceptedForms } from '../accepted-forms.ts';
import { problemCode } from '../problem-code.ts';
import { findExample } from './example.ts';
import { shortenText, toExcerpt } from './excerpt.ts';
import { describeIssue, describeUnknownMember } from './message.ts';
import { listSchemasAlong, listSchemasAt } from './schema-path.ts';

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A validation issue with its specific error code, if it has one. */
export interface CodedIssue extends ValidationIssue {
  readonly code: ErrorCode | undefined;
}

/** One part of a request: the input and the schema that validated it. */
interface RequestPart {
  /** Location of the part: `body`, `query`, or a path in one of them such as `body.subjects[3]`. */
  readonly name: string;
  readonly input: unknown;
  readonly schema: z.core.$ZodType;
}

/** Maximum number of issues in an answer; it keeps the answer small for any input. */
const MAX_ISSUES = 50;
const MAX_NAME_LENGTH = 64;

/** Converts zod's issues to at most {@link MAX_ISSUES} validation issues with location, message, value and code. */
export function toValidationIssues(part: RequestPart, zodIssues: readonly ZodIssue[]): CodedIssue[] {
  const issues: CodedIssue[] = [];
  for (const zodIssue of zodIssues) {
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
  const schemas = listSchemasAt(part.schema, zodIssue.path.slice(0, path.length));
  const example = findExample(schemas, { sent, issue: zodIssue });
  return {
    location: formatLocation(part.name, path),
    message: describeIssue(zodIssue, { sent, words: findAcceptedForms(schemas) }),
    ...(sent !== undefined && { value: toExcerpt(sent) }),
    ...(example !== undefined && { example }),
    code: readStatedCode(zodIssue) ?? (sent === undefined ? undefined : findRegisteredCode(part.schema, zodIssue.path)),
  };
}

function toUnknownMemberIssues(
  part: RequestPart,
  zodIssue: Extract<ZodIssue, { code: 'unrecognized_keys' }>,
): CodedIssue[] {
  const { path, sent } = followInput(part.input, zodIssue.path);
  const schemas = listSchemasAt(part.schema, zodIssue.path);
  return zodIssue.keys.slice(0, MAX_ISSUES).map((key) => ({
    location: formatLocation(part.name, [...path, key]),
    message: describeUnknownMember(key, schemas),
    value: toExcerpt((sent as Record<string, unknown>)[key]),
    code: undefined,
  }));
}

/**
 * Walks the raw input along a path. The schema may see an object for a plain value (`latitude: 51.5` is read as
 * `{decimal: 51.5}`); the walk stops there, so that the location exists in the request that the client sent.
 */
function followInput(input: unknown, path: Path): { path: Path; sent: unknown } {
  let sent = input;
  for (const [depth, key] of path.entries()) {
    if (typeof sent !== 'object' || sent === null)
      return { path: sent === undefined ? path : path.slice(0, depth), sent };
    sent = Object.hasOwn(sent, key) ? (sent as Record<PropertyKey, unknown>)[key] : undefined;
  }
  return { path, sent };
}

/**
 * Replaces the canonical names in an issue's path with the spelling that the client used.
 *
 * A missing member keeps its canonical name: zod reports no input for it.
 */
function findSentPath({ input }: RequestPart, { path, input: value }: ZodIssue): Path {
  if (value === undefined) return path;
  let sent = input;
  return path.map((key) => {
    const name = typeof key === 'string' ? findSentName(sent, key) : key;
    sent = typeof sent === 'object' && sent !== null ? (sent as Record<PropertyKey, unknown>)[name] : undefined;
    return name;
  });
}

function findSentName(sent: unknown, key: string): string {
  if (typeof sent !== 'object' || sent === null || Object.hasOwn(sent, key)) return key;
  return Object.keys(sent).find((name) => toCanonicalName(name) === key) ?? key;
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
