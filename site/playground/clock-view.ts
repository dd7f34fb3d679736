import { html, type TemplateResult } from 'lit-html';
import { formatOffset } from '../../lib/astro/clock/civil-time/format.ts';
import type { WarningCode } from '../../lib/base/warning.ts';
import { formatCoordinates } from '../browser/coordinates-text.ts';
import type { FullChartAnswer } from './chart-request.ts';
import { type CellContent, renderFacts, renderWarnings } from './tables.ts';

/** A birth as an answer has it. */
export type AnsweredBirth = FullChartAnswer['subject'];

const SOURCES: Readonly<Record<AnsweredBirth['time_resolution']['source'], string>> = {
  offset: 'the offset in the time',
  timezone: 'the given zone',
  coordinates: 'the zone at the coordinates',
  local_practice: 'the clocks of the place, which differed from those of the zone',
  local_mean_time: 'local mean time of the place, before standard time',
  utc: 'UTC',
  julian_day: 'a Julian day',
};

const STATUSES: Readonly<Record<AnsweredBirth['time_resolution']['status'], string>> = {
  unique: 'Once',
  ambiguous: 'Twice: the clocks were set back',
  nonexistent: 'Never: the clocks were set forward',
};

/** Warnings about what was typed: date, clock time, zone and place. */
const TYPED: ReadonlySet<WarningCode> = new Set<WarningCode>([
  'LocalTimeAmbiguous',
  'LocalTimeNonexistent',
  'LocalTimeDiffers',
  'LocalTimeLikely',
  'LocalTimeDoubtful',
  'RecordedInStandardTime',
  'TimezoneDisputed',
  'TimezoneFallback',
  'PlaceChosen',
  'ZoneDisagreesWithPlace',
  'OffsetDisagreesWithPlace',
  'ZoneWithoutSummerTime',
  'CoordinatesLookExchanged',
  'PlaceFarFromTowns',
  'CalendarNotStated',
  'YearBelow100',
  'BirthInTheFuture',
  'NearClockChange',
  'TimeNotStated',
]);

export const isTyped = ({ code }: FullChartAnswer['warnings'][number]): boolean => TYPED.has(code);

/** Renders the zone, offset and UTC time of a birth with the warnings about its chart. @param place as it was chosen */
export function renderClock({ subject, warnings, metadata }: FullChartAnswer, place: string): TemplateResult {
  const { time_resolution: resolution } = subject;
  const coordinates = formatCoordinates(subject);
  const facts: readonly (readonly [string, CellContent])[] = [
    ['Local time', html`<time>${formatDateTime(subject.datetime)}</time>`],
    ['UTC', html`<time datetime="${subject.datetime_utc}">${formatDateTime(subject.datetime_utc)}</time>`],
    ['Offset', `${formatShortOffset(subject.utc_offset_seconds)} by ${SOURCES[resolution.source]}`],
    ['Zone', subject.timezone ?? 'none'],
    ['Occurred', STATUSES[resolution.status]],
    ['Place', place === '' || place === coordinates ? coordinates : html`${place}<br>${coordinates}`],
    ['Julian day', subject.julian_day.toFixed(6)],
    ['Zone data', `tzdb ${metadata.time_zone_database}`],
  ];
  return html`${renderWarnings(warnings.filter((warning) => !isTyped(warning)))}${renderFacts(facts)}`;
}

/** @example formatDateTime('1945-07-01T12:00:00.000+02:00') // '1945-07-01 12:00:00 +02:00' */
export function formatDateTime(datetime: string): string {
  return datetime
    .replace('T', ' ')
    .replace(/\.000/, '')
    .replace(/(\d)Z$/, '$1')
    .replace(/(\d\d:\d\d:\d\d(?:\.\d+)?)([+-])/, '$1 $2');
}

/** As {@link formatDateTime}, truncated to the second. */
export const formatSecond = (datetime: string): string => formatDateTime(datetime.replace(/\.\d+/, ''));

/** @example formatShortOffset(2580) // '+0:43' */
const formatShortOffset = (seconds: number): string =>
  formatOffset(seconds)
    .replace('-', '−')
    .replace(/(?<=^.)0/, '');
