import * as z from 'zod';
import { toBirthRows } from '../../../lib/answers/choose-format.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toNakshatraRecord } from '../../../lib/answers/nakshatra.ts';
import { defineRecord, defineRows } from '../../../lib/answers/record.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { zodiacMembers } from '../../../lib/answers/zodiac-members.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import type { Koota } from '../../../lib/astro/indian/matching/kootas.ts';
import type { ManglikHouse } from '../../../lib/astro/indian/matching/manglik.ts';
import type { Porutham } from '../../../lib/astro/indian/matching/poruthams.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { CLASSICAL_PLANETS, SIGN_RULERS } from '../../../lib/base/catalog/dignities.ts';
import {
  CANCELLATION_RULES,
  EXCEPTION_RULES,
  KOOTA_RULES,
  KOOTAS,
  type KootaException,
  MANGLIK_CANCELLATIONS,
  MANGLIK_REFERENCES,
  MATCHING_TEXTS,
  type MatchingRule,
  NADI_EXCEPTIONS,
  PORUTHAM_RULES,
  PORUTHAMS,
} from '../../../lib/base/catalog/matching.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { NakshatraRecord } from '../../../lib/requests/chart/nakshatra.ts';
import { choice, flag, integer, number, text } from '../../../lib/requests/members.ts';
import { nameAyanamsa } from '../sidereal-shape.ts';
import type { MatchedPerson, Matching } from './calculate.ts';
import type { MatchingRequest } from './request.ts';

const DECIMALS = 6;

/** Members that say which rule was followed. */
const ruleMembers = {
  rule: text('The rule', 'the rajjus differ'),
  source: text('Where the rule was read', MATCHING_TEXTS.raman),
};
const readRule = ({ rule, source }: MatchingRule) => ({ rule, source: MATCHING_TEXTS[source] });

/** A rule that sets something aside, by its id. */
const ExceptionRecord = z
  .object({
    id: choice(NADI_EXCEPTIONS, 'Exception', 'same_lord'),
    applied: flag('Whether the request asks for it, so that it changes the points'),
    ...ruleMembers,
  })
  .meta({ id: 'KootaException', description: 'An exception that holds' });
const writeException = (id: KootaException, applied: boolean) => ({ id, applied, ...readRule(EXCEPTION_RULES[id]) });

const fact = (whose: string, example: string) => text(`Fact of the ${whose} that is compared`, example);
const fromBride = integer('The groom’s nakshatra or sign, counted from the bride’s', 15).optional();

export const kootaRecord = defineRecord<Koota>()('Koota', 'One of the eight kootas', {
  koota: [choice(KOOTAS, 'Koota', 'nadi'), 'koota'],
  points: [number('Points, with the exceptions that the request asks for', 8), 'points'],
  points_without_exceptions: [number('Points without any exception', 0), 'pointsWithoutExceptions'],
  maximum: [number('Most points', 8), ({ koota }) => KOOTA_RULES[koota].maximum],
  bride: [fact('bride', 'adi'), 'bride'],
  groom: [fact('groom', 'madhya'), 'groom'],
  from_bride: [fromBride, 'fromBride'],
  from_groom: [integer('The bride’s, counted from the groom’s', 14).optional(), 'fromGroom'],
  exceptions: [
    z.array(ExceptionRecord).meta({ description: 'Exceptions that hold, of nadi and bhakoot without points' }),
    ({ exceptions }) => exceptions.map(({ id, isApplied }) => writeException(id, isApplied)),
  ],
  rule: [ruleMembers.rule, ({ koota }) => KOOTA_RULES[koota].rule],
  source: [ruleMembers.source, ({ koota }) => MATCHING_TEXTS[KOOTA_RULES[koota].source]],
});

export const poruthamRecord = defineRecord<Porutham>()('Porutham', 'One of the ten poruthams', {
  porutham: [choice(PORUTHAMS, 'Porutham', 'rajju'), 'porutham'],
  agrees: [flag('Whether the rule is met'), 'agrees'],
  bride: [fact('bride', 'kati'), 'bride'],
  groom: [fact('groom', 'siro'), 'groom'],
  from_bride: [fromBride, 'fromBride'],
  exceptions: [
    z.array(ExceptionRecord).meta({ description: 'What sets the rule aside; `agrees` is without it' }),
    ({ exceptions }) => exceptions.map((id) => writeException(id, false)),
  ],
  rule: [ruleMembers.rule, ({ porutham }) => PORUTHAM_RULES[porutham].rule],
  source: [ruleMembers.source, ({ porutham }) => MATCHING_TEXTS[PORUTHAM_RULES[porutham].source]],
});

