import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toDay } from '../../../lib/answers/instant.ts';
import { LLM_DECIMALS, type LlmRow } from '../../../lib/answers/llm-rows.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { SpeculumEntry } from '../../../lib/astro/timing/directions/speculum.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { DatedDirection, DirectionsResult } from './calculate.ts';
import { roundOptional } from './records.ts';

type Cell = LlmRow[number];

const AGE_DECIMALS = 3;

/** A column of the directions, and its cells. */
const DIRECTION_COLUMNS: Readonly<Record<string, (direction: DatedDirection) => Cell>> = {
  promissor: ({ promissor }) => promissor,
  aspect: ({ contact }) => contact,
  side: ({ side, sign }) => side ?? sign ?? null,
  significator: ({ significator }) => significator,
  motion: ({ motion }) => motion,
  arc: ({ arcDeg }) => roundTo(arcDeg, LLM_DECIMALS),
  age: ({ ageYears }) => roundTo(ageYears, AGE_DECIMALS),
  date: ({ moment }) => toDay(formatInstant(moment)),
};

/** A column of the speculum, and its degrees. */
const SPECULUM_COLUMNS: Readonly<Record<string, (entry: SpeculumEntry) => number | undefined>> = {
  lon: ({ longitudeDeg }) => longitudeDeg,
  lat: ({ latitudeDeg }) => latitudeDeg,
  ra: ({ rightAscensionDeg }) => rightAscensionDeg,
  decl: ({ declinationDeg }) => declinationDeg,
  ad: ({ ascensionalDifferenceDeg }) => ascensionalDifferenceDeg,
  dsa: ({ diurnalSemiArcDeg }) => diurnalSemiArcDeg,
  nsa: ({ nocturnalSemiArcDeg }) => nocturnalSemiArcDeg,
  md: ({ meridianDistanceDeg }) => meridianDistanceDeg,
  mundane: ({ mundanePositionDeg }) => mundanePositionDeg,
  pole: ({ poleDeg }) => poleDeg,
};

export const DIRECTIONS_SCHEMA = Object.keys(DIRECTION_COLUMNS);
export const SPECULUM_SCHEMA = ['point', ...Object.keys(SPECULUM_COLUMNS)];

const toDirectionRow = (direction: DatedDirection): LlmRow =>
  Object.values(DIRECTION_COLUMNS).map((cellOf) => cellOf(direction));

const toSpeculumRow = (entry: SpeculumEntry): LlmRow => [
  entry.id,
  ...Object.values(SPECULUM_COLUMNS).map((degreesOf) => roundOptional(degreesOf(entry), LLM_DECIMALS)),
];

export function toDirectionRows(result: DirectionsResult) {
  const { speculum, warnings, subject } = result;
  return toRowAnswer({
    schema_version: 'llm_v2' as const,
    directions_schema: [...DIRECTIONS_SCHEMA],
    directions: result.items.map(toDirectionRow),
    ...(speculum && { speculum_schema: [...SPECULUM_SCHEMA], speculum: speculum.map(toSpeculumRow) }),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
    ...(subject.handle && { handle: subject.handle }),
    ...toPagingMembers(result),
  });
}
