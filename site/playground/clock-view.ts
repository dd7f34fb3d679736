import { html, nothing, type TemplateResult } from 'lit-html';
import type { WarningCode } from '../../lib/base/warning.ts';
import { formatCoordinates } from '../browser/coordinates-text.ts';
import type { FullChartAnswer } from './answers.ts';
import { renderReadings } from './clock-readings.ts';
import { type CellContent, renderFacts, renderWarnings } from './tables.ts';

type Subject = FullChartAnswer['subject'];

const SOURCES: Readonly<Record<Subject['time_resolution']['source'], string>> = {
  offset: 'the offset in the time',
  timezone: 'the given zone',
  coordinates: 'the zone at the coordinates',
  local_practice: 'the clocks of the place, which differed from those of the zone',
  local_mean_time: 'local mean time of the place, before standard time',
  utc: 'UTC',
  julian_day: 'a Julian day',
};

const STATUSES: Readonly<Record<Subject['time_resolution']['status'], string>> = {
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
  return html`${renderWarnings(warnings.filter(({ code }) => !TYPED.has(code)))}${renderFacts(facts)}`;
}

/** What chooses a reading of a clock time. */
export interface ChooseReading {
  fold(fold: 'earlier' | 'later'): void;
  offset(offset: string): void;
}

/**
 * Renders the warnings about a typed birth, and the readings of its clock time to choose from.
 *
 * @param offering the answer whose readings can be chosen
 */
export function renderClockChoice(
  { subject, warnings }: TypedAnswer,
  choose: ChooseReading,
  offering?: Subject,
): TemplateResult {
  const typed = warnings.filter(({ code }) => TYPED.has(code));
  return html`${renderWarnings(typed)}${renderFoldChoice(subject, choose)}${renderReadings(subject, offering, choose)}`;
}

/** What an answer says about a typed birth. */
export type TypedAnswer = Pick<FullChartAnswer, 'subject' | 'warnings'>;

/** Renders a choice between the two readings of an ambiguous clock time. */
function renderFoldChoice({ time_resolution: { candidates }, datetime_utc }: Subject, choose: ChooseReading) {
  if (!candidates) return nothing;
  const buttons = candidates.map(({ datetime, datetime_utc: utc, abbreviation }, index) => {
    const pick = (): void => choose.fold(index === 0 ? 'earlier' : 'later');
    return html`<button type="button" class="reading" aria-pressed="${utc === datetime_utc}" @click=${pick}><strong>${abbreviation}</strong> ${formatDateTime(datetime)}</button>`;
  });
  return html`<div class="readings" role="group" aria-label="Choose the reading">${buttons}</div>`;
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

/** Formats civil time minus UTC, with seconds unless they are zero. @example formatShortOffset(2580) // '+0:43' */
function formatShortOffset(seconds: number): string {
  const [size, sign] = [Math.abs(seconds), seconds < 0 ? '−' : '+'];
  const parts = [Math.floor((size % 3600) / 60), ...(size % 60 === 0 ? [] : [size % 60])];
  return `${sign}${Math.floor(size / 3600)}:${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}
