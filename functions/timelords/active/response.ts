import { toBodyConditionRecord } from '../../../lib/answers/analysis-conditions.ts';
import { toAyanamsaMembers } from '../../../lib/answers/ayanamsa.ts';
import { DECIMALS, LIFE_DISPLAY, toMinute, toSpan } from '../../../lib/answers/life-periods.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { isRetrograde } from '../../../lib/answers/position.ts';
import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { ActiveTimeLords, NatalLord } from './calculate.ts';

export const ACTIVE_SCHEMA = ['system', 'level', 'lord', 'sign', 'start', 'end'] as const;

export const LORDS_SCHEMA = ['lord', 'sign', 'house', 'retro', 'score', 'condition'] as const;

const nameLord = ({ point: { id } }: NatalLord): string => (id === 'true_node' ? 'north_node' : id);

function toLordRecord(lord: NatalLord) {
  const { point, condition } = lord;
  const { longitude, sign } = toZodiacPosition(point.longitudeDeg, DECIMALS);
  return {
    ...{ lord: nameLord(lord), longitude, sign },
    house: point.house as number, // the chart has houses
    is_retrograde: isRetrograde(point),
    ...(condition && { condition: toBodyConditionRecord(condition) }),
  };
}

export function toActiveData(
  { life, chart, ayanamsa, periods, lords, warnings }: ActiveTimeLords,
  provenance: Provenance,
) {
  return {
    subject: toSubjectInfo(life.subject),
    target_datetime: formatInstant(life.target),
    active: periods.map(({ system, lord, sign = null, ...span }) => ({ system, ...toSpan(span), lord, sign })),
    vimshottari_zodiac: { zodiac_type: 'sidereal' as const, ...toAyanamsaMembers(ayanamsa) },
    lords: lords.map(toLordRecord),
    warnings: [...warnings],
    metadata: toChartMetadata(chart, LIFE_DISPLAY, provenance),
  };
}

function toLordRow(lord: NatalLord) {
  const { sign, house, is_retrograde, condition } = toLordRecord(lord);
  const { dignities, angularity, solar_phase: phase, ...flags } = condition ?? {};
  const states = [angularity, phase === 'free' ? undefined : phase].filter((state) => state !== undefined);
  const isTrue = Object.entries(flags).flatMap(([name, value]) => (value === true ? [name] : []));
  return [
    nameLord(lord),
    sign,
    house,
    is_retrograde,
    dignities?.score ?? null,
    [...states, ...isTrue].join(' ') || null,
  ];
}

export function toActiveRows({ life, ayanamsa, periods, lords, warnings }: ActiveTimeLords) {
  const { handle } = life.subject;
  return {
    schema_version: 'llm_v2' as const,
    target_datetime: formatInstant(life.target),
    active_schema: [...ACTIVE_SCHEMA],
    active: periods.map(({ system, level, lord, sign = null, start, end }) => [
      ...[system, level, lord, sign, toMinute(start), toMinute(end)],
    ]),
    vimshottari_ayanamsa: toAyanamsaMembers(ayanamsa).ayanamsa,
    lords_schema: [...LORDS_SCHEMA],
    lords: lords.map(toLordRow),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
    ...(handle && { handle }),
  };
}
