import type * as z from 'zod';
import type { InternalAnswer, InternalRequest } from '../../lib/http/endpoint-caller.ts';
import { type TimezoneOffsetResponse, timezoneOffset } from '../place/timezone-offset/endpoint.ts';

type Members = Readonly<Record<string, unknown>>;

/** Location of a birth in a tool's arguments: its name for the model, and the members with its time and place. */
export interface BirthArgument {
  /** The argument that holds the birth; absent when the birth's members are arguments themselves. */
  readonly argument?: string;
  /** The member that holds its place. */
  readonly place: string;
}

/**
 * Describes how each birth's time was interpreted, one line each, because the rows of a chart cannot show it.
 *
 * @param args arguments of a successful call, so they are known to fit the schemas
 */
export async function describeBirthTimes(
  births: readonly BirthArgument[],
  args: Members,
  ask: (request: InternalRequest) => Promise<InternalAnswer>,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const { argument, place } of births) {
    const birth = (argument === undefined ? args : args[argument]) as Members;
    if (birth.birth_time_known === false) continue;
    const { text } = await ask({ endpoint: timezoneOffset, body: toOffsetRequest(birth, place) });
    lines.push(describeTime(argument ?? 'the birth', JSON.parse(text) as OffsetAnswer));
  }
  return lines;
}

type OffsetAnswer = z.output<typeof TimezoneOffsetResponse>;

function describeTime(name: string, { datetime, datetime_utc, time_resolution }: OffsetAnswer): string {
  const { source, certainty, candidates = [], practice } = time_resolution;
  const others = [...candidates, ...(practice?.readings ?? [])].filter(
    (reading) => reading.datetime_utc !== datetime_utc,
  );
  const alternatives = others.map((reading) => `${reading.datetime_utc} (UTC offset ${reading.utc_offset_seconds} s)`);
  const alternative = alternatives.length === 0 ? '' : ` It may also mean ${alternatives.join(' or ')}.`;
  return `The time of ${name} was read as ${datetime}, which is ${datetime_utc}; source ${source}, ${certainty}.${alternative}`;
}

function toOffsetRequest({ birth_datetime, ...birth }: Members, place: string): Members {
  const { latitude, longitude, timezone } = birth[place] as Members;
  return { latitude, longitude, datetime: { timezone, ...(birth_datetime as Members) } };
}
