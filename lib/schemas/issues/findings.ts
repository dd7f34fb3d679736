import type { z } from 'zod';
import { toCanonicalName } from '../../catalog/names.ts';
import type { ErrorCode } from '../../errors/catalogue.ts';
import { type Finding, Problem } from '../../errors/problem.ts';
import { problemCode } from '../problem-code.ts';
import { excerpt, shortened } from './excerpt.ts';
import { messageOf, unknownMemberMessage } from './message.ts';
import { memberNames, schemasAlong } from './schema-path.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A finding with the specific error code it falls under, if any. */
export interface CodedFinding extends Finding {
  readonly code: ErrorCode | undefined;
}

/** One part of a request: what was sent, and the schema it was held against. */
interface Part {
  /** Where it stands: `body`, `query`, or a place in one of them such as `body.subjects[3]`. */
  readonly name: string;
  readonly input: unknown;
  readonly schema: z.core.$ZodType;
}

/** More faults than anyone reads at once, few enough that the answer stays small whatever was sent. */
const MOST_FINDINGS = 50;
const LONGEST_NAME = 64;

/** The faults that zod found, each with its own path, message and the value sent. */
export function findingsOf(part: Part, issues: readonly Issue[]): CodedFinding[] {
  const found: CodedFinding[] = [];
  for (const issue of issues) {
    if (found.length >= MOST_FINDINGS) break;
    found.push(...(issue.code === 'unrecognized_keys' ? unknownMembers(part, issue) : [findingOf(part, issue)]));
  }
  return found.slice(0, MOST_FINDINGS);
}

function findingOf(part: Part, issue: Issue): CodedFinding {
  const { path, sent } = followInput(part.input, pathAsSent(part, issue));
  const finding = { location: locationOf(part.name, path), message: messageOf(issue, sent) };
  const code = sent === undefined ? statedCode(issue) : (statedCode(issue) ?? registeredCode(part.schema, issue.path));
  return sent === undefined ? { ...finding, code } : { ...finding, value: excerpt(sent), code };
}

function unknownMembers(part: Part, issue: Extract<Issue, { code: 'unrecognized_keys' }>): CodedFinding[] {
  const { path, sent } = followInput(part.input, issue.path);
  const known = memberNames(part.schema, issue.path);
  return issue.keys.slice(0, MOST_FINDINGS).map((key) => ({
    location: locationOf(part.name, [...path, key]),
    message: unknownMemberMessage(key, known),
    value: excerpt((sent as Record<string, unknown>)[key]),
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
function pathAsSent({ input }: Part, { path, input: value }: Issue): Path {
  if (value === undefined) return path;
  let sent = input;
  return path.map((key) => {
    const name = typeof key === 'string' ? spelledIn(sent, key) : key;
    sent = typeof sent === 'object' && sent !== null ? (sent as Record<PropertyKey, unknown>)[name] : undefined;
    return name;
  });
}

function spelledIn(sent: unknown, key: string): string {
  if (typeof sent !== 'object' || sent === null || Object.hasOwn(sent, key)) return key;
  return Object.keys(sent).find((name) => toCanonicalName(name) === key) ?? key;
}

function locationOf(part: string, path: Path): string {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${shortened(String(key), LONGEST_NAME)}`));
  return part + steps.join('');
}

function statedCode(issue: Issue): ErrorCode | undefined {
  return issue.code === 'custom' ? (issue.params?.problem as ErrorCode | undefined) : undefined;
}

function registeredCode(root: z.core.$ZodType, path: Path): ErrorCode | undefined {
  return schemasAlong(root, path)
    .map((schema) => problemCode.get(schema)?.code)
    .findLast((code) => code !== undefined);
}

/** The code of what no change elsewhere in a request would mend: it is given whatever else is wrong. */
const DECISIVE: ErrorCode = 'LLMModeNotSupported';

/** Whether one of the findings settles under which code a request is refused. */
export const isDecided = (found: readonly CodedFinding[]): boolean => found.some(({ code }) => code === DECISIVE);

/**
 * One problem for all findings, the first {@link MOST_FINDINGS} listed: under their specific code when they share one or
 * one of them decides it, else `ValidationError`.
 */
export function problemOf(found: readonly CodedFinding[]): Problem {
  const codes = new Set(found.map(({ code }) => code));
  const [shared] = codes;
  const common = codes.size === 1 && shared !== undefined ? shared : 'ValidationError';
  const code = isDecided(found) ? DECISIVE : common;
  const findings = found.slice(0, MOST_FINDINGS).map(({ code: _, ...finding }) => finding);
  return new Problem(code, detailOf(findings), { findings });
}

function detailOf(findings: readonly Finding[]): string {
  const [first, ...rest] = findings;
  const sentence = first ? `${first.location} ${first.message}` : 'The request does not fit the schema';
  return rest.length === 0 ? sentence : `${sentence} (and ${rest.length} more in errors)`;
}
