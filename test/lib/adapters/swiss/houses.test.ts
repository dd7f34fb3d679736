import { describe, expect, it } from 'vitest';
import type { HouseCusps } from '../../../../lib/astro/port.ts';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { HOUSE_SYSTEM_CODES, type HouseSystemCode } from '../../../../lib/base/catalog/house-systems.ts';
import { arcDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { openRealEphemeris, place, TROPICAL } from './real-ephemeris.ts';

const ephemeris = openRealEphemeris();
const MOMENT = jdUt(2451545.2);
const PARIS = place(48.85, 2.35);
const TROMSO = place(69.65, 18.96);
const sidereal = (ayanamsa: (typeof AYANAMSA_IDS)[number]) => ({ type: 'sidereal', ayanamsa }) as const;
const ON_ANOTHER_ECLIPTIC = ['j2000', 'j1900', 'b1950', 'skydram'];

function requireHouses(houses: HouseCusps | undefined): HouseCusps {
  if (houses === undefined) throw new Error('no houses');
  return houses;
}

describe('high latitudes', () => {
  it.each(HOUSE_SYSTEM_CODES.map((code) => [code, ['P', 'K', 'I', 'SM', 'G'].includes(code)]))(
    '%s beyond the polar circle: undefined %s',
    (system, isUndefined) => {
      const houses = ephemeris.houses(MOMENT, TROMSO, system as HouseSystemCode, TROPICAL);
      expect(houses === undefined).toBe(isUndefined);
    },
  );

  it('has other cusps than Porphyry within the polar circle', () => {
    const at66 = place(66, 18.96);
    const [placidus, porphyry] = ['P', 'O'].map((system) =>
      requireHouses(ephemeris.houses(MOMENT, at66, system as HouseSystemCode, TROPICAL)),
    );
    expect(placidus?.cuspsDeg).not.toEqual(porphyry?.cuspsDeg);
  });

  it.each([90, -90])('has finite numbers at the pole %d', (latitudeDeg) => {
    const { cuspsDeg, ascendantDeg } = requireHouses(ephemeris.houses(MOMENT, place(latitudeDeg), 'C', TROPICAL));
    expect([...cuspsDeg, ascendantDeg].every(Number.isFinite)).toBe(true);
  });
});

describe('Sunshine houses of a meridian', () => {
  const { armcDeg, cuspsDeg } = requireHouses(ephemeris.houses(MOMENT, PARIS, 'I', TROPICAL));
  const meridian = { armcDeg, latitudeDeg: PARIS.latitudeDeg, moment: MOMENT };

  it('have the Sun of the moment unless another declination is stated', () => {
    expect(requireHouses(ephemeris.housesOfMeridian(meridian, 'I', TROPICAL)).cuspsDeg).toEqual(cuspsDeg);
    const onEquator = ephemeris.housesOfMeridian({ ...meridian, sunDeclinationDeg: 0 }, 'I', TROPICAL);
    expect(requireHouses(onEquator).cuspsDeg).not.toEqual(cuspsDeg);
  });

  it.each(['I', 'SM'] as const)('%s: undefined beyond 24°, which the Sun reached until about 2750 BCE', (system) => {
    expect(ephemeris.housesOfMeridian({ ...meridian, sunDeclinationDeg: -24.01 }, system, TROPICAL)).toBeUndefined();
    expect(ephemeris.housesOfMeridian({ ...meridian, sunDeclinationDeg: 23.99 }, system, TROPICAL)).toBeDefined();
  });

  it.each([
    ['I', 70],
    ['I', -70],
    ['SM', 70],
    ['SM', -70],
  ] as const)('%s at %d°: defined while the Sun rises and sets', (system, latitudeDeg) => {
    const isDefined = (sunDeclinationDeg: number) =>
      ephemeris.housesOfMeridian({ ...meridian, latitudeDeg, sunDeclinationDeg }, system, TROPICAL) !== undefined;
    expect([-20.01, -19.99, 0, 19.99, 20.01].map(isDefined)).toEqual([false, true, true, true, false]);
  });
});

describe('refusals', () => {
  it.each(['Z', '', 'PK', '__proto__', 'p', 'i'])('the system %j is refused, not read as Placidus', (code) => {
    expect(() => ephemeris.houses(MOMENT, PARIS, code as HouseSystemCode, TROPICAL)).toThrow(
      expect.objectContaining({ argument: 'houseSystem' }),
    );
  });

  it.each([
    [place(Number.NaN), 'latitude'],
    [place(-90.1), 'latitude'],
    [place(0, Number.NaN), 'longitude'],
  ])('the place %o is refused', (site, argument) => {
    expect(() => ephemeris.houses(MOMENT, site, 'P', TROPICAL)).toThrow(expect.objectContaining({ argument }));
  });
});

describe('sidereal houses', () => {
  const tropical = requireHouses(ephemeris.houses(MOMENT, PARIS, 'P', TROPICAL));

  it.each([...AYANAMSA_IDS])('%s: every point is shifted by the ayanamsa, the meridian is not', (ayanamsa) => {
    const houses = requireHouses(ephemeris.houses(MOMENT, PARIS, 'P', sidereal(ayanamsa)));
    const zero = ephemeris.ayanamsaDeg(MOMENT, ayanamsa);
    const limitArcsec = ON_ANOTHER_ECLIPTIC.includes(ayanamsa) ? 90 : 1e-6;
    for (const point of ['ascendantDeg', 'midheavenDeg', 'vertexDeg', 'eastPointDeg'] as const) {
      expect(Math.abs(arcDeg(zero, arcDeg(houses[point], tropical[point]))) * 3600).toBeLessThan(limitArcsec);
    }
    expect(houses.armcDeg).toBe(tropical.armcDeg);
  });

  it.each([...AYANAMSA_IDS])('%s: whole signs begin at 0° of a sign', (ayanamsa) => {
    const { cuspsDeg, ascendantDeg } = requireHouses(ephemeris.houses(MOMENT, PARIS, 'W', sidereal(ayanamsa)));
    expect(cuspsDeg[0]).toBe(Math.floor(ascendantDeg / 30) * 30);
    expect(cuspsDeg.every((cusp) => cusp % 30 === 0)).toBe(true);
  });

  it.each([...AYANAMSA_IDS])('%s: natural signs begin at 0° Aries of that zodiac', (ayanamsa) => {
    const { cuspsDeg } = requireHouses(ephemeris.houses(MOMENT, PARIS, 'N', sidereal(ayanamsa)));
    expect(cuspsDeg).toEqual(Array.from({ length: 12 }, (_, index) => index * 30));
  });

  it.each(['I', 'SM'] as const)('%s: the cusps are the tropical ones, shifted, in the same solution', (system) => {
    const southern = place(-62, 10);
    const [tropicalCusps, siderealCusps] = [TROPICAL, sidereal('lahiri')].map(
      (zodiac) => requireHouses(ephemeris.houses(MOMENT, southern, system, zodiac)).cuspsDeg,
    );
    const zero = ephemeris.ayanamsaDeg(MOMENT, 'lahiri');
    siderealCusps?.forEach((cusp, index) => {
      expect(separationDeg(cusp + zero, tropicalCusps?.[index] ?? Number.NaN)).toBeLessThan(1e-9);
    });
  });

  it.each(['E', 'A', 'V'] as const)('%s starts from the sidereal ascendant', (system) => {
    const { cuspsDeg, ascendantDeg } = requireHouses(ephemeris.houses(MOMENT, PARIS, system, sidereal('j1900')));
    const offset = system === 'V' ? -15 : 0;
    cuspsDeg.forEach((cusp, house) => {
      expect(separationDeg(cusp, ascendantDeg + offset + 30 * house)).toBeLessThan(1e-9);
    });
  });
});
