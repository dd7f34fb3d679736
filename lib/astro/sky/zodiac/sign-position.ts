import {
  ELEMENTS,
  type Element,
  MODALITIES,
  type Modality,
  POLARITIES,
  type Polarity,
  SIGNS,
  type Sign,
} from '../../../base/catalog/signs.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';

export const DEG_PER_SIGN = 30;

/** Index of the sign that holds a longitude: 0 Aries … 11 Pisces. */
export function signIndexOf(longitude: LongitudeDeg): number {
  return Math.floor(longitude / DEG_PER_SIGN);
}

/** The sign that holds a longitude. */
export function signOf(longitude: LongitudeDeg): Sign {
  return SIGNS[signIndexOf(longitude)] as Sign;
}

/** The longitude at which a sign begins. */
export const startOfSign = (sign: Sign): LongitudeDeg => longitudeDeg(SIGNS.indexOf(sign) * DEG_PER_SIGN);

/** Degrees from the beginning of the sign, in `[0, 30)`. */
export function signLongitudeDeg(longitude: LongitudeDeg): number {
  return longitude - signIndexOf(longitude) * DEG_PER_SIGN;
}

/** The element of the sign that holds a longitude: fire, earth, air, water, repeating from Aries on. */
export function elementOf(longitude: LongitudeDeg): Element {
  return ELEMENTS[signIndexOf(longitude) % ELEMENTS.length] as Element;
}

/** The modality of the sign that holds a longitude: cardinal, fixed, mutable, repeating from Aries on. */
export function modalityOf(longitude: LongitudeDeg): Modality {
  return MODALITIES[signIndexOf(longitude) % MODALITIES.length] as Modality;
}

/** The polarity of the sign that holds a longitude: positive and negative in turn from Aries on. */
export function polarityOf(longitude: LongitudeDeg): Polarity {
  return POLARITIES[signIndexOf(longitude) % POLARITIES.length] as Polarity;
}
