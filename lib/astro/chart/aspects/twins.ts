/** Twins of a point: nearly the same place, or the place opposite. Beside one of them a point repeats what the twin says. */
const TWINS: ReadonlyMap<string, readonly string[]> = new Map([
  ['mean_node', ['true_node']],
  ['south_node', ['true_node', 'mean_node']],
  ['mean_lilith', ['true_lilith']],
]);

/** The points without those whose twin is among them. */
export function dropTwins<Point extends { readonly id: string }>(points: readonly Point[]): readonly Point[] {
  const hasPoint = (wanted: string) => points.some(({ id }) => id === wanted);
  return points.filter(({ id }) => !TWINS.get(id)?.some(hasPoint));
}
