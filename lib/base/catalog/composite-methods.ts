/** How several births become one chart. */
export const COMPOSITE_METHODS = ['midpoint', 'davison'] as const;

/**
 * How a midpoint composite gets its houses: `derived` from the mean Midheaven at one latitude, or `midpoint`, the
 * midpoints of Ascendants, cusps and lots.
 */
export const COMPOSITE_HOUSE_METHODS = ['derived', 'midpoint'] as const;

export type CompositeHouseMethod = (typeof COMPOSITE_HOUSE_METHODS)[number];
export type CompositeMethod = (typeof COMPOSITE_METHODS)[number];
