export type JsonObject = Record<string, unknown>;

interface Found {
  /** Path to the object, steps joined by `/`. */
  readonly pointer: string;
  readonly value: JsonObject;
}

/** Every object inside a JSON value, itself included. Examples are skipped because they are data. */
export function objectsOf(value: unknown, pointer = ''): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).filter(([name]) => name !== 'example' && name !== 'examples');
  const inside = members.flatMap(([name, member]) => objectsOf(member, `${pointer}/${name}`));
  return Array.isArray(value) ? inside : [{ pointer, value: value as JsonObject }, ...inside];
}

interface Member {
  readonly pointer: string;
  /** The member's own keywords, completed by those of the component it refers to. */
  readonly schema: JsonObject;
}

/** Every member of every object schema of an OpenAPI document. */
export function memberSchemas(openapi: JsonObject): Member[] {
  return objectsOf(openapi).flatMap(({ pointer, value }) => {
    if (value.type !== 'object' || typeof value.properties !== 'object') return [];
    return Object.entries(value.properties as Record<string, JsonObject>).map(([name, schema]) => ({
      pointer: `${pointer}/${name}`,
      schema: { ...componentOf(openapi, schema), ...schema },
    }));
  });
}

function componentOf(openapi: JsonObject, schema: JsonObject): JsonObject {
  const { $ref: reference } = schema;
  if (typeof reference !== 'string') return {};
  const steps = reference.split('/').slice(1);
  return steps.reduce<JsonObject>((value, step) => value[step] as JsonObject, openapi);
}
