import { toDay } from '../../../lib/answers/instant.ts';
import type { DirectionsResponse } from '../../predictive/directions-primary/contract.ts';
import { describeDirection } from '../../predictive/directions-primary/formats.ts';
import { primaryDirections } from '../../predictive/endpoints.ts';
import type { WrittenBirth } from '../input/birth.ts';
import { addDays } from '../input/moment.ts';
import type { FullAnswer, ToolCall } from '../tool.ts';

type Directions = FullAnswer<DirectionsResponse>['data'];

const LONGEST_LIFE_YEARS = 150;
const LISTED_DIRECTIONS = 40;
/** Days after the first date in which directions are listed, unless the caller states the last one. */
const LISTED_DAYS = 1826;

/** Requests the primary directions of a birth: by semi-arcs in the mundane sphere, Naibod's key. */
export async function requestDirections({ subject }: WrittenBirth, { ask }: ToolCall): Promise<Directions> {
  const body = { subject, max_age: LONGEST_LIFE_YEARS };
  const { data } = await ask<FullAnswer<DirectionsResponse>>({ endpoint: primaryDirections, body });
  return data;
}

/** The directions that become exact between two dates. */
export function toDirectionsText(
  { directions, subject, warnings }: Directions,
  start: string,
  end = addDays(start, LISTED_DAYS),
) {
  const all = directions.filter(({ datetime }) => datetime >= start && datetime < end);
  const events = all
    .slice(0, LISTED_DIRECTIONS)
    .map((direction) => `${toDay(direction.datetime)} ${describeDirection(direction)}`);
  return {
    title: 'Primary directions (Placidus semi-arcs, mundane, Naibod) of the birth',
    subject,
    lines: [`Exact from ${start} to ${end} (${events.length} of ${all.length}):`, ...events],
    values: { points: {}, events },
    warnings,
  };
}
