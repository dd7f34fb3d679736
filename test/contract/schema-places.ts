import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { componentOf, mainForm } from '../support/fuzz/document.ts';

export type Path = readonly (string | number)[];

/** A member of a request, by its path from the body, with the schema as the document refers to it. */
export interface SchemaPlace {
  readonly path: Path;
  readonly schema: OpenApiSchema;
}

/** Every named member of a request's body; of a list the last element of the value. Closed components are not opened, and an object with exactly one member only at the one that it has. */
export function listPlaces(schema: OpenApiSchema, value: unknown, closed: readonly string[]): readonly SchemaPlace[] {
  return walk({ path: [], schema }, value, new Set(closed));
}

function walk(place: SchemaPlace, value: unknown, closed: ReadonlySet<string>): readonly SchemaPlace[] {
  const own = mainForm(place.schema);
  if (closed.has(componentOf(place.schema) ?? '')) return [place];
  if (own.items) {
    const last = Array.isArray(value) ? value.length - 1 : 0;
    return [place, ...walk({ path: [...place.path, last], schema: own.items }, memberOf(value, last), closed)];
  }
  const isOpen = (name: string): boolean => own.maxProperties !== 1 || memberOf(value, name) !== undefined;
  const members = Object.entries(own.properties ?? {}).filter(([name]) => isOpen(name));
  const inside = members.flatMap(([name, schema]) =>
    walk({ path: [...place.path, name], schema }, memberOf(value, name), closed),
  );
  return [place, ...inside];
}

const memberOf = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

/** A copy of a value with one member replaced; objects and lists on the way to it are made where they are missing. */
export function withMemberAt(value: unknown, [step, ...rest]: Path, member: unknown): unknown {
  if (step === undefined) return member;
  if (typeof step === 'number' && !Array.isArray(value)) return [withMemberAt(undefined, rest, member)];
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? withMemberAt(item, rest, member) : item));
  return { ...Object(value), [step]: withMemberAt(memberOf(value, step), rest, member) };
}

/** A path as the locations of issues are written. */
export const toLocation = (path: Path): string =>
  `body${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')}`;
