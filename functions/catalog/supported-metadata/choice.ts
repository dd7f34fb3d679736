/** One name of a closed list. */
export interface Choice {
  readonly id: string;
  readonly description: string;
}

/** The names of a closed list, in its order, each with its meaning. A name without a meaning does not compile. */
export function listChoices<const Id extends string | number>(
  ids: readonly Id[],
  meanings: Readonly<Record<Id, string>> | ((id: Id) => string),
): Choice[] {
  const explain = typeof meanings === 'function' ? meanings : (id: Id) => meanings[id];
  return ids.map((id) => ({ id: String(id), description: explain(id) }));
}
