import { html, nothing, type TemplateResult } from 'lit-html';
import { formatOffset } from '../../lib/astro/clock/civil-time/format.ts';
import { buildSubject, type FullChartAnswer } from './chart-request.ts';
import { type AnsweredBirth, formatDateTime, isTyped } from './clock-view.ts';
import type { BirthEntries } from './entries.ts';
import type { Entries } from './rows.ts';
import { renderWarnings } from './tables.ts';

type Reading = NonNullable<AnsweredBirth['time_resolution']['practice']>['readings'][number];

/** What an answer says about a typed birth. */
export interface TypedClock extends Pick<FullChartAnswer, 'subject' | 'warnings'> {
  /** The birth whose readings can be chosen. */
  readonly offering?: AnsweredBirth | undefined;
}

const BASES: Readonly<Record<Reading['basis'], string>> = {
  local: 'clocks of the place',
  iana: 'the zone’s own city',
  record: 'birth records',
  local_mean_time: 'local mean time',
};

/** Relative to the playground: markup that scripts make has no placeholder for the path of the service. */
const GUIDE = 'guides/local-clocks';

/** Readings by different clocks; none where the clocks agree, or the time of birth is not known. */
const listReadings = ({ time_resolution: { practice }, birth_time_known }: AnsweredBirth): readonly Reading[] =>
  birth_time_known ? (practice?.readings ?? []) : [];

/**
 * Selects the readings to choose from. The answer to a chosen reading has none, because its time has an offset: those of
 * the answer before remain, so that the choice can be changed.
 */
export function selectReadings(subject: AnsweredBirth, earlier: AnsweredBirth | undefined): AnsweredBirth | undefined {
  if (listReadings(subject).length > 0) return subject;
  if (!earlier || subject.time_resolution.source !== 'offset') return undefined;
  const isSamePlace = earlier.latitude === subject.latitude && earlier.longitude === subject.longitude;
  const isReading = listReadings(earlier).some(({ datetime_utc }) => datetime_utc === subject.datetime_utc);
  return isSamePlace && isReading ? earlier : undefined;
}

/**
 * Renders the warnings about a typed birth, and the readings of its clock time to choose from: the two of an ambiguous
 * time, and those by different clocks.
 *
 * @param choose takes the entries that state a reading
 */
export function renderClockChoice(
  { subject, warnings, offering }: TypedClock,
  typed: BirthEntries,
  choose: (entries: Entries) => void,
): TemplateResult {
  const renderReading = (utc: string, pick: () => Entries, words: TemplateResult, offset?: string): TemplateResult =>
    html`<button type="button" class="reading" data-offset="${offset ?? nothing}" aria-pressed="${utc === subject.datetime_utc}" @click=${() => choose(pick())}>${words}</button>`;
  const folds = subject.time_resolution.candidates?.map(({ datetime, datetime_utc, abbreviation }, index) => {
    const words = html`<strong>${abbreviation}</strong> ${formatDateTime(datetime)}`;
    return renderReading(datetime_utc, () => ({ fold: index === 0 ? 'earlier' : 'later' }), words);
  });
  const clocks =
    offering &&
    listReadings(offering).map(({ basis, utc_offset_seconds, datetime_utc }) => {
      const offset = formatOffset(utc_offset_seconds);
      const words = html`<strong>UTC${offset}</strong> ${BASES[basis]}`;
      return renderReading(datetime_utc, () => stateOffset(typed, offset), words, offset);
    });
  return html`${renderWarnings(warnings.filter(isTyped))}${folds ? html`<div class="readings" role="group" aria-label="Choose the reading">${folds}</div>` : nothing}${clocks ? html`<div class="readings" role="group" aria-label="Read the time on which clock?"><p>Read the time on <a href="${GUIDE}">which clock</a>?</p>${clocks}</div>` : nothing}`;
}

/** The entries that state the offset of a chosen reading with the time; none of a birth that has faults. */
export function stateOffset(birth: BirthEntries, offset: string): Partial<BirthEntries> {
  const typed = buildSubject(birth);
  if ('faults' in typed) return {};
  const [date = '', time = ''] = typed.subject.birth_datetime.iso.split('T');
  const clockTime = time.replace(/(?:Z|[+-].+)$/, '').replace(/^(\d\d:\d\d):00$/, '$1');
  return { date, time: clockTime + offset };
}
