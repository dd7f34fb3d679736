import type { z } from 'zod';
import type { Problem } from '../../base/errors/problem.ts';
import { isObject } from '../../base/is-object.ts';
import { shapeOf, unwrapSchema } from '../issues/schema-path.ts';
import { type CodedIssue, toFormIssue, toValidationIssues, toValidationProblem } from '../issues/validation-issues.ts';
import { type FormIssue, findSeparateItem } from './input-form.ts';
import type { NormalizedInput } from './normalize.ts';

/** Takes the place of a list item whose form is refused, where a wrong item fails alone. */
class RefusedItem {
  readonly #issues: readonly CodedIssue[];

  constructor(issues: readonly CodedIssue[]) {
    this.#issues = issues;
  }

  toProblem(): Problem {
    return toValidationProblem(this.#issues);
  }
}

/**
 * Validates an item of a list whose wrong items fail alone.
 *
 * @param sent as it stands in the parsed request: a value, or a RefusedItem
 * @param location where it stands in the request, such as `body.subjects[3]`
 * @throws Problem with every fault of the item
 */
export function readSeparateItem<Item extends z.ZodType>(sent: unknown, schema: Item, location: string) {
  if (sent instanceof RefusedItem) throw sent.toProblem();
  const { success, data, error } = schema.safeParse(sent);
  if (success) return data;
  throw toValidationProblem(toValidationIssues({ name: location, input: sent, schema }, error.issues));
}

interface SeparatedInput {
  readonly value: unknown;
  /** Issues that concern the whole request. */
  readonly formIssues: readonly FormIssue[];
}

/** The part of the request that the items belong to. */
interface ItemOwner {
  readonly name: string;
  readonly input: unknown;
  readonly schema: z.core.$ZodType;
}

/** Gives each separate item its own issues, so that they do not refuse the request. */
export function separateItemIssues(
  { value, issues }: NormalizedInput,
  { name, input, schema }: ItemOwner,
): SeparatedInput {
  if (issues.length === 0 || !isObject(value)) return { value, formIssues: issues };
  const shape = shapeOf(unwrapSchema(schema)) ?? {};
  const list = Object.keys(shape).find((name) => shape[name] && findSeparateItem(unwrapSchema(shape[name])));
  const items = list === undefined ? undefined : value[list];
  if (list === undefined || !Array.isArray(items)) return { value, formIssues: issues };
  const ofItem = (index: number) => issues.filter(({ from }) => from[0] === list && from[1] === index);
  const separated = items.map((item: unknown, index) => {
    const own = ofItem(index);
    return own.length === 0 ? item : new RefusedItem(own.map((issue) => toFormIssue({ name, input }, issue)));
  });
  const formIssues = issues.filter(({ from }) => from[0] !== list || typeof from[1] !== 'number');
  return { value: { ...value, [list]: separated }, formIssues };
}
