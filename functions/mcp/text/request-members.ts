import type { ZodType } from 'zod';
import type { Example } from '../../../lib/contract/endpoint.ts';
import { type JsonSchema, toJsonSchema } from '../../../lib/requests/json-schema.ts';

const LONGEST_DESCRIPTION = 90;

/** The members of a body or a query, a line for each, and an example, which shows the members of members. */
export function describeRequest(schema: ZodType | undefined, examples: readonly Example[]): readonly string[] {
  const [example] = examples;
  return [
    ...(schema ? listMembers(toJsonSchema(schema, 'input')) : []),
    ...(example ? [`Example: ${JSON.stringify(example.body ?? example.query)}`] : []),
  ];
}

interface MemberSchema extends JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, MemberSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly MemberSchema[];
  readonly $defs?: Readonly<Record<string, MemberSchema>>;
}

function listMembers(document: MemberSchema): readonly string[] {
  const resolve = (schema: MemberSchema): MemberSchema => ({
    ...document.$defs?.[schema.$ref?.replace('#/$defs/', '') ?? ''],
    ...schema,
  });
  const { properties = {}, required = [] } = resolve(document);
  return Object.entries(properties).map(([name, member]) =>
    describeMember(name, resolve(member), required.includes(name)),
  );
}

function describeMember(name: string, schema: MemberSchema, isRequired: boolean): string {
  const { type, enum: choices, description = '', default: standard } = schema;
  const kind = choices ? choices.join(' | ') : (type ?? 'value');
  const notes = [
    kind.length > LONGEST_DESCRIPTION ? `${kind.slice(0, LONGEST_DESCRIPTION)}…` : kind,
    ...(isRequired ? ['required'] : []),
    ...(standard === undefined ? [] : [`default ${JSON.stringify(standard)}`]),
  ];
  return `${name} (${notes.join(', ')}): ${shorten(description)}`;
}

/** The first sentence or clause of a description. */
function shorten(description: string): string {
  const [first = ''] = description.split(/[.;:] /);
  return first.length > LONGEST_DESCRIPTION ? `${first.slice(0, LONGEST_DESCRIPTION)}…` : first;
}
