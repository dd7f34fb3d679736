/**
 * Where a body is: `apparent`, where its light shows it, with light-time, aberration and deflection; `true`, where it is at
 * the moment itself.
 */
export const POSITION_KINDS = ['apparent', 'true'] as const;
export type PositionKind = (typeof POSITION_KINDS)[number];
