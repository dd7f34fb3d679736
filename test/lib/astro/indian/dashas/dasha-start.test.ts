import { describe, expect, test } from 'vitest';
import { findBalance, findSensitivity } from '../../../../../lib/astro/indian/dashas/balance.ts';
import { findFirstDasha } from '../../../../../lib/astro/indian/dashas/dasha-start.ts';
import { countEqualYears } from '../../../../../lib/astro/indian/dashas/dasha-years.ts';
import type { DashaSystem } from '../../../../../lib/base/catalog/dashas.ts';
import { type JdUt, jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { instant } from '../../timing/time-lords/tiling.ts';

const zodiac = { type: 'sidereal', ayanamsa: 'lahiri' } as const;
const place = { latitudeDeg: 21.45, longitudeDeg: 83.97, elevationM: 0 };
const rule = { system: 'vimshottari', abhijit: 'not', startFrom: 'moon', balance: 'longitude' } as const;

const find = (moment: JdUt, changed: Partial<Parameters<typeof findFirstDasha>[2]> = {}, at = place) =>
  findFirstDasha(ephemeris, { moment, place: at, zodiac, positions: 'apparent' }, { ...rule, ...changed });

const BIRTHS = ['1654-02-03T04:05:06Z', '1900-01-01T00:00:00Z', '1963-08-07T15:44:00Z', '2024-02-29T12:00:00Z'].map(
  instant,
);

describe('balance in time', () => {
  test.each(['vimshottari', 'ashtottari', 'yogini'] as const)(
    '%s: runs from 0 to 1 between the entry and the exit of the Moon',
    (system: DashaSystem) => {
      for (const birth of BIRTHS) {
        const { elapsedShare, sharePerDay } = find(birth, { system, balance: 'time' });
        const days = 1 / sharePerDay;
        const [entry, exit] = [birth - elapsedShare * days, birth + (1 - elapsedShare) * days];
        const shareAt = (moment: number) => find(jdUt(moment), { system }).elapsedShare;
        expect(shareAt(entry + 1e-6)).toBeLessThan(1e-5);
        expect(shareAt(exit - 1e-6)).toBeGreaterThan(1 - 1e-5);
        const middle = find(jdUt((entry + exit) / 2), { system, balance: 'time' });
        expect(middle.elapsedShare).toBeCloseTo(0.5, 8);
      }
    },
  );

  test('differs from that in degrees by at most some hundredths', () => {
    const differences = BIRTHS.map((birth) =>
      Math.abs(find(birth, { balance: 'time' }).elapsedShare - find(birth).elapsedShare),
    );
    expect(Math.max(...differences)).toBeLessThan(0.03);
    expect(Math.max(...differences)).toBeGreaterThan(1e-4);
  });
});

test.each([
  ['moon', 'longitude'],
  ['moon', 'time'],
  ['ascendant', 'longitude'],
] as const)(
  'sensitivity from %s by %s: a minute of birth time moves the end of the first period by as much',
  (startFrom, balance) => {
    const system = 'vimshottari';
    for (const birth of BIRTHS) {
      const endOf = (moment: JdUt) => {
        const first = find(moment, { startFrom, balance });
        const settings = { system, ...first, momentAfter: countEqualYears(moment, 365.25) } as const;
        return { first, end: moment + findBalance(settings, moment).days };
      };
      const [before, after] = [endOf(birth), endOf(jdUt(birth + 1 / 1440))];
      const { sharePerDay, firstTerm } = before.first;
      const years = [7, 20, 6, 10, 7, 18, 16, 19, 17][firstTerm] as number;
      const perMinute = findSensitivity({ sharePerDay, years, yearDays: 365.25 });
      expect((before.end - after.end) / perMinute).toBeCloseTo(1, 1);
    }
  },
);
