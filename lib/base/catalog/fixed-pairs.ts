/**
 * Pairs at a fixed or nearly fixed angle, so that an aspect between them carries no information. The key is the point
 * that comes first in a chart, the value its partners. One lookup a point: a key of both names, for each of 231 pairs,
 * took a seventh of the time of a chart.
 */
export const FIXED_PARTNERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['mean_node', ['true_node', 'south_node']],
  ['true_node', ['south_node']],
  ['mean_lilith', ['true_lilith']],
]);

/** Whether two points stand at a fixed or nearly fixed angle, in either order. */
export const isFixedPair = (one: string, other: string): boolean =>
  Boolean(FIXED_PARTNERS.get(one)?.includes(other) || FIXED_PARTNERS.get(other)?.includes(one));
