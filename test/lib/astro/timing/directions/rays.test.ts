import { describe, expect, it } from 'vitest';
import { type BirthSky, type DirectedPoint, locateDegree } from '../../../../../lib/astro/timing/directions/point.ts';
import { castRays, type Ray, type RaySettings } from '../../../../../lib/astro/timing/directions/rays.ts';

const SKY: BirthSky = { armcDeg: 10, latitudeDeg: 50, obliquityDeg: 23.44 };
const MARS: DirectedPoint = { id: 'mars', longitudeDeg: 100, latitudeDeg: 4, ...locateDegree(100, 4, SKY) };
const SETTINGS: RaySettings = {
  space: 'zodiaco',
  latitude: 'both',
  aspectLatitude: 'promissor',
  aspects: ['conjunction', 'trine', 'opposition'],
  contacts: ['aspects'],
  zeroPointDeg: 0,
};

const cast = (settings: Partial<RaySettings>, point = MARS): readonly Ray[] =>
  castRays([point], { ...SETTINGS, ...settings }, SKY);
const rayOf = (rays: readonly Ray[], contact: Ray['contact'], side?: Ray['side']): Ray | undefined =>
  rays.find((ray) => ray.contact === contact && ray.side === side);

/** The declination of a degree with a latitude, to compare latitudes by. */
const declinationOf = (longitudeDeg: number, latitudeDeg: number) =>
  locateDegree(longitudeDeg, latitudeDeg, SKY).declinationDeg;

describe('aspects in the zodiac', () => {
  it.each([
    ['promissor', 4, 4],
    // sin β′ = sin 4° · cos 120° = −0.034878
    ['bianchini', -1.9988, 4],
    ['zero', 0, 4],
  ] as const)('%s puts a trine to latitude %d° and a conjunction to %d°', (aspectLatitude, ofTrine, ofConjunction) => {
    const rays = cast({ aspectLatitude });
    expect(rayOf(rays, 'trine', 'sinister')?.point.declinationDeg).toBeCloseTo(declinationOf(220, ofTrine), 4);
    expect(rayOf(rays, 'conjunction')?.point.declinationDeg).toBeCloseTo(declinationOf(100, ofConjunction), 9);
  });
});

describe('reflections', () => {
  it('parallels are the four degrees of the declination and its opposite', () => {
    const venus = { ...MARS, declinationDeg: -11 };
    const rays = cast({ contacts: ['parallels'] }, venus);
    expect(rays.map(({ contact }) => contact)).toEqual(['parallel', 'parallel', 'contraparallel', 'contraparallel']);
    for (const { contact, longitudeDeg = Number.NaN } of rays) {
      expect(declinationOf(longitudeDeg, 0)).toBeCloseTo(contact === 'parallel' ? -11 : 11, 9);
    }
    expect(new Set(rays.map(({ longitudeDeg }) => longitudeDeg?.toFixed(6))).size).toBe(4);
  });
});
