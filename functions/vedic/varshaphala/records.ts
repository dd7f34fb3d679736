import * as z from 'zod';
import { DECIMALS, toMinute } from '../../../lib/answers/life-periods.ts';
import { defineInnerRecord, defineRecord, defineRows } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { zodiacMembers } from '../../../lib/answers/zodiac-members.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { DashaPeriod } from '../../../lib/astro/indian/dashas/list-dashas.ts';
import { isRetrogradeGraha } from '../../../lib/astro/indian/grahas.ts';
import type { PatyayiniPeriod } from '../../../lib/astro/indian/tajika/annual-dashas.ts';
import type { TajikaContact } from '../../../lib/astro/indian/tajika/contacts.ts';
import type { TajikaReason, TajikaYogaFound } from '../../../lib/astro/indian/tajika/matter.ts';
import type { SahamPlace } from '../../../lib/astro/indian/tajika/sahams.ts';
import {
  type LordedBala,
  listTajikaDignities,
  type Panchavargiya,
  signLordOf,
  type TajikaChart,
} from '../../../lib/astro/indian/tajika/tajika-chart.ts';
import {
  YEAR_LORD_REASONS,
  type YearLord,
  type YearLordCandidate,
} from '../../../lib/astro/indian/tajika/year-lord.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { countSigns } from '../../../lib/astro/timing/time-lords/life-period.ts';
import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../lib/base/catalog/dignities.ts';
import { GRAHAS } from '../../../lib/base/catalog/grahas.ts';
import { SAHAM_IDS } from '../../../lib/base/catalog/sahams.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import {
  DEEPTAMSHAS,
  TAJIKA_ASPECTS,
  TAJIKA_CONTACTS,
  TAJIKA_FACTS,
  TAJIKA_RELATIONS,
  TAJIKA_YOGA_IDS,
  TAJIKA_YOGAS,
  type TajikaRelation,
  YEAR_LORD_OFFICES,
} from '../../../lib/base/catalog/tajika.ts';
import { periodShape } from '../../../lib/requests/life-periods.ts';
import { choice, flag, integer, number, text } from '../../../lib/requests/members.ts';
import type { Varshaphala } from './calculate.ts';

const round = (value: number): number => roundTo(value, DECIMALS);
const planet = (description: string, example: ClassicalPlanet) => choice(CLASSICAL_PLANETS, description, example);
const ASPECT_IDS = [...new Set(TAJIKA_ASPECTS)].filter((aspect) => aspect !== undefined);
const aspect = z.enum(ASPECT_IDS).nullable().meta({ description: 'By whole signs; null for none', example: 'square' });
const planetList = (description: string, example: readonly ClassicalPlanet[]) =>
  z.array(z.enum(CLASSICAL_PLANETS)).meta({ description, example: [...example] });
const house = integer('By whole signs from the Lagna of the year', 10);

type YearGraha = Varshaphala['grahas'][number] & { readonly tajika: TajikaChart; readonly decimals: number };
const isPlanet = (id: string): id is ClassicalPlanet => id !== 'rahu' && id !== 'ketu';

export const yearGrahaRecord = defineRecord<YearGraha>()('VarshaphalaGraha', 'A graha in the chart of the year', {
  id: [choice(GRAHAS, 'Graha', 'sun'), 'id'],
  ...zodiacMembers,
  house: [house, ({ house: number = 1 }) => number],
  is_retrograde: [flag('Whether the longitude decreases'), isRetrogradeGraha],
  combust: [
    flag('Whether the light of the Sun hides it'),
    ({ id, tajika }) => isPlanet(id) && tajika.planets[id].isCombust,
  ],
  deeptamsha: [
    number('Degrees that its light reaches to either side; null for Rahu and Ketu', 15).nullable(),
    ({ id }) => (isPlanet(id) ? DEEPTAMSHAS[id] : null),
  ],
  dignities: [
    z
      .array(z.enum(TAJIKA_FACTS))
      .meta({ description: 'What makes it strong; it is weak without', example: ['own_sign'] }),
    ({ id, tajika }) => (isPlanet(id) ? [...listTajikaDignities(tajika, id)] : []),
  ],
});

const balaPart = defineInnerRecord<LordedBala>()({
  lord: [planet('Lord of the place', 'sun'), 'lord'],
  relation: [
    choice(Object.keys(TAJIKA_RELATIONS) as TajikaRelation[], 'What the lord is to the planet by place', 'own'),
    'relation',
  ],
  units: [number('Units', 30), 'units'],
});

