import { toBodyConditionRecord } from '../../../lib/answers/analysis-conditions.ts';
import { toAyanamsaMembers } from '../../../lib/answers/ayanamsa.ts';
import { toBirthRows } from '../../../lib/answers/choose-format.ts';
import { DECIMALS, LIFE_DISPLAY, periodMembers, spanMembers, toMinute } from '../../../lib/answers/life-periods.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { isRetrograde } from '../../../lib/answers/position.ts';
import { defineRecord, defineRows, type RecordOf } from '../../../lib/answers/record.ts';
import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { BodyConditionRecord } from '../../../lib/requests/chart/analysis-conditions.ts';
import { periodSign } from '../../../lib/requests/life-periods.ts';
import { choice, flag, integer, number, text } from '../../../lib/requests/members.ts';
import { type ActivePeriod, type ActiveTimeLords, type NatalLord, TIME_LORD_SYSTEMS } from './calculate.ts';

export const activePeriodRecord = defineRecord<ActivePeriod>()('ActivePeriod', 'A period that contains the moment', {
  system: [choice(TIME_LORD_SYSTEMS, 'Technique, with its defaults', 'profections'), 'system'],
  ...spanMembers,
  lord: periodMembers.lord,
  sign: [periodSign.nullable(), ({ sign = null }) => sign],
});

export const natalLordRecord = defineRecord<NatalLord>()('NatalLord', 'A time lord at birth; nodes have no condition', {
  lord: [text('Planet or node', 'saturn'), ({ point: { id } }) => (id === 'true_node' ? 'north_node' : id)],
  longitude: [number('At birth', 116.53), ({ point }) => toZodiacPosition(point.longitudeDeg, DECIMALS).longitude],
  sign: [choice(SIGNS, 'At birth', 'Cancer'), ({ point }) => signOf(point.longitudeDeg)],
  // The chart has houses.
  house: [integer('At birth, by whole signs from the Ascendant', 12), ({ point }) => point.house as number],
  is_retrograde: [flag('At birth'), ({ point }) => isRetrograde(point)],
  condition: [BodyConditionRecord.optional(), ({ condition }) => condition && toBodyConditionRecord(condition)],
});

export const activeRows = defineRows<ActivePeriod>()(
  'active',
  'Periods that contain the moment; dates to the minute in UTC',
  {
    system: ['profections', 'system'],
    level: [1, 'level'],
    lord: ['saturn', 'lord'],
    sign: ['Aquarius', ({ sign = null }) => sign],
    start: ['2000-07-06T11:26Z', ({ start }) => toMinute(start)],
    end: ['2001-07-06T11:26Z', ({ end }) => toMinute(end)],
  },
);

type NatalLordRecord = RecordOf<typeof natalLordRecord>;

export const lordRows = defineRows<NatalLordRecord>()(
  'lords',
  'Each lord at birth: sign, house by whole signs, whether it is retrograde, the score of its dignities, and what else is true of it',
  {
    lord: ['saturn', 'lord'],
    sign: ['Cancer', 'sign'],
    house: [12, 'house'],
    retro: [false, 'is_retrograde'],
    score: [-5, ({ condition }) => condition?.dignities?.score ?? null],
    condition: ['cadent under_beams', listConditions],
  },
);

function listConditions({ condition }: NatalLordRecord): string | null {
  const { dignities, angularity, solar_phase: phase, ...flags } = condition ?? {};
  const states = [angularity, phase === 'free' ? undefined : phase].filter((state) => state !== undefined);
  const isTrue = Object.entries(flags).flatMap(([name, value]) => (value === true ? [name] : []));
  return [...states, ...isTrue].join(' ') || null;
}

export function toActiveData(
  { life, chart, ayanamsa, periods, lords, warnings }: ActiveTimeLords,
  provenance: Provenance,
) {
  return {
    subject: toSubjectInfo(life.subject),
    target_datetime: formatInstant(life.target),
    active: periods.map(activePeriodRecord.write),
    vimshottari_zodiac: { zodiac_type: 'sidereal' as const, ...toAyanamsaMembers(ayanamsa) },
    lords: lords.map(natalLordRecord.write),
    warnings: [...warnings],
    metadata: toChartMetadata(chart, LIFE_DISPLAY, provenance),
  };
}

export function toActiveRows({ life, ayanamsa, periods, lords, warnings }: ActiveTimeLords) {
  const rows = {
    target_datetime: formatInstant(life.target),
    ...activeRows.write(periods),
    vimshottari_ayanamsa: toAyanamsaMembers(ayanamsa).ayanamsa,
    ...lordRows.write(lords.map(natalLordRecord.write)),
  };
  return toBirthRows(rows, { warnings, handle: life.subject.handle });
}
