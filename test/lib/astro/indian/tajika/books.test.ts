import { describe, expect, it } from 'vitest';
import { listMudda, listPatyayini } from '../../../../../lib/astro/indian/tajika/annual-dashas.ts';
import { findContact } from '../../../../../lib/astro/indian/tajika/contacts.ts';
import { findSahams } from '../../../../../lib/astro/indian/tajika/sahams.ts';
import { findTajikaRelation, measurePanchavargiya } from '../../../../../lib/astro/indian/tajika/tajika-chart.ts';
import { findMuntha, findOffices, findYearLord } from '../../../../../lib/astro/indian/tajika/year-lord.ts';
import { findTajikaYogas } from '../../../../../lib/astro/indian/tajika/yogas.ts';
import { CLASSICAL_PLANETS } from '../../../../../lib/base/catalog/dignities.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { at, chartOf, type Places, WORKED_YEAR } from './chart-of.ts';

const CHART = chartOf(WORKED_YEAR, at(7, 9, 26), { retrograde: ['mercury', 'jupiter'] });

/** Years of which the book prints Sun, Moon, Saturn and Lagna, and the birth. */
const X3 = yearOf({ sun: at(4, 3, 49), moon: at(11, 21, 17), saturn: at(8, 13, 58) }, at(10, 23, 36));
const X9 = yearOf({ sun: at(4, 3, 50), moon: at(4, 8, 2), saturn: at(8, 25, 50) }, at(2, 7, 15));
const BIRTH = yearOf({ sun: at(4, 3, 49), moon: at(4, 17, 8), saturn: at(0, 0) }, at(4, 14, 33), true);