const partMember = (part: 'kshetra' | 'hadda' | 'drekkana' | 'navamsha', description: string) =>
  [balaPart.schema.meta({ description }), (found: Panchavargiya) => balaPart.write(found[part])] as const;

export const balaRecord = defineRecord<Panchavargiya>()('PanchavargiyaBala', 'Strength of a planet from five places', {
  planet: [planet('Planet', 'sun'), 'planet'],
  kshetra: partMember('kshetra', 'Sign, at most 30'),
  uchcha: [number('Distance from deep debilitation, at most 20', 7.35), ({ uchchaUnits }) => round(uchchaUnits)],
  hadda: partMember('hadda', 'Hadda, at most 15'),
  drekkana: partMember('drekkana', 'Drekkana, at most 10'),
  navamsha: partMember('navamsha', 'Navamsha, at most 5'),
  total: [number('All five, at most 80', 57.35), ({ total }) => round(total)],
  bala: [number('A quarter of the total (vishwa bala), at most 20', 14.34), ({ bala }) => round(bala)],
});

const candidateRecord = defineRecord<YearLordCandidate>()('YearLordCandidate', 'A planet that may rule the year', {
  planet: [planet('Planet', 'sun'), 'planet'],
  offices: [
    z.array(z.enum(YEAR_LORD_OFFICES)).meta({
      description: 'Lord of the muntha, of the Lagna at birth and of the year, tri-rashi pati, dinaratri pati',
      example: ['birth_lagna'],
    }),
    ({ offices }) => [...offices],
  ],
  bala: [number('Panchavargiya bala', 14.34), ({ bala }) => round(bala)],
  aspect: [
    aspect.meta({ description: 'To the Lagna of the year; null for none' }),
    ({ aspect: found }) => found ?? null,
  ],
});

export const yearLordRecord = defineRecord<YearLord>()('YearLord', 'The lord of the year (varshesha)', {
  lord: [planet('Lord of the year', 'sun'), 'planet'],
  reason: [choice(YEAR_LORD_REASONS, 'What decided', 'strongest_with_aspect'), 'reason'],
  candidates: [
    z.array(candidateRecord.schema).meta({ description: 'Holders of the five offices, each once' }),
    ({ candidates }) => candidates.map(candidateRecord.write),
  ],
});

export const munthaRecord = defineRecord<Pick<Varshaphala, 'muntha' | 'tajika'>>()('Muntha', 'The muntha', {
  sign: [choice(SIGNS, 'The sign of the Lagna at birth, one further for each completed year', 'Leo'), 'muntha'],
  lord: [planet('Lord of the sign', 'sun'), ({ muntha }) => signLordOf(muntha)],
  house: [house, ({ muntha, tajika }) => countSigns(signOf(tajika.lagnaDeg), muntha)],
});

export const tajikaContactRecord = defineRecord<TajikaContact>()(
  'TajikaContact',
  'How two planets stand to each other',
  {
    planet1: [planet('The swifter planet by mean motion', 'sun'), 'swifter'],
    planet2: [planet('The slower planet', 'mars'), 'slower'],
    aspect: [aspect, ({ aspect: found }) => found ?? null],
    behind: [
      number('Degrees in its sign by which the swifter is behind the slower; negative: ahead', 3.87),
      ({ behindDeg }) => round(behindDeg),
    ],
    orb: [number('Degrees', 11.5), 'orbDeg'],
    kind: [
      z.enum(TAJIKA_CONTACTS).nullable().meta({
        description:
          '`vartamana`: ithasala within the orb, `poorna` within a degree, `bhavishyat` soon; `ishrafa`: apart; null: neither',
        example: 'vartamana',
      }),
      ({ kind }) => kind ?? null,
    ],
  },
);

const reasonRecord = defineRecord<TajikaReason>()('TajikaReason', 'A fact that makes a yoga', {
  fact: [choice(TAJIKA_FACTS, 'Fact', 'swifter_behind'), 'fact'],
  bodies: [planetList('Of whom, the planet that it is said of first', ['sun', 'mars']), ({ bodies }) => [...bodies]],
  degrees: [
    number('Degrees in their signs, where the fact has them', 3.87).optional(),
    ({ degrees }) => (degrees === undefined ? undefined : round(degrees)),
  ],
});

