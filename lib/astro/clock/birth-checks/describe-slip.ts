import { createWarning, type Warning } from '../../../base/warning.ts';
import { CALENDAR_NAMES } from '../civil-time/calendar-change.ts';
import { formatLocal, formatOffset } from '../civil-time/format.ts';
import type { EarthPoint } from './birth.ts';
import type { BirthSlip, ClockInZone, SlipCode, SlipFacts } from './slip.ts';

type Sentences = { readonly [Code in SlipCode]: (facts: SlipFacts[Code]) => string };

/** The sentence of each warning: what was read, the form that would be right, and the difference it makes. */
const SENTENCES: Sentences = {
  ZoneDisagreesWithPlace: ({ stated, place, fittingLongitudeDeg }) => {
    const remedy =
      fittingLongitudeDeg === undefined
        ? `send ${place.zone} if the coordinates are right`
        : `it fits longitude ${formatDegrees(fittingLongitudeDeg)}: check the sign, or send ${place.zone}`;
    return `${formatClock(stated)} is not the zone of the place, which is ${formatClock(place)}, ${describeGap(stated, place)}; ${stated.zone} was taken, ${remedy}.`;
  },
  OffsetDisagreesWithPlace: ({ offsetSeconds, place, fittingLongitudeDeg }) => {
    const remedy =
      fittingLongitudeDeg === undefined
        ? 'check the offset and the coordinates'
        : `it fits longitude ${formatDegrees(fittingLongitudeDeg)}: check the sign`;
    return `The offset ${formatOffset(offsetSeconds)} is not that of the place, which is ${formatClock(place)}, ${describeGap({ offsetSeconds }, place)}; it was taken, ${remedy}.`;
  },
  ZoneWithoutSummerTime: ({ stated, place }) =>
    `${formatClock(stated)} has no summer time, and the place kept ${formatClock(place)}, ${describeGap(stated, place)}; ${stated.zone} was taken, send ${place.zone} for the clock of the place.`,
  CoordinatesLookExchanged: ({ place, zone }) =>
    `Latitude and longitude look exchanged: the other way round, latitude ${formatDegrees(place.latitudeDeg)} and longitude ${formatDegrees(place.longitudeDeg)} ${zone === undefined ? 'have towns nearby' : `are in ${zone}`}; they were taken as sent.`,
  PlaceFarFromTowns: (facts) =>
    `No town is known within about 100 km of ${formatPoint(facts.place)}; ${describeCoordinates(facts)}.`,
  CalendarNotStated: ({ date, calendar, area, otherReading, days }) =>
    `${date} was read in the Gregorian calendar${area ? `, and ${describeArea(area, calendar)}` : ''}; as a ${CALENDAR_NAMES[calendar]} date it is the Gregorian ${otherReading}, ${describeDays(days)}, and the Moon ${describeMoonArc(days)} away: send ${calendar === 'swedish' ? `the Gregorian date` : 'calendar julian'}, or calendar gregorian if it is right.`,
  YearBelow100: ({ year }) =>
    `The year ${year} was read as ${year === 0 ? '1 BCE' : `the year ${year} of the first century`}; send all four digits, such as ${1900 + year}, if a later one is meant.`,
  BirthInTheFuture: ({ secondsAhead }) =>
    `The birth lies ${describeDuration(secondsAhead)} in the future; check the year if it has happened.`,
  NearClockChange: ({ zone, changedAt, beforeSeconds, afterSeconds }) =>
    `The clocks of ${zone ?? 'the place'} were changed from ${formatOffset(beforeSeconds)} to ${formatOffset(afterSeconds)} at ${formatLocal(changedAt, beforeSeconds).slice(0, MINUTES_END)}, within minutes of this time; on the other side of the change the birth is ${describeDuration(afterSeconds - beforeSeconds)} off, ${describeAscendant(afterSeconds - beforeSeconds)}.`,
};

/** The warning of a slip. */
export const describeSlip = (slip: BirthSlip): Warning => createWarning(slip.code, formatSentence(slip));

const formatSentence = <Code extends SlipCode>(slip: { readonly code: Code } & SlipFacts[Code]): string =>
  SENTENCES[slip.code](slip);

/** The Earth turns one degree in four minutes. */
const SECONDS_PER_DEGREE = 240;
/** Mean daily motion of the Moon in longitude. */
const MOON_DEG_PER_DAY = 13.18;

const formatDegrees = (degrees: number): string => String(Number(degrees.toFixed(4)));

const formatPoint = ({ latitudeDeg, longitudeDeg }: EarthPoint): string =>
  `latitude ${formatDegrees(latitudeDeg)}, longitude ${formatDegrees(longitudeDeg)}`;

const formatClock = ({ zone, offsetSeconds }: ClockInZone): string => `${zone} (${formatOffset(offsetSeconds)})`;

const describeCoordinates = ({ fitting, exchanged }: SlipFacts['PlaceFarFromTowns']): string => {
  if (fitting) return `the zone fits ${formatPoint(fitting)}: check the signs`;
  if (exchanged) return `the other way round, ${formatPoint(exchanged)} have towns nearby: check the order`;
  return 'check the coordinates, as one degree of longitude moves the Ascendant by about one degree';
};

type Offset = Pick<ClockInZone, 'offsetSeconds'>;

const describeGap = (a: Offset, b: Offset): string => {
  const seconds = a.offsetSeconds - b.offsetSeconds;
  return `${describeDuration(seconds)} apart, ${describeAscendant(seconds)}`;
};

const describeAscendant = (seconds: number): string => {
  const degrees = Math.round(Math.abs(seconds) / SECONDS_PER_DEGREE) % 360;
  return `about ${degrees}° of the Ascendant`;
};

type CalendarFacts = SlipFacts['CalendarNotStated'];

function describeArea(
  { name, lastDate, nextDate, isSettled }: NonNullable<CalendarFacts['area']>,
  calendar: CalendarFacts['calendar'],
): string {
  const subject = isSettled ? name : `${name} probably`;
  if (nextDate !== undefined) return `${subject} left this date out: ${lastDate} was followed by ${nextDate}`;
  return `${subject} wrote ${CALENDAR_NAMES[calendar]} dates${lastDate === undefined ? '' : ` until ${lastDate}`}`;
}

const describeDays = (days: number): string =>
  `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}`;

const describeMoonArc = (days: number): string => {
  const degrees = (Math.abs(days) * MOON_DEG_PER_DAY) % 360;
  return `about ${Math.round(Math.min(degrees, 360 - degrees))}°`;
};

/** Length of `2021-03-14T02:00`. */
const MINUTES_END = 16;

const UNITS = [
  { name: 'days', seconds: 86_400 },
  { name: 'h', seconds: 3600 },
  { name: 'min', seconds: 60 },
  { name: 's', seconds: 1 },
] as const;

/** The size of a duration in its two largest units: `13 h`, `1 h 30 min`, `19 min 32 s`. */
function describeDuration(seconds: number): string {
  let rest = Math.round(Math.abs(seconds));
  const parts = UNITS.flatMap(({ name, seconds: unit }) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count > 0 ? [`${count} ${count === 1 && name === 'days' ? 'day' : name}`] : [];
  });
  return parts.slice(0, 2).join(' ') || '0 s';
}