describe('Charak’s worked year', () => {
  it.each([
    ['sun', 30, 7.35, 11.25, 7.5, 1.25, 57.35, [14, 20, 15]],
    ['moon', 7.5, 19.25, 3.75, 2.5, 2.5, 35.5, [8, 52, 30]],
    ['mars', 30, 11.07, 3.75, 10, 1.25, 56.07, [14, 1, 0]],
    ['mercury', 7.5, 17.03, 15, 7.5, 5, 52.03, [13, 0, 30]],
    ['jupiter', 30, 2.82, 15, 7.5, 3.75, 59.07, [14, 46, 0]],
    ['venus', 7.5, 3.92, 3.75, 2.5, 5, 22.67, [5, 40, 0]],
    ['saturn', 22.5, 19.68, 11.25, 10, 3.75, 67.18, [16, 47, 45]],
  ] as const)(
    'table VI-10: panchavargiya bala of %s',
    (planet, kshetra, uchcha, hadda, drekkana, navamsha, total, bala) => {
      const found = measurePanchavargiya(CHART, planet);
      const parts = [found.kshetra, found.hadda, found.drekkana, found.navamsha].map(({ units }) => units);
      expect(parts).toEqual([kshetra, hadda, drekkana, navamsha]);
      // The book cuts uchcha off at a sixtieth of a unit; the transcription of it and of the total is in hundredths.
      expect(Math.abs(found.uchchaUnits - uchcha)).toBeLessThan(1 / 60 + 0.005);
      expect(Math.abs(found.total - total)).toBeLessThan(1 / 60 + 0.005);
      const [units, minutes, seconds] = bala;
      const printed = units + minutes / 60 + seconds / 3600;
      expect(Math.abs(found.bala - printed)).toBeLessThan(1 / 240);
    },
  );

  it.each([
    ['sun', 'jupiter', 'saturn', 'venus'],
    ['moon', 'mercury', 'mercury', 'jupiter'],
    ['mars', 'venus', 'mars', 'mercury'],
    ['mercury', 'mercury', 'jupiter', 'mercury'],
    ['jupiter', 'jupiter', 'mercury', 'mercury'],
    ['venus', 'mercury', 'mars', 'venus'],
    ['saturn', 'jupiter', 'saturn', 'jupiter'],
  ] as const)('tables VI-5, VI-7 and VI-9: lords of the places of %s', (planet, hadda, drekkana, navamsha) => {
    const found = measurePanchavargiya(CHART, planet);
    expect([found.hadda, found.drekkana, found.navamsha].map(({ lord }) => lord)).toEqual([hadda, drekkana, navamsha]);
  });

  it.each([
    ['sun', ['jupiter', 'saturn']],
    ['moon', []],
    ['mars', []],
    ['mercury', ['jupiter', 'saturn']],
    ['jupiter', ['sun', 'mercury', 'venus', 'saturn']],
    ['venus', ['jupiter', 'saturn']],
    ['saturn', ['sun', 'mercury', 'venus', 'jupiter']],
  ] as const)('table VI-2: friends of %s', (planet, friends) => {
    const found = CLASSICAL_PLANETS.filter((other) => findTajikaRelation(CHART, planet, other) === 'friend');
    expect(found.toSorted()).toEqual([...friends].toSorted());
  });

  it('chapters V and VII: muntha, the five offices and the lord of the year', () => {
    const muntha = findMuntha('Leo', 40);
    expect(muntha).toBe('Sagittarius');
    const offices = findOffices(CHART, { birthLagna: 'Leo', muntha });
    expect(offices).toEqual({
      muntha: 'jupiter',
      birth_lagna: 'sun',
      year_lagna: 'mars',
      tri_rashi: 'mars',
      dinaratri: 'sun',
    });
    const { planet, reason, candidates } = findYearLord(CHART, offices, 'aspect');
    expect({ planet, reason }).toEqual({ planet: 'sun', reason: 'strongest_with_aspect' });
    // Jupiter is the strongest of the three and has no aspect to the Lagna.
    expect(candidates.find((candidate) => candidate.planet === 'jupiter')?.aspect).toBeUndefined();
  });

  it.each([
    ['sun', 'mars', 'vartamana', 3 + 52 / 60],
    ['moon', 'mars', 'ishrafa', -(1 + 58 / 60)],
    ['moon', 'sun', 'ishrafa', -(5 + 50 / 60)],
    ['moon', 'venus', 'bhavishyat', 12 + 5 / 60],
    ['sun', 'saturn', undefined, 13 + 23 / 60],
    ['jupiter', 'saturn', undefined, 7 + 35 / 60],
  ] as const)('pages 118–127: %s and %s', (a, b, kind, behindDeg) => {
    const contact = findContact(CHART, a, b, 'mean');
    expect(contact.kind).toBe(kind);
    expect(contact.behindDeg).toBeCloseTo(behindDeg, 6);
    if (b === 'mars' && a === 'sun') expect(contact.orbDeg).toBe(11.5);
  });

  it('chapter X: an ithasala of Mars and the Sun for the tenth, and a nakta of Mars and Jupiter through the Sun', () => {
    const yogas = findTajikaYogas(CHART, 'mean');
    expect(yogas.find(({ yoga }) => yoga === 'ithasala')).toMatchObject({ lords: ['mars', 'sun'], houses: [10] });
    const nakta = yogas.find(({ yoga, through }) => yoga === 'nakta' && through.includes('sun'));
    expect(nakta).toMatchObject({ lords: ['mars', 'jupiter'], houses: [2, 5] });
    expect(yogas.some(({ yoga }) => yoga === 'ikkavala' || yoga === 'induvara')).toBe(false);
  });

  it.each([
    ['X-1, punya', CHART, 'punya', at(4, 15, 16), false],
    ['X-1, raja', CHART, 'rajya', at(10, 22, 49), true],
    ['X-1, matri', CHART, 'matri', at(3, 27, 21), false],
    ['X-3, punya', X3, 'punya', at(4, 6, 8), true],
    ['X-3, raja', X3, 'rajya', at(6, 13, 27), false],
    ['X-9, punya', X9, 'punya', at(2, 3, 3), false],
    ['III-1, punya', BIRTH, 'punya', at(4, 27, 52), false],
  ] as const)('chapter XI: saham of chart %s', (_, chart, id, printed, isSignAdded) => {
    const saham = findSahams(chart, 'charak').find((found) => found.id === id);
    expect(saham?.isSignAdded).toBe(isSignAdded);
    expect(Math.abs((saham?.longitudeDeg ?? 0) - printed) * 60).toBeLessThan(0.5);
  });

  it('tables V-1 to V-3: mudda dasha of 360 days from the Moon at 17°08′ Leo', () => {
    const natal = { firstTerm: 1, elapsedShare: (3 + 48 / 60) / (13 + 20 / 60) };
    const momentAfter = (share: number) => jdUt(2_445_932.5 + share * 360);
    const periods = listMudda(natal, { completedYears: 40, momentAfter });
    const days = ({ start, end }: (typeof periods)[number]) => Number((end - start).toFixed(2));
    expect(periods.filter(({ level }) => level === 1).map((period) => [period.lord, days(period)])).toEqual([
      ['rahu', 38.61],
      ['jupiter', 48],
      ['saturn', 57],
      ['mercury', 51],
      ['ketu', 21],
      ['venus', 60],
      ['sun', 18],
      ['moon', 30],
      ['mars', 21],
      ['rahu', 15.39],
    ]);
    const inJupiter = periods.find(({ level, lords }) => level === 2 && lords.join() === 'jupiter,jupiter');
    expect((inJupiter?.end ?? 0) - (inJupiter?.start ?? 0)).toBeCloseTo(6 + 9.6 / 24, 6);
  });

  it('table V-8: patyayini dasha of 365 days', () => {
    const periods = listPatyayini(chartOf({ ...WORKED_YEAR, mercury: at(4, 18, 20) }, at(7, 9, 26)), {
      fromJdUt: jdUt(0),
      toJdUt: jdUt(365),
    });
    expect(periods.map(({ lord }) => lord).join(' ')).toBe('sun mars lagna jupiter moon saturn mercury venus');
    const printed = [64.33, 64.89, 29.09, 3.36, 0.56, 126.7, 18.74, 57.34];
    for (const [index, days] of printed.entries())
      expect(Math.abs((periods[index]?.share ?? 0) * 365 - days)).toBeLessThan(0.06);
  });
});

