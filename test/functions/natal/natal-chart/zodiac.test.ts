import { describe, expect, it } from 'vitest';
import { AYANAMSA_IDS } from '../../../../lib/base/catalog/ayanamsas.ts';
import { arcDeg, separationDeg } from '../../../../lib/base/units/angle.ts';
import { birth, chart, LONDON } from '../birth.ts';

const sidereal = (ayanamsa?: string) => ({ configuration: { zodiac_type: 'sidereal', ...(ayanamsa && { ayanamsa }) } });
/** These place bodies on the ecliptic of their epoch, which moves them by more than the difference of the zero points. */
const OF_ANOTHER_ECLIPTIC = ['j2000', 'j1900', 'b1950', 'skydram'];

describe('200 zodiac_type', () => {
  it.each(AYANAMSA_IDS)('sidereal %s: everything in longitude is the tropical less the ayanamsa', async (ayanamsa) => {
    const [tropical, shifted] = [await chart(), await chart(sidereal(ayanamsa))];
    expect(shifted.metadata).toMatchObject({ zodiac_type: 'sidereal', ayanamsa });
    const { ayanamsa_degrees } = shifted.metadata;
    const tolerance = OF_ANOTHER_ECLIPTIC.includes(ayanamsa) ? 0.02 : 3e-6;
    for (const id of ['sun', 'moon', 'pluto', 'chiron', 'true_node']) {
      const expected = tropical.planets[id].longitude - ayanamsa_degrees;
      expect(separationDeg(expected, shifted.planets[id].longitude)).toBeLessThan(tolerance);
    }
    for (const angle of ['ascendant', 'midheaven', 'vertex']) {
      const expected = tropical.angles[angle] - ayanamsa_degrees;
      expect(separationDeg(expected, shifted.angles[angle])).toBeLessThan(tolerance);
    }
  });

  it('sidereal leaves equatorial places and lots’ arcs as they are', async () => {
    const options = { verbosity: 'detailed', include_hermetic_lots: true };
    const [tropical, shifted] = [await chart({ options }), await chart({ ...sidereal('raman'), options })];
    for (const [id, { right_ascension, declination }] of Object.entries<Record<string, number>>(tropical.planets)) {
      expect(shifted.planets[id].declination).toBeCloseTo(declination as number, 5);
      expect(shifted.planets[id].right_ascension).toBeCloseTo(right_ascension as number, 5);
    }
    const arcs = (data: typeof tropical) =>
      data.hermetic_lots.map(({ longitude }: { longitude: number }) => arcDeg(data.angles.ascendant, longitude));
    arcs(shifted).forEach((arc: number, index: number) => {
      expect(separationDeg(arc, arcs(tropical)[index])).toBeLessThan(1e-5);
    });
  });
});

describe('200 coordinate_system', () => {
  it('topocentric moves the Moon by up to her parallax, and Pluto by next to nothing', async () => {
    const [geo, topo] = [await chart(), await chart({ configuration: { coordinate_system: 'topocentric' } })];
    const moved = (id: string) => separationDeg(geo.planets[id].longitude, topo.planets[id].longitude);
    expect(moved('moon')).toBeGreaterThan(0.1);
    expect(moved('moon')).toBeLessThan(1.03);
    expect(moved('pluto')).toBeLessThan(1e-4);
    expect(topo.planets.true_node).toEqual(geo.planets.true_node);
    expect(topo.houses).toEqual(geo.houses);
  });

  it('topocentric uses the elevation, geocentric does not', async () => {
    const moonAt = async (coordinate_system: string, elevation: number) => {
      const subject = birth({ birth_location: { ...LONDON, elevation } });
      return (await chart({ subject, configuration: { coordinate_system } })).planets.moon.longitude;
    };
    expect(await moonAt('topocentric', 8000)).not.toBe(await moonAt('topocentric', 0));
    expect(await moonAt('geocentric', 8000)).toBe(await moonAt('geocentric', 0));
  });
});
