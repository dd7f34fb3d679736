/**
 * The same JSON value with every `{allOf: [{$ref}]}` as that `{$ref}`.
 *
 * zod wraps the reference of an optional member, so that a description can stand beside it; where none does, the
 * wrapper only hides the component's name from generators of clients.
 */
export function bareReferences<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(bareReferences) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, bareReferences(member)] as const);
  return (onlyReference(members) ?? Object.fromEntries(members)) as Value;
}

/** The reference in an object whose one member is an `allOf` of nothing else. */
function onlyReference(members: readonly (readonly [string, unknown])[]): object | undefined {
  const [member, ...otherMembers] = members;
  const [name, options] = member ?? [];
  if (name !== 'allOf' || otherMembers.length > 0 || !Array.isArray(options)) return undefined;
  const [only, ...others] = options;
  return others.length === 0 && '$ref' in only ? only : undefined;
}