export const tajikaYogaRecord = defineRecord<TajikaYogaFound>()('TajikaYoga', 'A tajika yoga of the year', {
  yoga: [choice(TAJIKA_YOGA_IDS, 'Name', 'ithasala'), 'yoga'],
  pair: [
    planetList('The lord of the Lagna and the lord of the matter; none where the yoga is of the chart', [
      'mars',
      'sun',
    ]),
    ({ lords }) => [...lords],
  ],
  houses: [
    z.array(integer('House', 10)).meta({ description: 'Houses that the lord of the matter rules', example: [10] }),
    ({ houses }) => [...houses],
  ],
  through: [planetList('Third planets that take part', ['moon']), ({ through }) => [...through]],
  rule: [text('What makes it', TAJIKA_YOGAS.ithasala), ({ yoga }) => TAJIKA_YOGAS[yoga]],
  because: [
    z.array(reasonRecord.schema).meta({ description: 'The facts that make it' }),
    ({ because }) => because.map(reasonRecord.write),
  ],
});

type YearSaham = SahamPlace & { readonly lagna: Sign; readonly decimals: number };

export const sahamRecord = defineRecord<YearSaham>()('Saham', 'A saham of the year', {
  saham: [choice(SAHAM_IDS, 'Name', 'punya'), 'id'],
  ...zodiacMembers,
  house: [house, ({ longitudeDeg, lagna }) => countSigns(lagna, signOf(longitudeDeg))],
  lord: [planet('Lord of its sign', 'sun'), ({ longitudeDeg }) => signLordOf(signOf(longitudeDeg))],
  formula: [
    text('By day or by night, as the year begins', 'moon - sun + lagna'),
    ({ formula: [a, b, c] }) => `${a} - ${b} + ${c}`,
  ],
  sign_added: [flag('Whether 30° were added, as c is not between b and a'), 'isSignAdded'],
});

const patyayiniLord = ({ lord }: PatyayiniPeriod) => (lord === 'lagna' ? 'ascendant' : lord);

export const patyayiniRecord = defineRecord<PatyayiniPeriod>()('PatyayiniPeriod', 'A period of patyayini dasha', {
  lord: [choice([...CLASSICAL_PLANETS, 'ascendant'], 'A planet, or the Lagna', 'sun'), patyayiniLord],
  start: [periodShape.start, ({ start }) => formatInstant(start)],
  end: [periodShape.end, ({ end }) => formatInstant(end)],
  share: [number('Share of the year, [0, 1]', 0.176), ({ share }) => round(share)],
});

export const balaRows = defineRows<Panchavargiya>()('balas', 'Panchavargiya bala', {
  id: ['sun', 'planet'],
  kshetra: [30, ({ kshetra }) => kshetra.units],
  uchcha: [7.35, ({ uchchaUnits }) => roundTo(uchchaUnits, 2)],
  hadda: [11.25, ({ hadda }) => hadda.units],
  drekkana: [7.5, ({ drekkana }) => drekkana.units],
  navamsha: [1.25, ({ navamsha }) => navamsha.units],
  bala: [14.34, ({ bala }) => roundTo(bala, 2)],
});

export const tajikaYogaRows = defineRows<TajikaYogaFound>()(
  'yogas',
  'Tajika yogas; the lord of the Lagna and that of the matter',
  {
    yoga: ['ithasala', 'yoga'],
    lords: ['mars sun', ({ lords }) => lords.join(' ') || null],
    houses: ['10', ({ houses }) => houses.join(' ') || null],
    through: [null, ({ through }) => through.join(' ') || null],
  },
);

export const sahamRows = defineRows<YearSaham>()('sahams', 'Sahams; degrees to 2 decimals', {
  saham: ['punya', 'id'],
  lon: [135.27, ({ longitudeDeg }) => roundTo(longitudeDeg, 2)],
  house: [10, ({ longitudeDeg, lagna }) => countSigns(lagna, signOf(longitudeDeg))],
});

export const muddaRows = defineRows<DashaPeriod>()('mudda', 'Mudda dasha, level 1; dates to the minute in UTC', {
  lord: ['rahu', 'lord'],
  start: ['1984-08-20T07:48Z', ({ start }) => toMinute(start)],
  end: ['1984-09-28T22:26Z', ({ end }) => toMinute(end)],
});
