import type { OpenApi } from '../../lib/contract/openapi-document.ts';
import { type ContractType, readType } from './contract-type.ts';
import { type AnswerType, type ClientOperation, listOperations } from './operations.ts';

/** The contract as the clients of all languages see it. */
export interface ClientModel {
  readonly version: string;
  /** Named types, sorted by name. */
  readonly schemas: readonly NamedType[];
  readonly operations: readonly ClientOperation[];
}

/** A type with a name. */
export interface NamedType {
  readonly name: string;
  readonly description: string | undefined;
  readonly type: ContractType;
}

/** Reads the document. */
export const readModel = (document: OpenApi): ClientModel => ({
  version: document.info.version,
  schemas: Object.entries(document.components.schemas).map(([name, schema]) => ({
    name,
    description: schema.description,
    type: readType(schema),
  })),
  operations: listOperations(document),
});

/** Names of all types that a request body consists of. */
export const listRequestTypes = (model: ClientModel): ReadonlySet<string> =>
  listReached(
    model,
    model.operations.map(({ body }) => body),
  );

/** Names of all types that some types consist of. */
export function listReached({ schemas }: ClientModel, roots: readonly (AnswerType | undefined)[]): ReadonlySet<string> {
  const types = new Map(schemas.map(({ name, type }) => [name, type]));
  const reached = new Set<string>();
  const visit = (type: AnswerType | undefined): void => {
    for (const name of type ? listReferences(type) : []) {
      if (reached.has(name)) continue;
      reached.add(name);
      visit(types.get(name));
    }
  };
  for (const root of roots) visit(root);
  return reached;
}

/** Names that a type mentions. */
function listReferences(type: AnswerType): readonly string[] {
  if (type.kind === 'reference') return [type.name];
  if (type.kind === 'flat birth') return ['FlatBirth'];
  if (type.kind === 'list') return listReferences(type.item);
  if (type.kind === 'map') return listReferences(type.value);
  if (type.kind === 'union') return type.options.flatMap(listReferences);
  return type.kind === 'object' ? type.members.flatMap((member) => listReferences(member.type)) : [];
}
