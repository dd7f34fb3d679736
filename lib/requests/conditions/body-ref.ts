import type { TransitBodyId } from '../../base/catalog/transit-bodies.ts';

/** The planet that rules the sign on the cusp of a house, in place of a body. */
interface LordRef {
  readonly lord_of: { readonly house: number };
}

/** A body of a condition, as the request states it. */
export type BodyRef = TransitBodyId | LordRef;

export const isLordRef = (body: BodyRef): body is LordRef => typeof body !== 'string';
