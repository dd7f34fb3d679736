import { SIGNS, type Sign } from '../../base/catalog/signs.ts';
import { isOddSign, type VargaMethod } from '../../base/catalog/varga-rules.ts';
import { VARGA_METHODS, type Varga } from '../../base/catalog/vargas.ts';
import type { LongitudeDeg } from '../../base/units/angle.ts';
import { DEG_PER_SIGN, signIndexOf, signLongitudeDeg } from '../sky/zodiac/sign-position.ts';
import { findCirclePart } from './circle-part.ts';

/** Where a longitude lies in a varga. */
interface VargaPosition {
  readonly sign: Sign;
  /** How far the longitude has gone through its part, as degrees of a sign, in `[0, 30)`. */
  readonly degreesIn: number;
  /** Whether the sign is that of the longitude itself. */
  readonly isVargottama: boolean;
  /** Degrees of the zodiac to the nearer border of the part. */
  readonly borderDeg: number;
}

/** The method of a varga with its id. */
export interface NamedVargaMethod extends VargaMethod {
  readonly id: string;
}

/**
 * Finds a method of a varga by its id; without one the default, its first.
 *
 * @throws RangeError for an id that the varga does not have
 */
export function findVargaMethod(varga: Varga, id = Object.keys(VARGA_METHODS[varga])[0] ?? ''): NamedVargaMethod {
  const method = VARGA_METHODS[varga][id];
  if (!method) throw new RangeError(`varga ${varga} has no method ${id}`);
  return { ...method, id };
}

/** Places a sidereal longitude in a varga. Each part includes its beginning and excludes its end. */
export function placeInVarga(siderealDeg: LongitudeDeg, varga: Varga, method: VargaMethod): VargaPosition {
  const { sign, part, share, borderDeg } = method.endsDeg
    ? findUnequalPart(siderealDeg, method.endsDeg)
    : findEqualPart(siderealDeg, varga);
  const index = wrapSign(method.signOf(sign, part));
  return {
    sign: SIGNS[index] as Sign,
    degreesIn: Math.min(share * DEG_PER_SIGN, LAST_DEG),
    isVargottama: index === sign,
    borderDeg,
  };
}

const SIGN_COUNT = SIGNS.length;
/** The largest number below 30. */
const LAST_DEG = 30 - 2 ** -48;

const wrapSign = (index: number): number => ((index % SIGN_COUNT) + SIGN_COUNT) % SIGN_COUNT;

interface SignPart {
  readonly sign: number;
  readonly part: number;
  /** Share of the part that has been passed, in `[0, 1)` but for rounding. */
  readonly share: number;
  readonly borderDeg: number;
}

function findEqualPart(siderealDeg: LongitudeDeg, parts: Varga): SignPart {
  const { index, degreesIn, borderDeg } = findCirclePart(siderealDeg, SIGN_COUNT * parts);
  const sign = Math.floor(index / parts);
  return { sign, part: index % parts, share: (degreesIn * parts) / DEG_PER_SIGN, borderDeg };
}

function findUnequalPart(siderealDeg: LongitudeDeg, ends: NonNullable<VargaMethod['endsDeg']>): SignPart {
  const sign = signIndexOf(siderealDeg);
  const intoSignDeg = signLongitudeDeg(siderealDeg);
  const endsDeg = isOddSign(sign) ? ends.odd : ends.even;
  const part = endsDeg.findIndex((endDeg) => intoSignDeg < endDeg);
  const [startDeg, endDeg] = [endsDeg[part - 1] ?? 0, endsDeg[part] ?? DEG_PER_SIGN];
  const [passedDeg, leftDeg] = [intoSignDeg - startDeg, endDeg - intoSignDeg];
  return { sign, part, share: passedDeg / (endDeg - startDeg), borderDeg: Math.min(passedDeg, leftDeg) };
}
