import { findFirstDasha } from '../../lib/astro/indian/dashas/dasha-start.ts';
import { countEqualYears, countSolarYears } from '../../lib/astro/indian/dashas/dasha-years.ts';
import { listDashas } from '../../lib/astro/indian/dashas/list-dashas.ts';
import type { AyanamsaId } from '../../lib/base/catalog/ayanamsas.ts';
import type { DashaBalance, DashaYear } from '../../lib/base/catalog/dashas.ts';
import type { PositionKind } from '../../lib/base/catalog/position-kinds.ts';
import { type JdUt, jdUt } from '../../lib/base/units/time.ts';
import { ephemeris } from '../support/ephemeris.ts';
import { BANGALORE, listDays, SETTINGS } from '../support/panchanga.ts';

interface DashaChoices {
  readonly ayanamsa: AyanamsaId;
  readonly year: DashaYear;
  readonly balance: DashaBalance;
  readonly positions: PositionKind;
  readonly laterMinutes: number;
}

const DEFAULTS: DashaChoices = {
  ayanamsa: 'lahiri',
  year: 365.25,
  balance: 'longitude',
  positions: 'apparent',
  laterMinutes: 0,
};

/** 12 November 1954, 7:52 in Tamil Nadu: 4 years, 7 months and 3 days of the Moon are left. */
const BIRTH = jdUt(2435058.5 + (2 + 22 / 60) / 24);
const PLACE = { latitudeDeg: 12.5, longitudeDeg: 78 + 50 / 60, elevationM: 0 };
const MINUTES_PER_DAY = 1440;
const CYCLE_DAYS = 121 * 365.25;

/** Ends of the first and of the ninth period of Vimshottari. */
function findEnds({ ayanamsa, year, balance, positions, laterMinutes }: DashaChoices): readonly [JdUt, JdUt] {
  const moment = jdUt(BIRTH + laterMinutes / MINUTES_PER_DAY);
  const zodiac = { type: 'sidereal', ayanamsa } as const;
  const rule = { system: 'vimshottari', abhijit: 'not', startFrom: 'moon', balance } as const;
  const first = findFirstDasha(ephemeris, { moment, place: PLACE, zodiac, positions }, rule);
  const frame = { zodiac, center: { type: 'geocentric' }, positions } as const;
  const momentAfter =
    year === 'solar'
      ? countSolarYears(moment, (at) => ephemeris.position('sun', at, frame))
      : countEqualYears(moment, year);
  const window = { fromJdUt: moment, toJdUt: jdUt(moment + CYCLE_DAYS) };
  const ends = listDashas({ system: 'vimshottari', ...first, momentAfter }, window, 1).map(({ end }) => end);
  return [ends[0] as JdUt, ends[8] as JdUt];
}

const CHOICES: readonly (readonly [string, Partial<DashaChoices>])[] = [
  ['`ayanamsa: "krishnamurti"`', { ayanamsa: 'krishnamurti' }],
  ['`ayanamsa: "true_citra"`', { ayanamsa: 'true_citra' }],
  ['`ayanamsa: "raman"`', { ayanamsa: 'raman' }],
  ['`ayanamsa: "fagan_bradley"`', { ayanamsa: 'fagan_bradley' }],
  ['`year_days: 365.256363`', { year: 365.256363 }],
  ['`year_days: 365.2425`', { year: 365.2425 }],
  ['`year_days: 365.2422`', { year: 365.2422 }],
  ['`year_days: 360`', { year: 360 }],
  ['`year_days: "solar"`', { year: 'solar' }],
  ['`balance: "time"`', { balance: 'time' }],
  ['`positions: "true"`', { positions: 'true' }],
  ['a birth one minute later', { laterMinutes: 1 }],
  ['Rahu by the true node in place of the mean one', {}],
];

const formatSigned = (value: number, decimals: number): string => {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return '0';
  return `${value < 0 ? '−' : '+'}${text}`;
};

const listShifts = (choices: Partial<DashaChoices>): readonly string[] => {
  const [from, to] = [findEnds(DEFAULTS), findEnds({ ...DEFAULTS, ...choices })];
  return [formatSigned(to[0] - from[0], 2), formatSigned(to[1] - from[1], 2)];
};

/** How choices move the dates of Vimshottari, days. */
export const listDashaShifts = (): readonly (readonly string[])[] => [
  ['Choice', 'end of the first period', 'end of the ninth period'],
  ...CHOICES.map(([name, choices]) => [name, ...listShifts(choices)]),
];

type DayChoices = Parameters<typeof listDays>[3];

const siderealBy = (ayanamsa: AyanamsaId): DayChoices => ({
  frame: { ...SETTINGS.frame, zodiac: { type: 'sidereal', ayanamsa } },
});

const DAY_CHOICES: readonly (readonly [string, DayChoices])[] = [
  ['`ayanamsa: "krishnamurti"`', siderealBy('krishnamurti')],
  ['`ayanamsa: "raman"`', siderealBy('raman')],
  ['`positions: "true"`', { frame: { ...SETTINGS.frame, positions: 'true' } }],
  ['`definition: "apparent_limb"`', { horizon: { definition: 'apparent_limb', refractionDeg: 34 / 60, dipDeg: 0 } }],
];

/** Sunrise, and the ends of what holds at sunrise. */
function findDayMoments(choices: DayChoices): readonly number[] {
  const [day] = listDays(BANGALORE, '2013-01-18', 1, choices);
  if (!day) return [];
  const { tithi, nakshatra, yoga } = day.elements;
  return [day.span.fromJdUt, ...[tithi, nakshatra, yoga].map(([first]) => first?.end ?? Number.NaN)];
}

/** How choices move the moments of 18 January 2013 in Bangalore, minutes. */
export function listDayShifts(): readonly (readonly string[])[] {
  const from = findDayMoments({});
  return [
    ['Choice', 'sunrise', 'end of the tithi', 'end of the nakshatra', 'end of the yoga'],
    ...DAY_CHOICES.map(([name, choices]) => [
      name,
      ...findDayMoments(choices).map((moment, index) =>
        formatSigned((moment - (from[index] ?? 0)) * MINUTES_PER_DAY, 1),
      ),
    ]),
  ];
}
