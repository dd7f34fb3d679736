import { type Html, html } from '../html.ts';
import type { FullChartAnswer } from './answers.ts';
import { renderReadings } from './clock-readings.ts';
import { formatCoordinates } from './coordinates-text.ts';

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

/**
 * Renders the zone, offset and UTC time of a birth with all warnings.
 *
 * @param offering the answer whose readings can be chosen
 */
export function renderClock({ subject, warnings, metadata }: FullChartAnswer, offering?: Subject): Html {
  const { time_resolution: resolution } = subject;
  const facts: readonly (readonly [string, Html | string])[] = [
    ['Local time', html`<time>${formatDateTime(subject.datetime)}</time>`],
    ['UTC', html`<time datetime="${subject.datetime_utc}">${formatDateTime(subject.datetime_utc)}</time>`],
    ['Offset', `${formatShortOffset(subject.utc_offset_seconds)} by ${SOURCES[resolution.source]}`],
    ['Zone', subject.timezone ?? 'none'],
    ['Occurred', STATUSES[resolution.status]],
    ['Place', formatCoordinates(subject)],
    ['Julian day', html`<span class="mono">${subject.julian_day.toFixed(6)}</span>`],
    ['Zone data', `tzdb ${metadata.time_zone_database}`],
  ];
  return html`${warnings.map(renderWarning)}${renderFoldChoice(subject)}${renderReadings(subject, offering)}<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

const renderWarning = ({ code, message }: FullChartAnswer['warnings'][number]): Html =>
  html`<p class="notice notice-warn" data-code="${code}">${message}</p>`;

/** Renders a choice between the two readings of an ambiguous clock time. */
function renderFoldChoice({ time_resolution: { candidates }, datetime_utc }: Subject): Html | undefined {
  if (!candidates) return undefined;
  const buttons = candidates.map(({ datetime, datetime_utc: utc, abbreviation }, index) => {
    const isTaken = utc === datetime_utc;
    return html`<button type="button" class="reading" data-fold="${index === 0 ? 'earlier' : 'later'}" aria-pressed="${isTaken ? 'true' : 'false'}"><strong>${abbreviation}</strong> ${formatDateTime(datetime)}</button>`;
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

/** Formats civil time minus UTC, with seconds unless they are zero. @example formatShortOffset(2580) // '+0:43' */
export function formatShortOffset(seconds: number): string {
  const [size, sign] = [Math.abs(seconds), seconds < 0 ? '−' : '+'];
  const parts = [Math.floor((size % 3600) / 60), ...(size % 60 === 0 ? [] : [size % 60])];
  return `${sign}${Math.floor(size / 3600)}:${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}
