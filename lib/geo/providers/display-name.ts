/** Name, state and country, each left out where it repeats the one before. */
export function displayName(...parts: readonly (string | null | undefined)[]): string {
  const given = parts.filter((part): part is string => typeof part === 'string' && part !== '');
  return given.filter((part, index) => part !== given[index - 1]).join(', ');
}
