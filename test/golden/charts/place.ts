import { expect } from 'vitest';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';

type Abbreviation = 'Ari' | 'Tau' | 'Gem' | 'Can' | 'Leo' | 'Vir' | 'Lib' | 'Sco' | 'Sag' | 'Cap' | 'Aqu' | 'Pis';

/** A printed longitude: degrees, sign, minutes. */
export type Printed = `${number} ${Abbreviation} ${string}`;

/** Degrees in `[0, 360)` of a printed longitude. */
export function toDegrees(printed: Printed): number {
  const [degrees, abbreviation = '', minutes] = printed.split(' ');
  const sign = SIGNS.findIndex((name: Sign) => name.startsWith(abbreviation));
  return sign * 30 + Number(degrees) + Number(minutes) / 60;
}

/** Fails with the name of the point where two longitudes differ by more than `minutes` of arc. */
export function expectWithin(minutes: number, name: string, actualDeg: number, publishedDeg: number): void {
  const apart = separationDeg(actualDeg, publishedDeg) * 60;
  expect({ name, apart, isWithin: apart <= minutes }).toEqual({ name, apart, isWithin: true });
}

/** Degrees of an angle written with a sign, degrees, minutes and seconds: `-23°00'45"`. */
export function parseSexagesimal(text: string): number {
  const [degrees = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return (text.startsWith('-') ? -1 : 1) * (degrees + minutes / 60 + seconds / 3600);
}
