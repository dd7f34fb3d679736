import type { DirectionsResponse } from '../../predictive/directions-primary/contract.ts';
import { primaryDirections } from '../../predictive/directions-primary/endpoint.ts';
import { describeDirection } from '../../predictive/directions-primary/formats.ts';
import type { WrittenBirth } from '../input/birth.ts';
import { addDays } from '../input/moment.ts';
import { toWarningLines, toWarningTexts } from '../text/subject.ts';
import type { ToolCall } from '../tool.ts';
import { describeBirth, type FullAnswer, listBirthArguments, toBirthValues } from './answer-parts.ts';

type Data = Extract<DirectionsResponse, { output_mode: 'full' }>['data'];

const LONGEST_LIFE_YEARS = 150;
const LISTED_DIRECTIONS = 40;
/** Days after the first date in which directions are listed, unless the caller states the last one. */
const LISTED_DAYS = 1826;

interface DirectedPart {
  readonly birth: WrittenBirth;
  /** Date of the first direction. */
  readonly start: string;
  readonly end: string | undefined;
}

/** Primary directions of a birth that become exact between two dates: by semi-arcs in the mundane sphere, Naibod's key. */
export async function listPrimaryDirections(
  { birth, start, end = addDays(start, LISTED_DAYS) }: DirectedPart,
  { ask }: Pick<ToolCall, 'ask'>,
) {
  const body = { subject: birth.subject, max_age: LONGEST_LIFE_YEARS };
  const { data } = await ask<FullAnswer<Data>>({ endpoint: primaryDirections, body }, listBirthArguments(birth));
  const all = data.directions.filter(({ datetime }) => datetime >= start && datetime < end);
  const events = all
    .slice(0, LISTED_DIRECTIONS)
    .map(
      (direction) => `${direction.datetime.slice(0, direction.datetime.indexOf('T'))} ${describeDirection(direction)}`,
    );
  const warnings = toWarningTexts(data.warnings);
  return {
    lines: [
      ...describeBirth('Primary directions (Placidus semi-arcs, mundane, Naibod) of the birth', data.subject),
      `Exact from ${start} to ${end} (${events.length} of ${all.length}):`,
      ...events,
      ...toWarningLines(warnings),
    ],
    values: { ...toBirthValues(data.subject), points: {}, events, warnings },
  };
}
