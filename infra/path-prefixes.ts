/** `/a/b` has the prefixes `/a` and `/a/b`. */
export function listPathPrefixes(path: string): readonly string[] {
  const segments = path.split('/').slice(1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}
