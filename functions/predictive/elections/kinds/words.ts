import { namePoint } from '../../../../lib/base/catalog/point-names.ts';
import { type BodyRef, isLordRef } from './members.ts';

/** Name of a body in a sentence. */
export const nameBody = (body: BodyRef): string =>
  isLordRef(body) ? `lord of house ${body.lord_of.house}` : namePoint(body);

/** `Taurus, Cancer or Pisces` */
export const joinNames = (names: readonly (string | number)[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** The orb that a condition states: ` within 3°`. */
export const describeOrb = (orbDeg: number | undefined): string => (orbDeg === undefined ? '' : ` within ${orbDeg}°`);
