import type { Condition } from '../../../lib/requests/conditions/condition.ts';
import type { findDifferences } from './compare.ts';

/** A birth that questions are about. */
const anna = {
  birth_datetime: { iso: '1962-07-14T09:20:00Z' },
  birth_location: {
    latitude: { decimal: 48 },
    longitude: { decimal: 11 },
    timezone: { iana_name: 'UTC' },
  },
};

const BERLIN = { latitude: 52.52, longitude: 13.405, timezone: 'Europe/Berlin' };
const CHENNAI = { latitude: 13.08, longitude: 80.27, timezone: 'Asia/Kolkata' };
const TROMSO = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
const SYDNEY = { latitude: -33.87, longitude: 151.21, timezone: 'Australia/Sydney' };

interface Question {
  readonly asks: string;
  readonly tree: unknown;
  readonly start: string;
  readonly days: number;
  readonly place?: typeof BERLIN;
  readonly zodiac?: 'tropical' | 'sidereal';
  readonly system?: 'P' | 'W' | 'R' | 'E' | 'C';
}

/** Questions as people ask them, with conditions of every kind in every combination. */
const QUESTIONS: readonly Question[] = [
  {
    asks: 'A wedding in a month of Venus of the bride, the Moon waxing and not in Scorpio',
    tree: {
      all: [
        { time_lord: { system: 'profection', level: 2, lord: 'venus', subject: anna } },
        { moon_phase: { phases: ['waxing_crescent', 'first_quarter', 'full_moon'] } },
        { not: { in_sign: { body: 'moon', signs: ['Scorpio'] } } },
      ],
    },
    start: '2026-10-01',
    days: 60,
  },
  {
    asks: 'Signing while Mercury is direct and a fortnight away from any station',
    tree: {
      all: [
        { motion: { body: 'mercury', direction: 'direct' } },
        { not: { station_within: { body: 'mercury', days_before: 14, days_after: 14 } } },
        { time_of_day: { from: '09:00', to: '17:00' } },
      ],
    },
    start: '2026-07-20',
    days: 40,
  },
  {
    asks: 'Nothing within ten days of an eclipse',
    tree: { not: { eclipse_within: { kind: 'both', days_before: 10, days_after: 10 } } },
    start: '2026-08-01',
    days: 40,
  },
  {
    asks: 'A solar eclipse near the Leo degree of a chart, or a Sun parallel to Jupiter',
    tree: {
      any: [
        { eclipse_within: { kind: 'solar', days_before: 2.5, days_after: 1.25, of_longitude: 140, orb_deg: 5 } },
        { parallel: { a: 'sun', b: 'jupiter', contra: false, orb_deg: 0.5 } },
      ],
    },
    start: '2026-08-01',
    days: 30,
  },
  {
    asks: 'A journey on a good tithi in Rohini or Mrigashira, but not in Vishti',
    tree: {
      all: [
        { panchanga: { tithi: [2, 3, 5, 7, 10, 11, 13] } },
        { any: [{ panchanga: { nakshatra: 4 } }, { panchanga: { nakshatra: [5, 8, 13] } }] },
        { not: { panchanga: { karana: 'vishti' } } },
      ],
    },
    start: '2026-03-01',
    days: 40,
    place: CHENNAI,
    zodiac: 'sidereal',
    system: 'W',
  },
  {
    asks: 'A Thursday from sunrise, with the Moon in Pushya',
    tree: { all: [{ panchanga: { vara: 'thursday' } }, { panchanga: { nakshatra: 8 } }] },
    start: '2026-01-01',
    days: 150,
    place: CHENNAI,
    zodiac: 'sidereal',
  },
  {
    asks: 'Days of the week from sunrise where the Sun hardly rises',
    tree: { any: [{ panchanga: { vara: ['sunday', 'monday'] } }, { panchanga: { yoga: [1, 6, 9] } }] },
    start: '2026-01-05',
    days: 25,
    place: TROMSO,
  },
  {
    asks: 'A bright half by yoga and by number of the half tithi',
    tree: { all: [{ not: { panchanga: { yoga: [17, 27] } } }, { panchanga: { karana: [3, 4, 11, 12, 13, 20] } }] },
    start: '2026-05-01',
    days: 30,
  },
  {
    asks: 'In a sub-period of Jupiter by Vimshottari, with Jupiter in an angle',
    tree: {
      all: [
        { time_lord: { system: 'vimshottari', level: 3, lord: 'jupiter', subject: anna } },
        { in_house: { body: 'jupiter', houses: [1, 4, 7, 10] } },
      ],
    },
    start: '2026-02-10',
    days: 30,
  },
  {
    asks: 'Prana periods of Rahu or Ketu',
    tree: {
      any: [
        { time_lord: { system: 'vimshottari', level: 5, lord: 'rahu', subject: anna } },
        { time_lord: { system: 'vimshottari', level: 5, lord: 'ketu', subject: anna } },
      ],
    },
    start: '2026-02-10',
    days: 20,
  },
  {
    asks: 'Ashtottari and Yogini agree on Venus',
    tree: {
      all: [
        { time_lord: { system: 'ashtottari', level: 4, lord: 'venus', subject: anna } },
        { not: { time_lord: { system: 'yogini', level: 4, lord: 'venus', subject: anna } } },
      ],
    },
    start: '2026-02-10',
    days: 30,
    zodiac: 'sidereal',
  },
  {
    asks: 'Releasing from Fortune reaches Leo, while the Sun is up',
    tree: {
      all: [
        { time_lord: { system: 'releasing', lot: 'fortune', level: 4, sign: 'Leo', subject: anna } },
        { sect: { is: 'day' } },
      ],
    },
    start: '2026-02-10',
    days: 40,
  },
  {
    asks: 'Releasing from Spirit is ruled by Mercury',
    tree: { not: { not: { time_lord: { system: 'releasing', level: 4, lord: 'mercury', subject: anna } } } },
    start: '2026-06-01',
    days: 40,
  },
  {
    asks: 'A firdar of the Moon, and Monday',
    tree: {
      any: [
        { time_lord: { system: 'firdaria', level: 2, lord: 'moon', subject: anna } },
        { weekday: { days: ['monday'] } },
      ],
    },
    start: '2026-02-10',
    days: 14,
  },
  {
    asks: 'Profected days of Aries',
    tree: { time_lord: { system: 'profection', level: 3, sign: 'Aries', subject: anna } },
    start: '2026-06-25',
    days: 40,
    place: SYDNEY,
  },
  {
    asks: 'The minor progressed Moon in a fire sign, or the tertiary one',
    tree: {
      any: [
        { progressed: { body: 'moon', method: 'minor', signs: ['Aries', 'Leo', 'Sagittarius'], subject: anna } },
        { progressed: { body: 'moon', method: 'tertiary', signs: ['Gemini', 'Libra', 'Aquarius'], subject: anna } },
      ],
    },
    start: '2026-02-10',
    days: 40,
  },
  {
    asks: 'The secondary progressed Moon within a degree of an aspect to natal Venus or the Midheaven',
    tree: {
      progressed: {
        ...{ body: 'moon', method: 'secondary', types: ['conjunction', 'sextile', 'square', 'trine'] },
        ...{ points: ['sun', 'ascendant', 'midheaven', 'mars'], orb: 1, subject: anna },
      },
    },
    start: '2026-02-10',
    days: 60,
  },
  {
    asks: 'Not while progressed Mercury is retrograde, and the Moon parallel Venus',
    tree: {
      all: [
        { not: { progressed: { body: 'mercury', direction: 'retrograde', method: 'secondary', subject: anna } } },
        { parallel: { a: 'moon', b: 'venus', contra: false, orb_deg: 1 } },
      ],
    },
    start: '2026-02-10',
    days: 40,
  },
  {
    asks: 'Moon contraparallel Saturn, or parallel the south node',
    tree: {
      any: [
        { parallel: { a: 'moon', b: 'saturn', contra: true, orb_deg: 0.8 } },
        { parallel: { a: 'moon', b: 'south_node', contra: false, orb_deg: 0.2 } },
      ],
    },
    start: '2026-02-10',
    days: 40,
  },
  {
    asks: 'The lord of the tenth parallel to the Sun',
    tree: { parallel: { a: { lord_of: { house: 10 } }, b: 'sun', contra: false, orb_deg: 3 } },
    start: '2026-09-10',
    days: 5,
  },
  {
    asks: 'Everything at once: Jupiter rising or culminating, no station of Venus near, bright half, no lunar eclipse',
    tree: {
      all: [
        {
          any: [{ in_house: { body: 'jupiter', houses: [1, 10] } }, { angle: { point: 'ascendant', signs: ['Leo'] } }],
        },
        {
          not: {
            any: [
              { station_within: { body: 'venus', days_before: 5, days_after: 5 } },
              { eclipse_within: { kind: 'lunar', days_before: 3, days_after: 3 } },
            ],
          },
        },
        { panchanga: { tithi: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] } },
      ],
    },
    start: '2026-08-12',
    days: 25,
  },
  {
    asks: 'Stations of Saturn by the minute',
    tree: { station_within: { body: 'saturn', days_before: 0.25, days_after: 0.5 } },
    start: '2026-07-20',
    days: 12,
  },
  {
    asks: 'Aspects and dignities beside a lunar mansion',
    tree: {
      all: [
        { aspect: { a: 'moon', b: 'venus', types: ['trine', 'sextile'], orb: 6, applying: true } },
        { any: [{ dignity: { body: 'moon', min_score: 1 } }, { panchanga: { nakshatra: [1, 5, 7, 8] } }] },
        { not: { solar_phase: { body: 'venus', is: 'combust' } } },
      ],
    },
    start: '2026-04-01',
    days: 60,
  },
  {
    asks: 'An hour of Venus by the old Moon, outside a profected month of Saturn',
    tree: {
      all: [
        { planetary_hour: { rulers: ['venus', 'jupiter'] } },
        { not: { time_lord: { system: 'profection', level: 2, lord: 'saturn', subject: anna } } },
        {
          any: [
            { to_natal: { body: 'moon', longitude: 111.5, types: ['trine'], orb: 4 } },
            { panchanga: { karana: 'naga' } },
          ],
        },
      ],
    },
    start: '2026-04-01',
    days: 40,
  },
];

type ElectionCase = Parameters<typeof findDifferences>[0];

/** The questions as cases whose answers are compared with samples. */
export const listQuestions = (stepMs: number): readonly (ElectionCase & { readonly asks: string })[] =>
  QUESTIONS.map(({ asks, tree, start, days, place = BERLIN, zodiac = 'tropical', system = 'P' }) => ({
    ...{ asks, days, place, zodiac, system, stepMs },
    tree: tree as Condition,
    startMs: Date.parse(`${start}T00:00:00Z`),
  }));
