import { toBirthRows } from '../../../lib/answers/choose-format.ts';
import { toDay } from '../../../lib/answers/instant.ts';
import { LLM_DECIMALS } from '../../../lib/answers/llm-rows.ts';
import { defineRows } from '../../../lib/answers/record.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import type { SpeculumEntry } from '../../../lib/astro/timing/directions/speculum.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import type { DatedDirection, DirectionsResult } from './calculate.ts';
import { roundOptional } from './records.ts';

const AGE_DECIMALS = 3;

export const directionRows = defineRows<DatedDirection>()(
  'directions',
  'Directions in the order of their arcs; of a term, side is its sign; arc in degrees, age in years, date in UTC',
  {
    promissor: ['mars', 'promissor'],
    aspect: ['square', 'contact'],
    side: ['sinister', ({ side, sign }) => side ?? sign ?? null],
    significator: ['ascendant', 'significator'],
    motion: ['direct', 'motion'],
    arc: [24.4167, ({ arcDeg }) => roundTo(arcDeg, LLM_DECIMALS)],
    age: [24.77, ({ ageYears }) => roundTo(ageYears, AGE_DECIMALS)],
    date: ['1899-09-05', ({ moment }) => toDay(formatInstant(moment))],
  },
);

/** A column of degrees. */
const degrees = (example: number, degreesOf: (entry: SpeculumEntry) => number | undefined) =>
  [example, (entry: SpeculumEntry) => roundOptional(degreesOf(entry), LLM_DECIMALS)] as const;

export const speculumRows = defineRows<SpeculumEntry>()(
  'speculum',
  'Ascensional difference, diurnal and nocturnal semi-arc, distance from the upper meridian (east negative), mundane position and pole, degrees',
  {
    point: ['sun', 'id'],
    lon: degrees(248.2, ({ longitudeDeg }) => longitudeDeg),
    lat: degrees(0, ({ latitudeDeg }) => latitudeDeg),
    ra: degrees(246.5, ({ rightAscensionDeg }) => rightAscensionDeg),
    decl: degrees(-21.9, ({ declinationDeg }) => declinationDeg),
    ad: degrees(-30.7, ({ ascensionalDifferenceDeg }) => ascensionalDifferenceDeg),
    dsa: degrees(59.3, ({ diurnalSemiArcDeg }) => diurnalSemiArcDeg),
    nsa: degrees(120.7, ({ nocturnalSemiArcDeg }) => nocturnalSemiArcDeg),
    md: degrees(-41.2, ({ meridianDistanceDeg }) => meridianDistanceDeg),
    mundane: degrees(207.5, ({ mundanePositionDeg }) => mundanePositionDeg),
    pole: degrees(36.7, ({ poleDeg }) => poleDeg),
  },
);

export function toDirectionRows(result: DirectionsResult) {
  const { items, speculum, warnings, subject } = result;
  const rows = { ...directionRows.write(items), ...(speculum && speculumRows.write(speculum)) };
  return { ...toBirthRows(rows, { warnings, handle: subject.handle }), ...toPagingMembers(result) };
}
