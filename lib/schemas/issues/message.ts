import type { z } from 'zod';
import { findNearestNames } from '../../catalog/names.ts';

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

const ARTICLE: Readonly<Record<string, string>> = { array: 'an array', object: 'an object', int: 'a whole number' };
const UNIT: Readonly<Record<string, string>> = { string: 'character', array: 'item', record: 'member' };

const named = (type: string): string => ARTICLE[type] ?? `a ${type}`;

function typeMessage({ expected }: IssueOf<'invalid_type'>, sent: unknown): string {
  if (sent === undefined) return `is required: ${named(expected)}`;
  const isWrongNumber = typeof sent === 'number' && (expected === 'number' || expected === 'int');
  return `must be ${named(expected)}, not ${isWrongNumber ? sent : kindOf(sent)}`;
}

function kindOf(sent: unknown): string {
  if (sent === null) return 'null';
  return named(Array.isArray(sent) ? 'array' : typeof sent);
}

function limitMessage(issue: IssueOf<'too_big'> | IssueOf<'too_small'>): string {
  const isMost = issue.code === 'too_big';
  const limit = isMost ? issue.maximum : issue.minimum;
  const unit = UNIT[issue.origin];
  if (unit) return `must have at ${isMost ? 'most' : 'least'} ${limit} ${limit === 1 ? unit : `${unit}s`}`;
  const sign = isMost ? (issue.inclusive ? '≤' : '<') : issue.inclusive ? '≥' : '>';
  return `must be ${sign} ${limit}`;
}

/** "did you mean …" for a name close to a known one, else nothing. */
export function suggestion(sent: unknown, known: readonly string[]): string {
  if (typeof sent !== 'string') return '';
  const [nearest] = findNearestNames(sent, known, 1);
  return nearest === undefined ? '' : `; did you mean ${nearest}?`;
}

function choiceMessage({ values }: IssueOf<'invalid_value'>, sent: unknown): string {
  const known = values.map(String);
  const task = sent === undefined ? 'is required:' : 'must be';
  return `${task} ${known.length > 1 ? 'one of ' : ''}${known.join(', ')}${suggestion(sent, known)}`;
}

/** What is wrong at one place, as a phrase that follows the place's name. */
export function messageOf(issue: Issue, sent: unknown): string {
  if (issue.code === 'invalid_type') return typeMessage(issue, sent);
  if (issue.code === 'too_big' || issue.code === 'too_small') return limitMessage(issue);
  if (issue.code === 'invalid_value') return choiceMessage(issue, sent);
  return issue.message;
}

/** What is wrong with a member that the schema does not name. */
export function unknownMemberMessage(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'is not known: nothing is expected here';
  return `is not known${suggestion(name, known) || `; known are ${known.join(', ')}`}`;
}
