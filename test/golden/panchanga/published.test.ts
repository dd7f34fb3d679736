import { describe, expect, test } from 'vitest';
import { nameElement } from '../../../lib/astro/indian/panchanga/elements.ts';
import { findLunarYear } from '../../../lib/astro/indian/panchanga/samvatsara.ts';
import { MASAS, SAMVATSARAS } from '../../../lib/base/catalog/panchanga.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { BANGALORE, listDays, secondsOfDay, UJJAIN } from '../../support/panchanga.ts';

const YEAR_DAYS = 365.256363;

/** A moment of a Kali year (expired) soon after the Sun has entered Aries. */
const yearOf = (kali: number) => findLunarYear(jdUt(588465.5 + kali * YEAR_DAYS + 10), 10, { index: 1 });
const nameYears = ({ north, south }: ReturnType<typeof yearOf>) => [SAMVATSARAS[north], SAMVATSARAS[south]];

describe('tithi of 18 January 2013 in Bangalore', () => {
  const HOUR = 3600;

  test.each([
    ['apparent', 16 * HOUR + 24 * 60 + 20],
    ['true', 16 * HOUR + 25 * 60 + 3],
  ] as const)('the seventh ends within a second, %s places', (positions, seconds) => {
    const frame = { zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, positions } as const;
    const tithi = listDays(BANGALORE, '2013-01-18', 1, { frame })[0]?.elements.tithi[0];
    expect(tithi?.number).toBe(7);
    expect(Math.abs(secondsOfDay(BANGALORE, '2013-01-18', tithi?.end ?? 0) - seconds)).toBeLessThan(1);
  });
});

describe('years of Jupiter', () => {
  test.each([
    // R. Sewell and S. B. Dikshit, The Indian Calendar (1896), art. 54: Shaka 1779 current.
    [4957, 'Prabhava'],
    [4958, 'Shukla'],
    // R. Sewell, Indian Chronography (1912), sec. 147 and 171.
    [4397, 'Plava'],
    [4264, 'Vyaya'],
  ])('in Kali %d expired the north has %s', (kali, name) => {
    expect(nameYears(yearOf(kali))[0]).toBe(name);
  });

  test('in 1900 the north has number 46 and the south 34: Indian Chronography, sec. 170', () => {
    const { north, south } = yearOf(5001);
    expect([north + 1, south + 1]).toEqual([46, 34]);
  });

  /** @source M. Yano and M. Fushimi’s program pancanga, as groups.google.com/g/bvparishat/c/yn-oyx3H-q0 shows its output */
  test('25 August 1655 at Ujjain: Shaka 1577, Vikrama 1712, Krodhin and Manmatha, Shravana krishna 8', () => {
    const [day] = listDays(UJJAIN, '1655-08-25', 1);
    expect(day?.year).toMatchObject({ shaka: 1577, vikrama: 1712 });
    expect(nameYears(day?.year ?? yearOf(0))).toEqual(['Krodhin', 'Manmatha']);
    expect([MASAS[day?.month.index ?? 0], day?.elements.tithi[0]?.number]).toEqual(['Shravana', 23]);
    expect(nameElement('nakshatra', day?.elements.nakshatra[0]?.number ?? 0)).toBe('Rohini');
    expect(nameElement('karana', day?.elements.karana[0]?.number ?? 0)).toBe('Kaulava');
    expect(nameElement('yoga', day?.elements.yoga[0]?.number ?? 0)).toBe('Harshana');
  });

  test('a lunar year begins with Chaitra, before the Sun enters Aries', () => {
    const days = listDays(UJJAIN, '2024-01-01', 366);
    const [first] = days.filter(({ year }) => year.shaka === 1946);
    expect(MASAS[first?.month.index ?? 5]).toBe('Chaitra');
    expect(first?.elements.tithi[0]?.number).toBe(1);
    expect(days.every(({ year }, index) => year.shaka >= (days[index - 1]?.year.shaka ?? 0))).toBe(true);
  });
});

/**
 * @source R. Sewell and S. B. Dikshit, The Indian Calendar (1896), p. 18, an almanac for September 1894. Its kshaya tithi misses a sunrise by six minutes
 * and is another one with modern places.
 */
describe('September 1894', () => {
  const days = listDays({ latitudeDeg: 18.52, longitudeDeg: 73.85, offsetHours: 5 }, '1894-09-10', 21);

  test('the bright thirteenth has two sunrises, on 12 and 13 September, with the karanas named there', () => {
    expect(days.slice(2, 4).map(({ elements }) => elements.tithi[0])).toMatchObject([
      { number: 13, isVriddhi: true },
      { number: 13, isVriddhi: true },
    ]);
    const karanas = days.slice(2, 5).map(({ elements }) => nameElement('karana', elements.karana[0]?.number ?? 0));
    expect(karanas).toEqual(['Kaulava', 'Taitila', 'Vanija']);
  });
});

/** @source https://www.kytemple.org/panchang/moondays.html and https://lvnaga.wordpress.com/2018/06/ */
describe('added and suppressed months', () => {
  test('a month was suppressed in the years from 1963 and from 1982', () => {
    const suppressedFrom = (date: string) =>
      new Set(listDays(UJJAIN, date, 366).flatMap(({ month }) => month.suppressed ?? []));
    expect(suppressedFrom('1963-04-01').size).toBe(1);
    expect(suppressedFrom('1982-04-01').size).toBe(1);
    expect(suppressedFrom('1990-04-01').size).toBe(0);
  });

  test('Jyeshtha was added from 16 May to 13 June 2018', () => {
    const adhika = listDays(UJJAIN, '2018-01-01', 365).flatMap(({ month }, index) =>
      month.isAdhika ? [{ month, index }] : [],
    );
    const dateOf = (index = 0) => new Date(Date.UTC(2018, 0, 1 + index)).toISOString().slice(0, 10);
    expect(new Set(adhika.map(({ month }) => MASAS[month.index]))).toEqual(new Set(['Jyeshtha']));
    expect([dateOf(adhika[0]?.index), dateOf(adhika.at(-1)?.index)]).toEqual(['2018-05-16', '2018-06-13']);
  });
});
