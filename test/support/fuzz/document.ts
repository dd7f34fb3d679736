import { buildContract } from '../../../infra/build/openapi.ts';
import type { OpenApiSchema, Operation, Parameter } from '../../../lib/contract/openapi-document.ts';
import { findForms } from '../../../lib/contract/openapi-schema.ts';

/** An operation as documented: everything that a client can know. */
export interface DocumentedOperation {
  readonly title: string;
  /** The group of the service that answers. */
  readonly tag: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: OpenApiSchema | undefined;
  readonly responses: Operation['responses'];
}

const { openapi } = await buildContract();

/** The contract that /meta/openapi.json serves. */
export const document = openapi;

/** The target of a reference within the document. */
export function resolve(reference: string): unknown {
  const steps = reference.split('/').slice(1);
  return steps.reduce((value, step) => (value as Record<string, unknown>)[step] as object, document as object);
}

/** The schema to which references lead. */
export const plain = (schema: OpenApiSchema): OpenApiSchema =>
  schema.$ref === undefined ? schema : plain(resolve(schema.$ref) as OpenApiSchema);

/** The forms in which a value can be sent; a schema without a choice is its own. */
export function formsOf(schema: OpenApiSchema): readonly OpenApiSchema[] {
  const own = plain(schema);
  return (findForms(own) ?? [own]).map(plain);
}

/** The form of a schema that has members, where it can be sent in several: the contract shows it first. */
export function mainForm(schema: OpenApiSchema): OpenApiSchema {
  const own = plain(schema);
  const [first] = own.oneOf ?? [];
  return first ? mainForm(first) : own;
}

/** The schema of an element of a list; undefined where the document states none. */
export const itemOf = ({ items, prefixItems = [] }: OpenApiSchema, index: number): OpenApiSchema | undefined =>
  prefixItems[index] ?? (items || undefined);

/** Name of the component that a schema refers to. */
export const componentOf = ({ $ref }: OpenApiSchema): string | undefined => $ref?.split('/').at(-1);

/** Every operation of the document. */
export const documentedOperations: readonly DocumentedOperation[] = Object.entries(document.paths).flatMap(
  ([path, item]) => Object.entries(item).map(([method, operation]) => toDocumentedOperation(path, method, operation)),
);

function toDocumentedOperation(path: string, lowerMethod: string, operation: Operation): DocumentedOperation {
  const { tags, parameters = [], requestBody, responses } = operation;
  const method = lowerMethod.toUpperCase() as DocumentedOperation['method'];
  const body = requestBody?.content['application/json']?.schema;
  return { title: `${method} ${path}`, tag: tags[0] ?? '', method, path, parameters, body, responses };
}
