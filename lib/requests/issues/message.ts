import type { z } from 'zod';
import { findNearestNames } from '../../base/catalog/names.ts';
import { type AcceptedForms, findAcceptedForms } from '../accepted-forms.ts';
import { listAcceptedNames } from '../forms/accepted-names.ts';
import { describeMissingFile, findMeantName, findMissingNumber } from './minor-planet.ts';
import { listMemberNames, listMemberPaths, shapeOf } from './schema-path.ts';

type ZodIssue = z.core.$ZodIssue;
type ZodIssueOf<Code extends ZodIssue['code']> = Extract<ZodIssue, { code: Code }>;

/** What was sent for a member, and the words for what its schema accepts. */
interface SentMember {
  readonly sent: unknown;
  readonly words: AcceptedForms | undefined;
}

const ARTICLE: Readonly<Record<string, string>> = {
  ...{ array: 'an array', object: 'an object', record: 'an object', int: 'a whole number' },
};
const UNIT: Readonly<Record<string, string>> = { string: 'character', array: 'item', record: 'member' };

const addArticle = (type: string): string => ARTICLE[type] ?? `a ${type}`;

function describeTypeIssue({ expected }: ZodIssueOf<'invalid_type'>, { sent, words }: SentMember): string {
  const forms = words?.forms ?? addArticle(expected);
  if (sent === undefined) return `is required: ${forms}`;
  const isWrongNumber = typeof sent === 'number' && (expected === 'number' || expected === 'int');
  const hint = typeof sent === 'string' ? formatHint(words) : '';
  return `must be ${forms}, not ${isWrongNumber ? sent : describeKind(sent)}${hint}`;
}

const formatHint = (words: AcceptedForms | undefined): string => (words?.hint === undefined ? '' : `; ${words.hint}`);

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
const suggestName = (sent: unknown, knownNames: readonly string[]): string =>
  typeof sent === 'string' ? formatSuggestion(findMeantName(sent, knownNames)) : '';

const formatSuggestion = (name: string | undefined): string => (name === undefined ? '' : `; did you mean ${name}?`);

function describeChoiceIssue(issue: ZodIssueOf<'invalid_value'>, sent: unknown): string {
  const missing = findMissingNumber(issue, sent);
  if (missing !== undefined) return describeMissingFile(missing);
  const knownNames = issue.values.map(String);
  const task = sent === undefined ? 'is required:' : 'must be';
  const [onlyName, another] = knownNames;
  if (another === undefined) return `${task} ${onlyName}`;
  return `${task} one of ${knownNames.join(', ')}${suggestName(sent, knownNames)}`;
}

/** Describes an issue as a phrase that follows the location, such as "must be ≤ 90". */
export function describeIssue(issue: ZodIssue, member: SentMember): string {
  const { sent } = member;
  if (issue.code === 'invalid_type') return describeTypeIssue(issue, member);
  if (issue.code === 'too_big' || issue.code === 'too_small') return describeLimitIssue(issue);
  if (issue.code === 'invalid_value') return describeChoiceIssue(issue, sent);
  return issue.message;
}

/** An unknown member in words. */
interface UnknownMember {
  readonly message: string;
  /** Path of the member that is probably meant, from the root of the request's part. */
  readonly meant?: readonly string[];
}

/** The object that has the unknown member. */
interface ObjectOfMember {
  /** Its schema and those inside its wrappers. */
  readonly schemas: readonly z.core.$ZodType[];
  /** Where it stands, from the root of the request's part. */
  readonly path: readonly PropertyKey[];
}

/**
 * Describes a member that the schemas do not have; suggests a similar name or lists the known ones.
 *
 * @param root schema of the whole request, which may have the member in another object
 */
export function describeUnknownMember(
  name: string,
  { schemas, path }: ObjectOfMember,
  root: z.core.$ZodType,
): UnknownMember {
  const knownNames = listMemberNames(schemas);
  if (knownNames.length === 0) return { message: 'is not known: nothing is expected here' };
  const meant = findMeantMember(name, { schemas, path }, root);
  if (meant) return { message: `is not known${formatSuggestion(meant.text)}`, meant: meant.path };
  return { message: `is not known; known are ${knownNames.join(', ')}${formatHint(findAcceptedForms(schemas))}` };
}

interface MeantMember {
  readonly text: string;
  readonly path: readonly string[];
}

/** The member of this name in another object, the only name here that ends with this word, a similar name, or the only name that begins with it. */
function findMeantMember(
  name: string,
  { schemas, path }: ObjectOfMember,
  root: z.core.$ZodType,
): MeantMember | undefined {
  // A name that was refused although it is accepted elsewhere, such as one of a flat birth beside a subject, is not meant.
  const knownNames = listAcceptedNames(shapeOf(schemas) ?? {}).filter((known) => known !== name);
  const paths = listMemberPaths(root);
  const here =
    findOnlyEnding(name, listMemberNames(schemas)) ??
    findNearestNames(name, knownNames, 1)[0] ??
    findOnlyBeginning(name, knownNames);
  const elsewhere = paths.find((one) => lastNameOf(one) === name);
  if (elsewhere !== undefined) return { text: elsewhere, path: elsewhere.split('.') };
  if (here !== undefined) return { text: here, path: [...path.map(String), here] };
  const [nearest] = findNearestNames(name, paths.map(lastNameOf), 1);
  const other = paths.find((one) => lastNameOf(one) === nearest) ?? findOnlyBeginning(name, paths);
  return other === undefined ? undefined : { text: other, path: other.split('.') };
}

const lastNameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** @example findOnlyEnding('location', ['subject', 'relocation_location']) // 'relocation_location' */
function findOnlyEnding(name: string, names: readonly string[]): string | undefined {
  const [ending, another] = names.filter((each) => each.endsWith(`_${name}`));
  return another === undefined ? ending : undefined;
}

/** @example findOnlyBeginning('decimals', ['orbs', 'options.decimal_places']) // 'options.decimal_places' */
function findOnlyBeginning(name: string, paths: readonly string[]): string | undefined {
  const beginning = `${name.replace(/s$/, '')}_`;
  const [path, another] = paths.filter((each) => lastNameOf(each).startsWith(beginning));
  return another === undefined ? path : undefined;
}
