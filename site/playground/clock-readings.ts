import { html, nothing } from 'lit-html';
import { formatOffset } from '../../lib/astro/clock/civil-time/format.ts';
import type { FullChartAnswer } from './answers.ts';
import type { SubjectBody } from './chart-request.ts';
import type { ChooseReading } from './clock-view.ts';
import type { BirthEntries } from './entries.ts';

type Subject = FullChartAnswer['subject'];
type Reading = NonNullable<Subject['time_resolution']['practice']>['readings'][number];

const BASES: Readonly<Record<Reading['basis'], string>> = {
  local: 'clocks of the place',
  iana: 'the zone’s own city',
  record: 'birth records',
  local_mean_time: 'local mean time',
};

/** Relative to the playground: markup that scripts make has no placeholder for the path of the service. */
const GUIDE = 'guides/local-clocks';

/** Readings by different clocks; none where the clocks agree, or the time of birth is not known. */
const listReadings = ({ time_resolution: { practice }, birth_time_known }: Subject): readonly Reading[] =>
  birth_time_known ? (practice?.readings ?? []) : [];

/**
 * Selects the readings to choose from. The answer to a chosen reading has none, because its time has an offset: those of
 * the answer before remain, so that the choice can be changed.
 */
export function selectReadings(subject: Subject, earlier: Subject | undefined): Subject | undefined {
  if (listReadings(subject).length > 0) return subject;
  if (!earlier || subject.time_resolution.source !== 'offset') return undefined;
  const isSamePlace = earlier.latitude === subject.latitude && earlier.longitude === subject.longitude;
  const isReading = listReadings(earlier).some(({ datetime_utc }) => datetime_utc === subject.datetime_utc);
  return isSamePlace && isReading ? earlier : undefined;
}

/**
 * Renders a choice between the readings of a local time.
 *
 * @param offering what {@link selectReadings} selects
 */
export function renderReadings(
  { datetime_utc }: Subject,
  offering: Subject | undefined,
  choose: Pick<ChooseReading, 'offset'>,
) {
  if (!offering) return nothing;
  const buttons = listReadings(offering).map(({ basis, utc_offset_seconds: seconds, datetime_utc: utc }) => {
    const offset = formatOffset(seconds);
    return html`<button type="button" class="reading" data-offset="${offset}" aria-pressed="${utc === datetime_utc}" @click=${() => choose.offset(offset)}><strong>UTC${offset}</strong> ${BASES[basis]}</button>`;
  });
  return html`<div class="readings" role="group" aria-label="Read the time on which clock?"><p>Read the time on <a href="${GUIDE}">which clock</a>?</p>${buttons}</div>`;
}

/** The entries that state the offset of a chosen reading with the time. */
export function stateOffset(
  { birth_datetime }: Pick<SubjectBody, 'birth_datetime'>,
  offset: string,
): Pick<BirthEntries, 'date' | 'time'> {
  const [date = '', time = ''] = birth_datetime.iso.split('T');
  const clockTime = time.replace(/(?:Z|[+-].+)$/, '').replace(/^(\d\d:\d\d):00$/, '$1');
  return { date, time: clockTime + offset };
}
