import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findKpLords } from '../../../../lib/astro/indian/kp.ts';
import { NAKSHATRA_LORDS, type NakshatraLord, VIMSHOTTARI_YEARS } from '../../../../lib/base/catalog/nakshatras.ts';
import { longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { forAll } from '../../../support/for-all.ts';

const dms = (degrees: number, minutes = 0, seconds = 0): number => degrees + minutes / 60 + seconds / 3600;
const lordsAt = (degrees: number) => findKpLords(longitudeDeg(degrees));

/** @source A. K. Bansal, Krishnamurthy Paddhati, Future Point: "Sub Lord Table", read at futuresamachar.com/en/book */
const SUBS_OF_ASHVINI = [
  ['ketu', dms(0, 46, 40)],
  ['venus', 3],
  ['sun', dms(3, 40)],
  ['moon', dms(4, 46, 40)],
  ['mars', dms(5, 33, 20)],
  ['rahu', dms(7, 33, 20)],
  ['jupiter', dms(9, 20)],
  ['saturn', dms(11, 26, 40)],
  ['mercury', dms(13, 20)],
] as const;

describe('the published table of subs', () => {
  it('each sub of Ashvini ends where the table says, which belongs to the next one', () => {
    let start = 0;
    for (const [lord, end] of SUBS_OF_ASHVINI) {
      for (const degrees of [start, (start + end) / 2, end - 1e-9]) {
        expect(lordsAt(degrees), String(degrees)).toMatchObject({ starLord: 'ketu', subLord: lord });
      }
      start = end;
    }
    expect(lordsAt(start)).toEqual({ starLord: 'venus', subLord: 'venus', subSubLord: 'venus' });
  });

  /** Signs with degrees and minutes of the same book, "Position of the Planets": star lord and sub lord. */
  it.each([
    ['Sun', 4, dms(25, 58), 'venus', 'ketu'],
    ['Moon', 10, dms(23, 11), 'jupiter', 'saturn'],
    ['Mars', 7, dms(4, 26), 'saturn', 'saturn'],
    ['Mercury', 5, dms(20, 10), 'moon', 'ketu'],
    ['Jupiter', 6, dms(25, 51), 'jupiter', 'ketu'],
    ['Venus', 4, dms(19, 12), 'venus', 'rahu'],
    ['Saturn', 10, dms(12, 56), 'rahu', 'mercury'],
    ['Ketu', 2, dms(27, 22), 'jupiter', 'venus'],
    ['1st cusp', 0, dms(19, 19), 'venus', 'rahu'],
    ['2nd cusp', 1, dms(18, 17), 'moon', 'mercury'],
    ['3rd cusp', 2, dms(12, 50), 'rahu', 'mercury'],
  ] as const)('%s', (_name, sign, degrees, starLord, subLord) => {
    expect(lordsAt(sign * 30 + degrees)).toMatchObject({ starLord, subLord });
  });
});

/** A second formulation: the lords whose arcs are laid end to end, down to the parts of subs, in years of 3240. */
function layArcs(): readonly { readonly endYears: number; readonly lords: readonly string[] }[] {
  const arcs: { endYears: number; lords: readonly string[] }[] = [];
  const from = (lord: NakshatraLord) => {
    const index = NAKSHATRA_LORDS.indexOf(lord);
    return [...NAKSHATRA_LORDS.slice(index), ...NAKSHATRA_LORDS.slice(0, index)];
  };
  let endYears = 0;
  for (let nakshatra = 0; nakshatra < 27; nakshatra += 1) {
    const star = NAKSHATRA_LORDS[nakshatra % 9] ?? 'ketu';
    for (const sub of from(star)) {
      for (const subSub of from(sub)) {
        endYears += (VIMSHOTTARI_YEARS[sub] * VIMSHOTTARI_YEARS[subSub]) / 120;
        arcs.push({ endYears, lords: [star, sub, subSub] });
      }
    }
  }
  return arcs;
}

describe('against arcs laid end to end', () => {
  const arcs = layArcs();

  it('they fill the circle: 243 subs and 2187 parts', () => {
    expect(arcs).toHaveLength(27 * 81);
    expect(arcs.at(-1)?.endYears).toBeCloseTo(3240, 6);
  });

  it('any longitude has the same lords', () => {
    forAll([fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true })], { numRuns: 500 }, (degrees) => {
      const arc = arcs.find(({ endYears }) => degrees * 9 < endYears);
      const distance = Math.min(...arcs.map(({ endYears }) => Math.abs(endYears - degrees * 9)));
      if (distance < 1e-6) return;
      const { starLord, subLord, subSubLord } = lordsAt(degrees);
      expect([starLord, subLord, subSubLord]).toEqual(arc?.lords);
    });
  });

  it('every nakshatra, sub and part begins with the lord of the longer one', () => {
    for (let nakshatra = 0; nakshatra < 27; nakshatra += 1) {
      const lord = NAKSHATRA_LORDS[nakshatra % 9];
      expect(lordsAt((nakshatra * 40) / 3)).toEqual({ starLord: lord, subLord: lord, subSubLord: lord });
    }
  });
});
