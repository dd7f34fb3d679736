/** How several births become one chart. */
export const COMPOSITE_METHODS = ['midpoint', 'davison'] as const;

export type CompositeMethod = (typeof COMPOSITE_METHODS)[number];
