import type { z } from 'zod';
import { findNearestNames } from '../../catalog/names.ts';

type ZodIssue = z.core.$ZodIssue;
type ZodIssueOf<Code extends ZodIssue['code']> = Extract<ZodIssue, { code: Code }>;

const ARTICLE: Readonly<Record<string, string>> = { array: 'an array', object: 'an object', int: 'a whole number' };
const UNIT: Readonly<Record<string, string>> = { string: 'character', array: 'item', record: 'member' };

const addArticle = (type: string): string => ARTICLE[type] ?? `a ${type}`;

function describeTypeIssue({ expected }: ZodIssueOf<'invalid_type'>, sent: unknown): string {
  if (sent === undefined) return `is required: ${addArticle(expected)}`;
  const isWrongNumber = typeof sent === 'number' && (expected === 'number' || expected === 'int');
  return `must be ${addArticle(expected)}, not ${isWrongNumber ? sent : describeKind(sent)}`;
}

function describeKind(sent: unknown): string {
  if (sent === null) return 'null';
  return addArticle(Array.isArray(sent) ? 'array' : typeof sent);
}

function describeLimitIssue(issue: ZodIssueOf<'too_big'> | ZodIssueOf<'too_small'>): string {
  const isMost = issue.code === 'too_big';
  const limit = isMost ? issue.maximum : issue.minimum;
  const unit = UNIT[issue.origin];
  if (unit) return `must have at ${isMost ? 'most' : 'least'} ${limit} ${limit === 1 ? unit : `${unit}s`}`;
  const sign = isMost ? (issue.inclusive ? '≤' : '<') : issue.inclusive ? '≥' : '>';
  return `must be ${sign} ${limit}`;
}

/** "; did you mean …?" for a name close to a known one, otherwise an empty text. */
export function suggestName(sent: unknown, knownNames: readonly string[]): string {
  if (typeof sent !== 'string') return '';
  const [nearest] = findNearestNames(sent, knownNames, 1);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}

function describeChoiceIssue({ values }: ZodIssueOf<'invalid_value'>, sent: unknown): string {
  const knownNames = values.map(String);
  const task = sent === undefined ? 'is required:' : 'must be';
  return `${task} ${knownNames.length > 1 ? 'one of ' : ''}${knownNames.join(', ')}${suggestName(sent, knownNames)}`;
}

/** Describes an issue as a phrase that follows the location, such as "must be ≤ 90". */
export function describeIssue(issue: ZodIssue, sent: unknown): string {
  if (issue.code === 'invalid_type') return describeTypeIssue(issue, sent);
  if (issue.code === 'too_big' || issue.code === 'too_small') return describeLimitIssue(issue);
  if (issue.code === 'invalid_value') return describeChoiceIssue(issue, sent);
  return issue.message;
}

/** Describes a member that the schema does not have; suggests a similar name or lists the known ones. */
export function describeUnknownMember(name: string, knownNames: readonly string[]): string {
  if (knownNames.length === 0) return 'is not known: nothing is expected here';
  return `is not known${suggestName(name, knownNames) || `; known are ${knownNames.join(', ')}`}`;
}
