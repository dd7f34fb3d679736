import * as z from 'zod';
import {
  citeSources,
  identifyTechnique,
  periodMembers,
  toLifeData,
  toLifeRows,
} from '../../../lib/answers/life-periods.ts';
import { createPeriodFormats } from '../../../lib/answers/period-formats.ts';
import { defineRecord, type RecordOf } from '../../../lib/answers/record.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { PEAKS, type ReleasingPeriod } from '../../../lib/astro/timing/time-lords/releasing.ts';
import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import { periodSign } from '../../../lib/requests/life-periods.ts';
import { flag, number, signName, text } from '../../../lib/requests/members.ts';
import type { ReleasingResult } from './calculate.ts';
import type { ReleasingRequest } from './request.ts';

export const releasingRecord = defineRecord<ReleasingPeriod>()('ReleasingPeriod', 'A period of zodiacal releasing', {
  ...periodMembers,
  sign: [periodSign, 'sign'],
  loosing_of_the_bond: [flag('Whether the order of the signs is broken before this period'), 'isLoosing'],
  is_cut: [flag('Whether the end of the longer period cuts it short'), 'isCut'],
  angle_from_fortune: [
    z.int().nullable().meta({
      description: '1, 4, 7 or 10 where the sign is angular from that of Fortune, counted in whole signs; else null',
      example: 10,
    }),
    ({ angleFromFortune = null }) => angleFromFortune,
  ],
  peak: [
    z.enum(PEAKS).nullable().meta({
      description:
        '`major`: the tenth from Fortune; `moderate`: Fortune’s own; `minor`: the fourth and seventh; else null',
      example: 'major',
    }),
    ({ peak = null }) => peak,
  ],
});

type ReleasingRecord = RecordOf<typeof releasingRecord>;

/** How releasing was asked for, and what it came from. */
interface CountedReleasing {
  readonly signs: ReleasingResult['signs'];
  readonly request: ReleasingRequest;
}

export const releasingDefinition = defineRecord<CountedReleasing>()(
  'ReleasingDefinition',
  'How the periods were counted',
  {
    ...identifyTechnique('zodiacal_releasing'),
    from: [text('Lot that the periods come from', 'spirit'), ({ request }) => request.from],
    lot_sign: [signName('Sign of the lot'), ({ signs }) => signs.lotSign],
    first_sign: [
      signName('Sign of the first period; not that of the lot where `same_sign_rule` moves it'),
      ({ signs }) => signs.sign,
    ],
    fortune_sign: [signName('Sign of Fortune, which angles are counted from'), ({ signs }) => signs.fortuneSign],
    reverse_by_sect: [flag('As in the request', true), ({ request }) => request.reverse_by_sect],
    same_sign_rule: [flag('As in the request', true), ({ request }) => request.same_sign_rule],
    loosing: [text('As in the request', 'opposite'), ({ request }) => request.loosing],
    year_days: [number('Length of a year, days', 360), ({ request }) => request.year_days],
    ...citeSources(['Vettius Valens, Anthologies IV.4–10']),
  },
);

export function toReleasingData(result: ReleasingResult, request: ReleasingRequest, provenance: Provenance) {
  return {
    ...toLifeData(result, provenance),
    definition: releasingDefinition.write({ signs: result.signs, request }),
    periods: result.periods.map(releasingRecord.write),
    active: result.active.map(releasingRecord.write),
  };
}

/** What a row notes: `loosing of the bond, major peak`. */
function noteReleasing({ isLoosing, peak }: ReleasingPeriod): string {
  return [...(isLoosing ? ['loosing of the bond'] : []), ...(peak ? [`${peak} peak`] : [])].join(', ');
}

export const toReleasingRows = (result: ReleasingResult) =>
  toLifeRows(result, (period) => ({ ...period, note: noteReleasing(period) }));

function summarize(
  { level, lord, sign: ofPeriod, loosing_of_the_bond }: ReleasingRecord,
  words: CalendarWords,
): string {
  const period = words.write('releasing', level, words.sign(ofPeriod), words.point(lord));
  return loosing_of_the_bond ? words.write('loosing', period) : period;
}

/** Heights of the blocks of a picture, by their peaks. */
const PEAK_HEIGHTS: Readonly<Record<NonNullable<ReleasingRecord['peak']>, number>> = {
  major: 1,
  moderate: 0.9,
  minor: 0.8,
};

const LOWEST_HEIGHT = 0.7;

export const releasingFormats = createPeriodFormats({
  record: releasingRecord.schema,
  technique: 'Zodiacal releasing',
  levels: ['Level 1', 'Level 2', 'Level 3', 'Level 4'],
  summarize,
  addNote: ({ peak }) => (peak ? `, ${peak} peak` : ''),
  measureHeight: ({ peak }) => (peak ? PEAK_HEIGHTS[peak] : LOWEST_HEIGHT),
  describeBreak: ({ loosing_of_the_bond, level }) =>
    loosing_of_the_bond ? `Loosing of the bond, level ${level}` : undefined,
  settings: ['Height of a block: peak by the angle from Fortune'],
  legend: [{ sample: 'break', text: 'loosing of the bond' }],
});
