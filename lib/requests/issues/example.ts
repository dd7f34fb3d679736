import type * as z from 'zod';
import { globalRegistry, safeParse } from 'zod/v4/core';
import { shapeOf, unwrapSchema } from './schema-path.ts';

type Schema = z.core.$ZodType;

/** Longest example in an answer, as JSON; it keeps an answer with many issues small. */
const MAX_EXAMPLE_LENGTH = 300;

/** Longest example of a whole object, of which an answer has few. */
const MAX_OBJECT_LENGTH = 600;

interface Fault {
  /** The value that was sent, undefined where there was none. */
  readonly sent: unknown;
  readonly issue: z.core.$ZodIssue;
}

/**
 * One correct form of a member: the example that the issue states, else that of its schema.
 *
 * @param schemas the member's schema and those inside its wrappers, outermost first
 * @returns undefined where there is no short example, and where the schema accepts what was sent: the member's form is
 *   right then, and another member decides what is wrong with it, unless the issue says otherwise
 */
export function findExample(schemas: readonly Schema[], { sent, issue }: Fault): unknown {
  const { example, hasExample } = readParameters(issue);
  if (example !== undefined) return example;
  const [schema] = schemas;
  const isWrong = hasExample === true || (schema !== undefined && !isAccepted(schema, sent));
  return isWrong ? composeExample(schemas) : undefined;
}

/** What the issue of an outer check says about an example: its value, or that the example of the schema is valid with any other members. */
export function readParameters(issue: z.core.$ZodIssue): Readonly<Record<string, unknown>> {
  return issue.code === 'custom' ? (issue.params ?? {}) : {};
}

/**
 * The example of a schema; for an object without one, its required members with their examples.
 *
 * @param schemas the schema and those inside its wrappers, outermost first
 * @returns undefined where there is none that is short
 */
export function composeExample(schemas: readonly Schema[]): unknown {
  const [schema] = schemas;
  if (!schema) return undefined;
  const stated = readExample(schemas);
  const example = stated ?? composeObject(schemas);
  const limit = stated === undefined ? MAX_OBJECT_LENGTH : MAX_EXAMPLE_LENGTH;
  const isShort = example !== undefined && JSON.stringify(example).length <= limit;
  return isShort && isAccepted(schema, example) ? example : undefined;
}

function readExample(schemas: readonly Schema[]): unknown {
  return schemas.map((one) => globalRegistry.get(one)?.example).find((one) => one !== undefined);
}

function composeObject(schemas: readonly Schema[]): unknown {
  const shape = shapeOf(schemas);
  if (!shape) return undefined;
  const required = Object.entries(shape).filter(([, member]) => !isAccepted(member, undefined));
  return Object.fromEntries(required.map(([name, member]) => [name, readExample(unwrapSchema(member))]));
}

const isAccepted = (schema: Schema, value: unknown): boolean => safeParse(schema, value).success;
