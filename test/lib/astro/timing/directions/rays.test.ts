import { describe, expect, it } from 'vitest';
import { type BirthSky, type DirectedPoint, locateDegree } from '../../../../../lib/astro/timing/directions/point.ts';
import { castRays, findTerm, type Ray, type RaySettings } from '../../../../../lib/astro/timing/directions/rays.ts';
import { EGYPTIAN_TERMS } from '../../../../../lib/base/catalog/dignities.ts';

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
    ['both', 4],
    ['promissor', 4],
    ['significator', 0],
    ['neither', 0],
  ] as const)('with latitude of %s the promissor has %d°', (latitude, kept) => {
    const declination = rayOf(cast({ latitude }), 'conjunction')?.point.declinationDeg;
    expect(declination).toBeCloseTo(declinationOf(100, kept), 9);
  });

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
  it('antiscia mirror at 0° Cancer and at 0° Aries, with the latitude of the promissor', () => {
    const rays = cast({ contacts: ['antiscia'] });
    expect(rays.map(({ contact, longitudeDeg }) => [contact, longitudeDeg])).toEqual([
      ['antiscion', 80],
      ['contra_antiscion', 260],
    ]);
    expect(rays[0]?.point.declinationDeg).toBeCloseTo(MARS.declinationDeg, 9);
  });

  it('parallels are the four degrees of the declination and its opposite', () => {
    const venus = { ...MARS, declinationDeg: -11 };
    const rays = cast({ contacts: ['parallels'] }, venus);
    expect(rays.map(({ contact }) => contact)).toEqual(['parallel', 'parallel', 'contraparallel', 'contraparallel']);
    for (const { contact, longitudeDeg = Number.NaN } of rays) {
      expect(declinationOf(longitudeDeg, 0)).toBeCloseTo(contact === 'parallel' ? -11 : 11, 9);
    }
    expect(new Set(rays.map(({ longitudeDeg }) => longitudeDeg?.toFixed(6))).size).toBe(4);
  });

  it('a point beyond the solstices has no parallels', () => {
    expect(cast({ contacts: ['parallels'] }, { ...MARS, declinationDeg: 23.45 })).toEqual([]);
    expect(cast({ contacts: ['parallels'] }, { ...MARS, declinationDeg: -23.45 })).toEqual([]);
  });
});

it('rays in mundo are the body with a shift in the mundane circle', () => {
  const rays = cast({ space: 'mundo', contacts: ['aspects', 'parallels', 'antiscia'] });
  expect(rays.map(({ contact, side, mundane }) => [contact, side, mundane])).toEqual([
    ['conjunction', undefined, { type: 'aspect', aheadDeg: 0 }],
    ['trine', 'sinister', { type: 'aspect', aheadDeg: 120 }],
    ['trine', 'dexter', { type: 'aspect', aheadDeg: -120 }],
    ['opposition', undefined, { type: 'aspect', aheadDeg: 180 }],
    ['mundane_parallel_meridian', undefined, { type: 'reflection', sumDeg: 180 }],
    ['mundane_parallel_horizon', undefined, { type: 'reflection', sumDeg: 0 }],
  ]);
  for (const { point } of rays) expect(point).toBe(MARS);
});

describe('terms', () => {
  it('are sixty, on the ecliptic, from the zero point on', () => {
    const rays = cast({ contacts: ['terms'], zeroPointDeg: 24 });
    expect(rays).toHaveLength(60);
    expect(rays.slice(0, 6).map(({ promissor, sign, longitudeDeg }) => [promissor, sign, longitudeDeg])).toEqual([
      ['jupiter', 'Aries', 24],
      ['venus', 'Aries', 30],
      ['mercury', 'Aries', 36],
      ['mars', 'Aries', 44],
      ['saturn', 'Aries', 49],
      ['venus', 'Taurus', 54],
    ]);
    expect(rays[1]?.point.declinationDeg).toBeCloseTo(declinationOf(30, 0), 9);
    expect(rays[0]?.termBefore).toEqual({ ruler: rays.at(-1)?.promissor, sign: 'Pisces' });
    expect(rays[5]?.termBefore).toEqual({ ruler: 'saturn', sign: 'Aries' });
    expect(rays.at(-1)).toMatchObject({ sign: 'Pisces', promissor: EGYPTIAN_TERMS.Pisces.at(-1)?.[0] });
  });

  it.each([
    [0, 'jupiter', 'Aries'],
    [5.999, 'jupiter', 'Aries'],
    [6, 'venus', 'Aries'],
    [127.1, 'venus', 'Leo'],
    [359.99, EGYPTIAN_TERMS.Pisces.at(-1)?.[0], 'Pisces'],
  ])('%d° belongs to the term of %s in %s', (longitude, ruler, sign) => {
    expect(findTerm(longitude)).toEqual({ ruler, sign });
  });
});
