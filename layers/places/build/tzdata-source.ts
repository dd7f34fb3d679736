import { readSeconds } from '../../../lib/adapters/places/zone-history/posix-date.ts';
import { dayNumber, daysInMonth, weekday } from '../../../lib/astro/clock/civil-time/calendar.ts';

/** The clock to which the end of a zone line refers. */
type UntilClock = 'wall' | 'standard' | 'universal';

/** A line of a zone in the database's source: a standard time and its end. */
export interface ZoneLine {
  readonly standardSeconds: number;
  /** End of the line as read on a clock, seconds since its 1970-01-01; absent in a zone's last line. */
  readonly until?: { readonly seconds: number; readonly clock: UntilClock };
}

/** The part of the database's source that compiled files do not contain. */
export interface TzdataSource {
  readonly version: string;
  readonly hasBackzone: boolean;
  readonly zones: ReadonlyMap<string, readonly ZoneLine[]>;
  /** Other name → zone name. */
  readonly links: ReadonlyMap<string, string>;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const UNTIL_CLOCKS: Readonly<Record<string, UntilClock>> = {
  s: 'standard',
  u: 'universal',
  g: 'universal',
  z: 'universal',
};
const SECONDS_PER_DAY = 86_400;

/** Index of an abbreviated name; the source uses the shortest unambiguous form: `Ja`, `Ap`, `O`, `Su`. */
function indexOfName(names: readonly string[], prefix: string): number {
  const index = names.findIndex((name) => name.startsWith(prefix));
  if (index < 0) throw new Error(`no name begins with ${prefix}`);
  return index;
}

/** `14`, `lastSu`, `Su>=8`, `Su<=25` of a month, as a day counted from 1970-01-01. */
function readDay(text: string, year: number, month: number): number {
  const dated = (day: number): number => dayNumber({ year, month, day });
  if (/^\d+$/.test(text)) return dated(Number(text));
  const [, last, name = '', relation, day] = /^(last)?([A-Za-z]+)(?:([<>])=(\d+))?$/.exec(text) ?? [];
  const limit = dated(last ? daysInMonth(year, month) : Number(day));
  const daysAfter = (indexOfName(WEEKDAYS, name) - weekday(limit) + 7) % 7;
  const goesBack = (last !== undefined || relation === '<') && daysAfter > 0;
  return limit + daysAfter - (goesBack ? 7 : 0);
}

function readUntil([year, month = 'Ja', day = '1', time = '0']: readonly string[]): Pick<ZoneLine, 'until'> {
  if (year === undefined) return {};
  const dayCount = readDay(day, Number(year), indexOfName(MONTHS, month) + 1);
  const clock = UNTIL_CLOCKS[time.at(-1) ?? ''] ?? 'wall';
  const seconds = dayCount * SECONDS_PER_DAY + readSeconds(time.replace(/[a-z]$/, ''));
  return { until: { seconds, clock } };
}

/** Fields of a zone line: standard time, rules, abbreviation, end. */
function readZoneLine([standard = '', , , ...until]: readonly string[]): ZoneLine {
  return { standardSeconds: readSeconds(standard), ...readUntil(until) };
}

/**
 * Reads `tzdata.zi`, the source in one file that Debian ships with the compiled files.
 *
 * @source zic(8): lines R (rule, not needed here), Z with its continuation lines, L; UNTIL as year, month, day, time with
 *   the suffix s for standard and u, g or z for universal time
 */
export function readTzdataSource(text: string): TzdataSource {
  const zones = new Map<string, ZoneLine[]>();
  const links = new Map<string, string>();
  let zone: ZoneLine[] = [];
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('#'))) {
    const [first = '', second = '', third = '', ...rest] = line.split(' ');
    if (first === 'R') continue;
    if (first === 'L') links.set(third, second);
    else if (first === 'Z') {
      zone = [readZoneLine([third, ...rest])];
      zones.set(second, zone);
    } else zone.push(readZoneLine(line.split(' ')));
  }
  return {
    version: /^# version (\S+)/.exec(text)?.[1] ?? '',
    hasBackzone: /^# .*\bbackzone\b/m.test(text),
    zones,
    links,
  };
}
