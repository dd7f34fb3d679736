import { afterEach, describe, expect, it } from 'vitest';
import type { Ephemeris } from '../../../../lib/astro/port.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { openRealEphemeris } from './real-ephemeris.ts';

const J2000 = jdUt(2451545);
const TROPICAL = { type: 'tropical' } as const;
const LAHIRI = { type: 'sidereal', ayanamsa: 'lahiri' } as const;

let ephemeris: Ephemeris = openRealEphemeris();
afterEach(() => {
  ephemeris = openRealEphemeris();
});

describe('the star catalog', () => {
  it('has a position of every star, tropical and sidereal, at both ends of the files', () => {
    const { fromJdUt, toJdUt } = ephemeris.coverage();
    for (const moment of [fromJdUt, J2000, toJdUt]) {
      for (const { id } of ephemeris.stars()) {
        for (const zodiac of [TROPICAL, LAHIRI]) {
          const { longitudeDeg, latitudeDeg } = ephemeris.star(id, moment, zodiac);
          expect(longitudeDeg >= 0 && longitudeDeg < 360 && Math.abs(latitudeDeg) <= 90, id).toBe(true);
        }
      }
    }
  });

  it('has each designation once, with names, magnitude and parallax where they are known', () => {
    const stars = ephemeris.stars();
    expect(stars.length).toBeGreaterThan(1100);
    expect(new Set(stars.map(({ id }) => id)).size).toBe(stars.length);
    const find = (id: string) => stars.find((star) => star.id === id);
    expect(find('alTau')).toEqual({ id: 'alTau', names: ['Aldebaran', 'Rohini'], magnitude: 0.86, parallaxMas: 48.94 });
    expect(find('SgrA*')).toMatchObject({ magnitude: undefined, parallaxMas: 0.125 });
    expect(find('VC')).toMatchObject({ magnitude: undefined, parallaxMas: undefined });
    expect(find('alCen')?.names).not.toContain('Proxima Centauri');
  });

  it('is read once', () => {
    expect(ephemeris.stars()).toBe(ephemeris.stars());
  });

  it.each(['', 'Regulus', ',alLeo', 'alleo', 'GPol', 'x'.repeat(100_000), '1'])(
    'never asks the engine for %.20s',
    (id) => {
      expect(() => ephemeris.star(id, J2000, TROPICAL)).toThrow(expect.objectContaining({ argument: 'star' }));
    },
  );

  it('refuses a moment outside the files', () => {
    const { toJdUt } = ephemeris.coverage();
    const late = () => ephemeris.star('alLeo', jdUt(toJdUt + 1), TROPICAL);
    expect(late).toThrow(expect.objectContaining({ name: 'EphemerisRangeError' }));
  });

  it('uses the requested zero point after calls with other zero points', () => {
    const tropical = ephemeris.star('alVir', J2000, TROPICAL).longitudeDeg;
    const sidereal = ephemeris.star('alVir', J2000, LAHIRI).longitudeDeg;
    expect(tropical - sidereal).toBeCloseTo(ephemeris.ayanamsaDeg(J2000, 'lahiri'), 6);
    expect(ephemeris.star('alVir', J2000, TROPICAL).longitudeDeg).toBe(tropical);
    // True Citra is defined by Spica at 180°.
    const citra = ephemeris.star('alVir', J2000, { type: 'sidereal', ayanamsa: 'true_citra' });
    expect(citra.longitudeDeg).toBeCloseTo(180, 4);
  });
});
