import type { InternalAnswer, InternalRequest } from '../../lib/http/endpoint-caller.ts';
import { timezoneOffset } from '../place/timezone-offset/endpoint.ts';

type Members = Readonly<Record<string, unknown>>;

/** Where a tool's arguments hold a birth: its name for the model, and the members that say when and where. */
export interface BirthArgument {
  /** The argument that is the birth; absent where its members stand among the arguments themselves. */
  readonly argument?: string;
  /** The member that is its place. */
  readonly place: string;
}

/**
 * How the times of births were read, a line each: rows of a chart have no place for it.
 *
 * @param args of a call that was answered, so that they fit the schemas
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
    const { datetime, datetime_utc, time_resolution } = JSON.parse(text) as Members;
    const read = JSON.stringify({ datetime, datetime_utc, time_resolution });
    lines.push(`How the time of ${argument ?? 'the birth'} was read: ${read}`);
  }
  return lines;
}

function toOffsetRequest({ birth_datetime, ...birth }: Members, place: string): Members {
  const { latitude, longitude, timezone } = birth[place] as Members;
  return { latitude, longitude, datetime: { timezone, ...(birth_datetime as Members) } };
}