function yearOf(places: Pick<Places, 'sun' | 'moon' | 'saturn'>, lagna: ReturnType<typeof at>, isDayChart = false) {
  return chartOf({ ...WORKED_YEAR, ...places }, lagna, { isDayChart });
}

/**
 * P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, examples 118 to 122, as transcribed in PyJHora
 * (hora/tests/pvr_tests.py, hora/horoscope/dhasa/patyayini.py) and in other public transcriptions of chapters 28 to 30.
 */
describe('Rao’s examples', () => {
  const YEAR = chartOf(
    {
      ...WORKED_YEAR,
      sun: at(2, 16),
      moon: at(11, 15, 14),
      mercury: at(10, 11, 28),
      mars: at(11, 24, 58),
      saturn: at(0, 19, 10),
    },
    at(9, 10, 50),
    { isDayChart: false },
  );

  it('28.4.2: uchcha bala of Jupiter at 8°30′ Virgo', () => {
    const chart = chartOf({ ...WORKED_YEAR, jupiter: at(5, 8, 30) }, at(0, 0));
    expect(measurePanchavargiya(chart, 'jupiter').uchchaUnits).toBeCloseTo(12.94, 2);
  });

  it('example 120: the candidates, their aspects to the Lagna, and Mars as lord of the year', () => {
    const chart = chartOf(
      {
        ...WORKED_YEAR,
        sun: at(10, 5),
        moon: at(11, 15),
        mars: at(11, 24),
        jupiter: at(0, 3),
        venus: at(9, 8),
        saturn: at(0, 19),
      },
      at(9, 10, 50),
      { isDayChart: false },
    );
    const offices = findOffices(chart, { birthLagna: 'Leo', muntha: 'Taurus' });
    expect(offices).toEqual({
      dinaratri: 'jupiter',
      birth_lagna: 'sun',
      muntha: 'venus',
      year_lagna: 'saturn',
      tri_rashi: 'mars',
    });
    const found = findYearLord(chart, offices, 'benefic_aspect');
    expect(Object.fromEntries(found.candidates.map(({ planet, aspect }) => [planet, aspect]))).toEqual({
      venus: 'conjunction',
      jupiter: 'square',
      saturn: 'square',
      mars: 'sextile',
      sun: undefined,
    });
    expect(found).toMatchObject({ planet: 'mars', reason: 'strongest_with_benefic_aspect' });
  });

  it.each([
    ['artha', at(7, 2, 30), false],
    ['samartha', at(11, 5, 2), true],
    ['vanik', at(8, 7, 4), false],
  ] as const)('example 121: %s saham', (name, printed, isSignAdded) => {
    const id = name === 'samartha' ? 'samarthya' : name;
    const saham = findSahams(YEAR, 'narasimha_rao').find((found) => found.id === id);
    expect(saham?.isSignAdded).toBe(isSignAdded);
    expect(Math.abs((saham?.longitudeDeg ?? 0) - printed) * 60).toBeLessThan(0.5);
  });

  it.each([
    ['vartamana', at(4, 14), at(6, 19)],
    ['poorna', at(4, 18, 25), at(6, 19)],
    ['bhavishyat', at(4, 13, 35), at(6, 21, 20)],
  ] as const)('29.2.3: %s of Moon and Venus', (kind, moon, venus) => {
    const contact = findContact(chartOf({ ...WORKED_YEAR, moon, venus }, at(0, 0)), 'moon', 'venus', 'both');
    expect(contact).toMatchObject({ kind, aspect: 'sextile', orbDeg: 7 });
  });

  it('table 76: mudda days are three times the years of Vimshottari', () => {
    const momentAfter = (share: number) => jdUt(share * 360);
    const whole = listMudda({ firstTerm: 0, elapsedShare: 0 }, { completedYears: 0, momentAfter });
    const days = whole
      .filter(({ level }) => level === 1)
      .map(({ lord, start, end }) => [lord, Math.round(end - start)]);
    expect(Object.fromEntries(days)).toEqual({
      ...{ ketu: 21, venus: 60, sun: 18, moon: 30, mars: 21, rahu: 54, jupiter: 48, saturn: 57, mercury: 51 },
    });
  });
});