export const manglikRecord = defineRecord<ManglikHouse>()('ManglikHouse', 'The house of Mars from a point', {
  from: [choice(MANGLIK_REFERENCES, 'Point that the houses are counted from', 'ascendant'), 'from'],
  house: [integer('House of Mars by whole signs, 1–12', 7), 'house'],
  counts: [flag('Whether it is one of the houses that count'), 'counts'],
  cancellations: [
    z
      .array(
        z
          .object({ id: choice(MANGLIK_CANCELLATIONS, 'Cancellation', 'sign_of_house'), ...ruleMembers })
          .meta({ id: 'ManglikCancellation', description: 'A rule that sets Mars aside' }),
      )
      .meta({ description: 'What sets it aside, where it counts' }),
    ({ cancellations }) => cancellations.map((id) => ({ id, ...readRule(CANCELLATION_RULES[id]) })),
  ],
});

export const placeRecord = defineRecord<{ readonly longitudeDeg: LongitudeDeg; readonly decimals: number }>()(
  'MatchedPlace',
  'A place in the sidereal zodiac',
  {
    ...zodiacMembers,
    lord: [
      choice(CLASSICAL_PLANETS, 'Lord of the sign', 'mercury'),
      ({ longitudeDeg }) => SIGN_RULERS[signOf(longitudeDeg)].traditional,
    ],
    nakshatra: [NakshatraRecord, ({ longitudeDeg, decimals }) => toNakshatraRecord(longitudeDeg, decimals)],
  },
);

const toPerson = ({ subject, longitudes, manglik }: MatchedPerson) => {
  const place = (longitudeDeg: LongitudeDeg) => placeRecord.write({ longitudeDeg, decimals: DECIMALS });
  return {
    subject: toSubjectInfo(subject),
    ascendant: place(longitudes.ascendant),
    moon: place(longitudes.moon),
    mars: place(longitudes.mars),
    venus: place(longitudes.venus),
    manglik: manglik.map(manglikRecord.write),
  };
};

const sumOf = (kootas: readonly Koota[], member: 'points' | 'pointsWithoutExceptions'): number =>
  kootas.reduce((sum, koota) => sum + koota[member], 0);

/** The matching in full. */
export function toMatchingData(matching: Matching, request: MatchingRequest, provenance: Provenance) {
  const { bride, groom, kootas, poruthams } = matching;
  const { positions, vasya, tara, nadi_exceptions, bhakoot_exceptions, stri_dirgha, manglik_second_house } = request;
  return {
    bride: toPerson(bride),
    groom: toPerson(groom),
    definition: {
      id: 'vedic_matching' as const,
      ...{ ayanamsa: nameAyanamsa(bride.chart), positions, vasya, tara, nadi_exceptions, bhakoot_exceptions },
      ...{ stri_dirgha, manglik_second_house },
    },
    ashtakoota: {
      points: sumOf(kootas, 'points'),
      points_without_exceptions: sumOf(kootas, 'pointsWithoutExceptions'),
      maximum: 36 as const,
      kootas: kootas.map(kootaRecord.write),
    },
    poruthams: poruthams.map(poruthamRecord.write),
    warnings: listWarnings(matching),
    metadata: toChartMetadata(
      bride.chart,
      { decimals: DECIMALS, verbosity: 'standard', withFormatted: false },
      provenance,
    ),
  };
}

const PEOPLE = ['bride', 'groom'] as const;

const listWarnings = (matching: Matching) =>
  PEOPLE.flatMap((who) =>
    matching[who].chart.warnings.map(({ code, message }) => ({ code, message: `${who}: ${message}` })),
  );

export const kootaRows = defineRows<Koota>()('kootas', 'The eight kootas, with the exceptions of the request', {
  koota: ['nadi', 'koota'],
  points: [8, 'points'],
  maximum: [8, ({ koota }) => KOOTA_RULES[koota].maximum],
  bride: ['adi', 'bride'],
  groom: ['madhya', 'groom'],
});

export const poruthamRows = defineRows<Porutham>()('poruthams', 'The ten poruthams', {
  porutham: ['rajju', 'porutham'],
  agrees: [true, 'agrees'],
  bride: ['kati', 'bride'],
  groom: ['siro', 'groom'],
});

export const manglikRows = defineRows<ManglikHouse & { readonly who: string }>()('manglik', 'The houses of Mars', {
  who: ['bride', 'who'],
  from: ['moon', 'from'],
  house: [7, 'house'],
  counts: [true, 'counts'],
  cancellations: ['leo_or_aquarius', ({ cancellations }) => cancellations.join(' ')],
});

/** The matching as rows. */
export const toMatchingRows = (matching: Matching) =>
  toBirthRows(
    {
      ayanamsa: nameAyanamsa(matching.bride.chart),
      points: sumOf(matching.kootas, 'points'),
      ...kootaRows.write(matching.kootas),
      ...poruthamRows.write(matching.poruthams),
      ...manglikRows.write(PEOPLE.flatMap((who) => matching[who].manglik.map((row) => ({ ...row, who })))),
    },
    { warnings: listWarnings(matching) },
  );
