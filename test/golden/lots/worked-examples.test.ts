import { describe, expect, test } from 'vitest';
import { computeLots } from '../../../lib/astro/chart/lots/compute-lots.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { LOTS } from '../../../lib/base/catalog/lots.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { chartOf, type Place, toLongitude } from './charts.ts';

const lots = (ids: readonly string[]) => LOTS.filter(({ id }) => ids.includes(id));

/** What is printed to the minute of arc must be met to half a minute. */
const HALF_MINUTE_DEG = 0.5 / 60;

describe('lots printed to the minute', () => {
  /**
   * The example nativity of Rhetorius, chapter "How to find the angles of the twelve places by degree": year 145 of
   * Diocletian, 10 Thoth, fourth hour of the night. Read at el.wikisource.org, "Περί ωροσκόπου της καταρχής εκ των Τεύκρου,
   * Βαβυλωνίου ή Απομασάρ", section ιβ′.
   */
  test('Rhetorius: Fortune 6°31′ Sagittarius and Spirit 14°01′ Scorpio, by night', () => {
    const chart = chartOf({ ascendant: ['Taurus', 25, 16], sun: ['Virgo', 14, 19], moon: ['Pisces', 3, 4] });
    const printed: readonly Place[] = [
      ['Sagittarius', 6, 31],
      ['Scorpio', 14, 1],
    ];
    const values = computeLots(lots(['fortune', 'spirit']), chart, false);
    values.forEach(({ longitudeDeg: place }, index) => {
      expect(separationDeg(place, toLongitude(printed[index] as Place))).toBeLessThan(HALF_MINUTE_DEG);
    });
  });

  /**
   * M. Heindel, Simplified Scientific Astrology, chapter on the Part of Fortune, read at
   * https://en.wikisource.org/wiki/Page:Simplified_scientific_astrology_-_a_complete_textbook_on_the_art_of_erecting_a_horoscope,_with_philosophic_encyclopedia_and_tables_of_planetary_hours_(IA_simplifiedscient00heiniala).pdf/70
   * Its sum has the Ascendant at 18°56′ Virgo, where the list above the sum is printed 13 56.
   */
  test('Heindel: Part of Fortune 28°38′ Pisces, by day', () => {
    const chart = chartOf({ ascendant: ['Virgo', 18, 56], sun: ['Leo', 9, 36], moon: ['Aquarius', 19, 18] });
    const [fortune] = computeLots(lots(['fortune']), chart, true);
    expect(separationDeg(fortune?.longitudeDeg as number, toLongitude(['Pisces', 28, 38]))).toBeLessThan(
      HALF_MINUTE_DEG,
    );
  });
});

type Nativity = readonly [
  where: string,
  isDayChart: boolean,
  ascendant: Sign,
  sun: Sign,
  moon: Sign,
  lots: Readonly<Record<string, Sign>>,
];

/**
 * Nativities of Vettius Valens, who counts by whole signs and names the sign of each lot: Anthologies II.21 (Kroll
 * pp. 83–86), II.26 (p. 93) and II.36, the last three read at
 * http://cts.perseids.org/read/greekLit/tlg1764/tlg001/1st1K-grc1/2.36.11-2.40.1, the others in
 * https://github.com/OpenGreekAndLatin/First1KGreek at data/tlg1764/tlg001/tlg1764.tlg001.1st1K-grc1.xml
 * Left out is the lot of Fortune of the eighth in II.21, where he took a night chart for a day chart, as Kroll remarks.
 */
const VALENS: readonly Nativity[] = [
  ['II.21.1', false, 'Libra', 'Scorpio', 'Cancer', { fortune: 'Aquarius', exaltation: 'Leo' }],
  ['II.21.2', true, 'Cancer', 'Taurus', 'Aries', { fortune: 'Gemini', exaltation: 'Gemini' }],
  ['II.21.3', true, 'Leo', 'Aquarius', 'Scorpio', { fortune: 'Taurus', exaltation: 'Libra' }],
  ['II.21.4', true, 'Leo', 'Taurus', 'Aquarius', { fortune: 'Taurus', exaltation: 'Cancer' }],
  ['II.21.5', false, 'Libra', 'Sagittarius', 'Cancer', { exaltation: 'Leo' }],
  ['II.21.6', true, 'Taurus', 'Capricorn', 'Sagittarius', { fortune: 'Aries' }],
  ['II.21.8', false, 'Sagittarius', 'Scorpio', 'Aquarius', { exaltation: 'Pisces' }],
  ['II.26.1', true, 'Libra', 'Leo', 'Leo', { fortune: 'Libra', spirit: 'Libra', basis: 'Libra' }],
  [
    'II.26.3',
    true,
    'Aries',
    'Aries',
    'Aries',
    { fortune: 'Aries', spirit: 'Aries', basis: 'Aries', exaltation: 'Aries' },
  ],
  ['II.36, first', false, 'Aries', 'Taurus', 'Virgo', { fortune: 'Sagittarius', spirit: 'Leo' }],
  ['II.36, second', false, 'Aquarius', 'Aries', 'Pisces', { fortune: 'Pisces', spirit: 'Capricorn' }],
  ['II.36, third', false, 'Aries', 'Leo', 'Scorpio', { fortune: 'Capricorn', spirit: 'Cancer' }],
];

describe('lots counted by signs', () => {
  test.each(VALENS)('Valens %s', (_where, isDayChart, ascendant, sun, moon, lotSigns) => {
    // The same degree in every sign turns his count of signs into one of degrees.
    const chart = chartOf({ ascendant: [ascendant, 10, 0], sun: [sun, 10, 0], moon: [moon, 10, 0] });
    const values = computeLots(lots(Object.keys(lotSigns)), chart, isDayChart);
    expect(Object.fromEntries(values.map(({ lot, longitudeDeg: place }) => [lot.id, signOf(place)]))).toEqual(lotSigns);
  });

  test('the examples reach every quarter of the zodiac', () => {
    const named = new Set(
      VALENS.flatMap(([, , , , , lotSigns]) => Object.values(lotSigns)).map((sign) => SIGNS.indexOf(sign) % 4),
    );
    expect(named.size).toBe(4);
  });
});
