import * as z from 'zod';
import { toBodyConditionRecord } from '../../../lib/answers/analysis-conditions.ts';
import { toAyanamsaMembers } from '../../../lib/answers/ayanamsa.ts';
import { DECIMALS, LIFE_DISPLAY, toMinute, toSpan } from '../../../lib/answers/life-periods.ts';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { isRetrograde } from '../../../lib/answers/position.ts';
import { toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { answerFormsSchema } from '../../../lib/requests/answer-forms.ts';
import { BodyConditionRecord } from '../../../lib/requests/chart/analysis-conditions.ts';
import { rowsSchema } from '../../../lib/requests/chart/llm-rows.ts';
import { ChartMetadata } from '../../../lib/requests/chart/metadata.ts';
import { SubjectInfo } from '../../../lib/requests/chart/subject-info.ts';
import { ChartHandle } from '../../../lib/requests/handle/schema.ts';
import { periodShape, periodSign } from '../../../lib/requests/life-periods.ts';
import { warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import { type ActiveTimeLords, type NatalLord, TIME_LORD_SYSTEMS } from './calculate.ts';

const ActivePeriodRecord = z
  .object({
    system: z.enum(TIME_LORD_SYSTEMS).meta({ description: 'Technique, with its defaults', example: 'profections' }),
    ...periodShape,
    sign: periodSign.nullable(),
  })
  .meta({ id: 'ActivePeriod', description: 'A period that contains the moment' });

const NatalLordRecord = z
  .object({
    lord: z.string().meta({ description: 'Planet or node', example: 'saturn' }),
    longitude: z.number().meta({ description: 'At birth', example: 116.53 }),
    sign: z.enum(SIGNS).meta({ description: 'At birth', example: 'Cancer' }),
    house: z.int().meta({ description: 'At birth, by whole signs from the Ascendant', example: 12 }),
    is_retrograde: z.boolean().meta({ description: 'At birth', example: false }),
    condition: BodyConditionRecord.optional(),
  })
  .meta({ id: 'NatalLord', description: 'A time lord at birth; nodes have no condition' });

const ActiveData = z
  .object({
    subject: SubjectInfo,
    target_datetime: instantText('The moment asked about'),
    active: z.array(ActivePeriodRecord).meta({ description: 'By system, level 1 first' }),
    vimshottari_zodiac: z
      .object(zodiacInfoShape)
      .meta({ description: 'Zodiac of Vimshottari: that of the request if it is sidereal, else Lahiri’s' }),
    lords: z.array(NatalLordRecord).meta({ description: 'Each lord of `active` once' }),
    warnings: warningList,
    metadata: ChartMetadata,
  })
  .meta({ id: 'ActiveData', description: 'The time lords of a moment' });

const ACTIVE_SCHEMA = ['system', 'level', 'lord', 'sign', 'start', 'end'] as const;
const LORDS_SCHEMA = ['lord', 'sign', 'house', 'retro', 'score', 'condition'] as const;

const columns = (of: string, names: readonly string[]) =>
  z.array(z.string()).meta({ description: `Columns of \`${of}\``, example: [...names] });

const ActiveRows = z
  .object({
    schema_version: z.literal('llm_v2').meta({ description: 'Version of the row form' }),
    target_datetime: instantText('The moment asked about'),
    active_schema: columns('active', ACTIVE_SCHEMA),
    active: rowsSchema(ACTIVE_SCHEMA, 'Periods that contain the moment; dates to the minute in UTC', [
      ...['profections', 1, 'saturn', 'Aquarius', '2000-07-06T11:26Z', '2001-07-06T11:26Z'],
    ]),
    vimshottari_ayanamsa: z.string().meta({ description: 'Zero point of Vimshottari', example: 'lahiri' }),
    lords_schema: columns('lords', LORDS_SCHEMA),
    lords: rowsSchema(
      LORDS_SCHEMA,
      'Each lord at birth: sign, house by whole signs, whether it is retrograde, the score of its dignities, and what else is true of it',
      ['saturn', 'Cancer', 12, false, -5, 'cadent under_beams'],
    ),
    warnings: warningList.optional(),
    handle: ChartHandle.optional(),
  })
  .meta({ id: 'ActiveRows', description: 'The time lords of a moment as rows for a language model' });

export const ActiveResponse = answerFormsSchema('Active', 'The time lords of a moment in the requested format', {
  full: ActiveData,
  rows: ActiveRows,
});

const nameLord = ({ point: { id } }: NatalLord): string => (id === 'true_node' ? 'north_node' : id);

function toLordRecord(lord: NatalLord): z.output<typeof NatalLordRecord> {
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
