import { SECONDS_PER_DAY, type WallSeconds } from '../../base/units/time.ts';
import { isValidDate } from '../clock/civil-time/calendar.ts';
import { type CivilTime, civilFromWall, wallSeconds } from '../clock/civil-time/civil.ts';
import { type BirthOnClock, HALF_DAY } from './clocks.ts';
import { changeOf, type SlipChoice, UNCHANGED } from './slip.ts';

/** A date and time that the other program may have read. */
export interface TimeChoice extends SlipChoice {
  readonly wall: WallSeconds;
}

/** A slip in writing or reading a date and time: the other reading, or undefined where the slip changes nothing. */
interface TimeSlip {
  readonly what: 'time' | 'date' | 'calendar';
  readonly words: readonly [from: string, to: string];
  readonly cost: number;
  readonly read: (civil: CivilTime, birth: BirthOnClock) => CivilTime | number | undefined;
}

/** The last year in which an area wrote Julian dates, with a margin. */
const LAST_JULIAN_YEAR = 1930;
/** Astronomers counted the hours of a date from noon until the end of 1924. */
const LAST_NOON_YEAR = 1924;

const roundTime =
  (minutes: number) =>
  (civil: CivilTime): CivilTime => {
    const total = Math.round((civil.minute + civil.second / 60) / minutes) * minutes;
    return { ...civil, minute: total, second: 0 };
  };

const atHour =
  (hour: number) =>
  (civil: CivilTime): CivilTime => ({ ...civil, hour, minute: 0, second: 0 });

const MINUTES_AS_HUNDREDTHS: TimeSlip = {
  what: 'time',
  words: ['hours and minutes', 'minutes taken as hundredths of an hour'],
  cost: 6,
  read: (civil) => ({ ...civil, minute: 0, second: civil.minute * 36 }),
};

/** Slips in a date and time, each with the reading that it makes. A number is a shift in seconds. */
const TIME_SLIPS: readonly TimeSlip[] = [
  {
    what: 'time',
    words: ['as stated', 'am and pm exchanged'],
    cost: 4,
    read: ({ hour }) => (hour < 12 ? 1 : -1) * HALF_DAY,
  },
  { what: 'date', words: ['as stated', 'day and month exchanged'], cost: 4, read: exchangeDayAndMonth },
  { what: 'date', words: ['as stated', 'the day before'], cost: 5, read: () => -SECONDS_PER_DAY },
  { what: 'date', words: ['as stated', 'the day after'], cost: 5, read: () => SECONDS_PER_DAY },
  { what: 'time', words: ['with seconds', 'without seconds'], cost: 4, read: (civil) => ({ ...civil, second: 0 }) },
  ...[60, 30, 15, 10, 5].map(
    (minutes): TimeSlip => ({
      what: 'time',
      words: ['as stated', `rounded to ${minutes} minutes`],
      cost: minutes > 15 ? 5 : 6,
      read: roundTime(minutes),
    }),
  ),
  {
    what: 'time',
    words: ['as stated', 'minutes left out'],
    cost: 6,
    read: (civil) => ({ ...civil, minute: 0, second: 0 }),
  },
  { what: 'time', words: ['as stated', '12:00, as if unknown'], cost: 5, read: atHour(12) },
  { what: 'time', words: ['as stated', '00:00, as if unknown'], cost: 5, read: atHour(0) },
  { what: 'time', words: ['as stated', '06:00, as if unknown'], cost: 7, read: atHour(6) },
  MINUTES_AS_HUNDREDTHS,
  {
    what: 'time',
    words: ['hours from midnight', 'hours from noon'],
    cost: 6,
    read: ({ year }) => (year <= LAST_NOON_YEAR ? HALF_DAY : undefined),
  },
  { what: 'date', words: ['as stated', 'the month before'], cost: 7, read: (civil) => moveMonth(civil, -1) },
  { what: 'date', words: ['as stated', 'the month after'], cost: 7, read: (civil) => moveMonth(civil, 1) },
  {
    what: 'date',
    words: ['as stated', 'the year before'],
    cost: 8,
    read: (civil) => ({ ...civil, year: civil.year - 1 }),
  },
  {
    what: 'date',
    words: ['as stated', 'the year after'],
    cost: 8,
    read: (civil) => ({ ...civil, year: civil.year + 1 }),
  },
];

function exchangeDayAndMonth(civil: CivilTime): CivilTime | undefined {
  return civil.day > 12 ? undefined : { ...civil, day: civil.month, month: civil.day };
}

function moveMonth(civil: CivilTime, months: number): CivilTime {
  const index = civil.month - 1 + months;
  return { ...civil, year: civil.year + Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** The dates and times that a program may read in a stated one. The first one is the stated one. */
export function listTimes(birth: BirthOnClock): readonly TimeChoice[] {
  const civil = civilFromWall(birth.wall);
  const slips = TIME_SLIPS.flatMap(({ what, words, cost, read }): TimeChoice[] => {
    const other = read(civil, birth);
    if (other === undefined || (typeof other !== 'number' && !isValidDate(other))) return [];
    const wall = typeof other === 'number' ? ((birth.wall + other) as WallSeconds) : wallSeconds(other);
    const isTimeOfDay = what === 'time';
    const price = !birth.timeIsKnown && isTimeOfDay ? 3 : cost;
    return [{ ...changeOf(price, what, words), wall }];
  });
  return [{ ...UNCHANGED, wall: birth.wall }, ...slips, ...listCalendars(birth)];
}

/** The same date in the other calendar. */
function listCalendars({ wall, calendar }: BirthOnClock): readonly TimeChoice[] {
  const other = calendar === 'gregorian' ? 'julian' : 'gregorian';
  const written = civilFromWall(wall, calendar);
  if (written.year > LAST_JULIAN_YEAR || !isValidDate(written, other)) return [];
  const titles = { gregorian: 'Gregorian', julian: 'Julian' } as const;
  return [{ ...changeOf(3, 'calendar', [titles[calendar], titles[other]]), wall: wallSeconds(written, other) }];
}
