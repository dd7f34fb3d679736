import type { z } from 'zod';
import { toCanonicalName } from '../../catalog/names.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import { Problem, type ValidationIssue } from '../../errors/problem.ts';
import { problemCode } from '../problem-code.ts';
import { shortenText, toExcerpt } from './excerpt.ts';
import { describeIssue, describeUnknownMember } from './message.ts';
import { listMemberNames, listSchemasAlong } from './schema-path.ts';

type ZodIssue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A validation issue with the specific error code it falls under, if any. */
export interface CodedIssue extends ValidationIssue {
  readonly code: ErrorCode | undefined;
}

/** One part of a request: what was sent, and the schema it was held against. */
interface RequestPart {
  /** Where it stands: `body`, `query`, or a place in one of them such as `body.subjects[3]`. */
  readonly name: string;
  readonly input: unknown;
  readonly schema: z.core.$ZodType;
}

/** More faults than anyone reads at once, few enough that the answer stays small whatever was sent. */
const MAX_ISSUES = 50;
const MAX_NAME_LENGTH = 64;

/** The faults that zod found, each with its own path, message and the value sent. */
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
  const issue = { location: formatLocation(part.name, path), message: describeIssue(zodIssue, sent) };
  const code =
    sent === undefined
      ? readStatedCode(zodIssue)
      : (readStatedCode(zodIssue) ?? findRegisteredCode(part.schema, zodIssue.path));
  return sent === undefined ? { ...issue, code } : { ...issue, value: toExcerpt(sent), code };
}

function toUnknownMemberIssues(
  part: RequestPart,
  zodIssue: Extract<ZodIssue, { code: 'unrecognized_keys' }>,
): CodedIssue[] {
  const { path, sent } = followInput(part.input, zodIssue.path);
  const known = listMemberNames(part.schema, zodIssue.path);
  return zodIssue.keys.slice(0, MAX_ISSUES).map((key) => ({
    location: formatLocation(part.name, [...path, key]),
    message: describeUnknownMember(key, known),
    value: toExcerpt((sent as Record<string, unknown>)[key]),
    code: undefined,
  }));
}

/**
 * Walks the raw input along a path. The schema may see an object where a plain value was sent (`latitude: 51.5`
 * stands for `{decimal: 51.5}`): the walk stops there, so that the location is one the client wrote.
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
 * The path with each member as the client spelled it, where the schema read it under its canonical name.
 *
 * A member that is missing keeps its canonical name: zod reports no input for it.
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

/** The code of what no change elsewhere in a request would mend: it is given whatever else is wrong. */
const DECISIVE_CODE: ErrorCode = 'LLMModeNotSupported';

/** Whether one of the issues settles under which code a request is refused. */
export const hasDecisiveIssue = (issues: readonly CodedIssue[]): boolean =>
  issues.some(({ code }) => code === DECISIVE_CODE);

/**
 * One problem for all issues, the first {@link MAX_ISSUES} listed: under their specific code when they share one or
 * one of them decides it, else `ValidationError`.
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
