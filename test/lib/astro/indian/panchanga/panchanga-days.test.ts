import { describe, expect, test } from 'vitest';
import { findAbhijit, findBrahma, findDayEighth } from '../../../../../lib/astro/indian/panchanga/day-parts.ts';
import { ELEMENT_COUNTS, nameElement, PANCHANGA_ELEMENTS } from '../../../../../lib/astro/indian/panchanga/elements.ts';
import type { PanchangaDay } from '../../../../../lib/astro/indian/panchanga/panchanga-days.ts';
import { ayanaOf, rituOf } from '../../../../../lib/astro/indian/panchanga/seasons.ts';
import { FIXED_KARANAS, MOVABLE_KARANAS, RITUS, SAMVATSARAS } from '../../../../../lib/base/catalog/panchanga.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { listDates, listDays, SETTINGS, type TestPlace, UJJAIN } from '../../../../support/panchanga.ts';

const LONDON: TestPlace = { latitudeDeg: 51.5, longitudeDeg: -0.13, offsetHours: 0 };
const TROMSO: TestPlace = { latitudeDeg: 69.65, longitudeDeg: 18.96, offsetHours: 1 };
const SYDNEY: TestPlace = { latitudeDeg: -33.87, longitudeDeg: 151.21, offsetHours: 10 };
const APIA: TestPlace = { latitudeDeg: -13.83, longitudeDeg: -171.76, offsetHours: 13 };

const frame = { zodiac: SETTINGS.frame.zodiac, center: { type: 'geocentric' } } as const;
const at = (body: 'sun' | 'moon', moment: number): number => ephemeris.longitude(body, jdUt(moment), frame);

/** The angle of each element from the engine. */
const ANGLES = {
  tithi: (moment: number) => at('moon', moment) - at('sun', moment),
  nakshatra: (moment: number) => at('moon', moment),
  yoga: (moment: number) => at('moon', moment) + at('sun', moment),
  karana: (moment: number) => at('moon', moment) - at('sun', moment),
} as const;

type Element = keyof typeof ANGLES;
const numberAt = (element: Element, moment: number): number =>
  Math.floor(longitudeDeg(ANGLES[element](moment)) / (360 / ELEMENT_COUNTS[element])) + 1;

type DayWithSunrise = PanchangaDay & { readonly solar: Exclude<PanchangaDay['solar'], string> };
const hasSunrise = (day: PanchangaDay): day is DayWithSunrise => typeof day.solar !== 'string';

describe.each([
  ['Ujjain', UJJAIN],
  ['London', LONDON],
  ['Tromsø', TROMSO],
  ['Sydney', SYDNEY],
  ['Apia', APIA],
] as const)('a year in %s', (_name, place) => {
  const days = listDays(place, '2024-01-01', 366);
  const risen = days.filter(hasSunrise);

  test.each(['tithi', 'nakshatra', 'yoga'] as const)(
    'kshaya and vriddhi of each %s are those that the numbers at the sunrises show',
    (element) => {
      const [lost, repeated] = [new Set<string>(), new Set<string>()];
      for (const { solar } of risen) {
        const count = ELEMENT_COUNTS[element];
        const [now, next] = [solar.sunrise, solar.nextSunrise].map((moment) => numberAt(element, moment)) as [
          number,
          number,
        ];
        const steps = (next - now + count) % count;
        if (steps === 2) lost.add(`${solar.sunrise} ${(now % count) + 1}`);
        if (steps === 0) repeated.add(`${solar.sunrise} ${now}`);
      }
      const found = risen.flatMap(({ solar, elements }) => elements[element].map((span) => ({ solar, ...span })));
      const key = ({ solar, number }: (typeof found)[number]) => `${solar.sunrise} ${number}`;
      expect(new Set(found.filter(({ isKshaya }) => isKshaya).map(key))).toEqual(lost);
      const firstOf = found.filter(
        ({ isVriddhi, start, end, solar }) => isVriddhi && start <= solar.sunrise && end > solar.nextSunrise,
      );
      expect(new Set(firstOf.map(key))).toEqual(repeated);
      expect(lost.size).toBeGreaterThan(element === 'yoga' ? 2 : 0);
    },
  );

  test.each(['tithi', 'nakshatra', 'yoga'] as const)(
    'a %s has the same flags on every day that it touches',
    (element) => {
      const flags = new Map<JdUt, Set<string>>();
      for (const { start, isKshaya, isVriddhi } of risen.flatMap(({ elements }) => elements[element]))
        flags.set(start, (flags.get(start) ?? new Set()).add(`${isKshaya} ${isVriddhi}`));
      expect([...flags].filter(([, found]) => found.size > 1)).toEqual([]);
      expect([...flags].filter(([, found]) => found.has('false true')).length).toBeGreaterThan(0);
    },
  );

  test.each(PANCHANGA_ELEMENTS)(
    'spans of each %s follow each other, fill the day, and end on the engine within a second',
    (element) => {
      for (const { span, elements } of days) {
        const spans = elements[element];
        expect(spans[0]?.start).toBeLessThanOrEqual(span.fromJdUt);
        expect(spans.at(-1)?.end).toBeGreaterThanOrEqual(span.toJdUt);
        for (const [index, { end, number }] of spans.entries()) {
          expect(spans[index + 1]?.start ?? end).toBe(end);
          expect(spans[index + 1]?.number ?? (number % ELEMENT_COUNTS[element]) + 1).toBe(
            (number % ELEMENT_COUNTS[element]) + 1,
          );
        }
      }
      for (const { elements } of days.filter((_, index) => index % 10 === 0)) {
        const { number, end } = elements[element][0] as { number: number; end: JdUt };
        expect(numberAt(element, end - 1 / 86_400)).toBe(number);
        expect(numberAt(element, end + 1 / 86_400)).toBe((number % ELEMENT_COUNTS[element]) + 1);
      }
    },
  );
});

test('days without a sunrise are calendar days in the polar night and under the midnight sun, and flag nothing', () => {
  const days = listDays(TROMSO, '2024-01-01', 366);
  const without = days.filter((day) => !hasSunrise(day));

  expect(without.length).toBeGreaterThan(90);
  const reasons = without.map(({ solar }) => solar);
  expect(new Set(reasons)).toEqual(new Set(['does_not_rise', 'does_not_set']));
  const dates = listDates(TROMSO, '2024-01-01', 366);
  for (const day of without) {
    expect(dates).toContainEqual(day.span);
    expect(day.elements.tithi.length).toBeGreaterThan(0);
    const flags = PANCHANGA_ELEMENTS.flatMap((element) => day.elements[element]).map(
      ({ isKshaya, isVriddhi }) => isKshaya || isVriddhi,
    );
    expect(flags).not.toContain(true);
  }
});

describe('names', () => {
  test('the karanas of a month: Kimstughna, seven in turn eight times, and three fixed ones', () => {
    const names = Array.from({ length: 60 }, (_, index) => nameElement('karana', index + 1));
    const movable = Array.from({ length: 8 }, () => MOVABLE_KARANAS).flat();
    expect(names).toEqual([FIXED_KARANAS[3], ...movable, ...FIXED_KARANAS.slice(0, 3)]);
  });

  test('the fifteenth tithi is Purnima, the thirtieth Amavasya', () => {
    expect([1, 15, 16, 30].map((number) => nameElement('tithi', number))).toEqual([
      'Pratipada',
      'Purnima',
      'Pratipada',
      'Amavasya',
    ]);
  });

  test('the years of Jupiter have sixty names', () => {
    expect(new Set(SAMVATSARAS).size).toBe(60);
  });
});

describe('parts of the day', () => {
  const daytime = { start: jdUt(0), end: jdUt(15 * 8) };

  test('eighths of Rahu, Yama and Gulika on a Sunday and a Saturday', () => {
    const part = (id: Parameters<typeof findDayEighth>[0], weekday: number) =>
      findDayEighth(id, daytime, weekday).end / 15;
    expect([part('rahu_kala', 0), part('yamaganda', 0), part('gulika', 0)]).toEqual([8, 5, 7]);
    expect([part('rahu_kala', 6), part('yamaganda', 6), part('gulika', 6)]).toEqual([3, 6, 1]);
  });

  test('Abhijit has noon in its middle, Brahma ends a fifteenth of the night before its end', () => {
    expect(findAbhijit(daytime)).toEqual({ start: 56, end: 64 });
    expect(findBrahma(daytime)).toEqual({ start: 104, end: 112 });
  });
});

/** @source Soma Siddhanta as Hora Ratnam 2.433 quotes it, https://www.astrojyoti.com/hora-ratnam-chapter-two-9.htm */
test('the northern course is from sidereal Capricorn to the end of Gemini; its seasons are Shishira to Grishma', () => {
  expect([270, 359.9, 0, 89.9].map(ayanaOf)).toEqual(Array(4).fill('uttarayana'));
  expect([90, 269.9].map(ayanaOf)).toEqual(Array(2).fill('dakshinayana'));
  expect([270, 330, 30, 90, 150, 210].map(rituOf)).toEqual(RITUS);
  expect(rituOf(329.9)).toBe('shishira');
});
