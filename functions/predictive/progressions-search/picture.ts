import { CONTACT_LEGEND, listContactRows, type TimedContact } from '../../../lib/answers/contact-timeline.ts';
import { readInstant } from '../../../lib/answers/instant.ts';
import { createTimelinePicture, UTC_SETTING } from '../../../lib/answers/timeline-picture.ts';
import { captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { ENGLISH_CALENDAR_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { capitalize } from '../../../lib/base/text.ts';
import { LABEL_GLYPHS } from '../../../lib/draw/kit/glyphs.ts';
import { formatCalendarDay, formatMoment } from '../../../lib/draw/timeline/calendar-ticks.ts';
import type { TimelinePicture, TimelineRow } from '../../../lib/draw/timeline/timeline.ts';
import type { DrawnPictureStyle } from '../../../lib/requests/picture.ts';
import type { ProgressionsSearchResponse } from './contract.ts';
import type { ProgressedEventRecord } from './records.ts';
import type { ProgressionsSearchRequest } from './request.ts';
import { titleProgressedEvent } from './titles.ts';

interface PictureRequest {
  readonly query: DrawnPictureStyle;
  readonly body: Pick<ProgressionsSearchRequest, 'start_date' | 'end_date' | 'orb' | 'subject' | 'method'>;
}

/** A row for each aspect with the time within orb, and one for each other kind of event of a point. */
export const progressionPicture = createTimelinePicture({
  shows: 'a row for each aspect with the time within orb, and one for each other kind of event of a point,',
  remedy: 'send fewer points, aspects or kinds of events, a shorter range or a smaller limit',
  build: (answer: ProgressionsSearchResponse, { body }: PictureRequest): TimelinePicture => {
    if (!('events' in answer)) throw new Error('a picture is drawn from the full answer');
    const { events, total_count, warnings } = answer;
    const { start_date, end_date, orb, subject, method } = body;
    const range = { fromJdUt: start_date, toJdUt: end_date };
    const aspects = events.flatMap((event) => (event.type === 'aspect' ? [toContact(event)] : []));
    const others = events.filter(({ type }) => type !== 'aspect');
    const heading = (subject.name ?? '') === '' ? 'Progressions' : `Progressions of ${subject.name}`;
    const days = `${formatCalendarDay(start_date)} to ${formatCalendarDay(end_date)}`;
    const count = events.length < total_count ? `${events.length} of ${total_count}` : `${total_count}`;
    return {
      title: `${heading}, ${days}`,
      description: `${count} events`,
      range,
      rows: [...listContactRows(aspects, range), ...listEventRows(others)],
      caption: { heading, lines: [days, capitalize(method.replaceAll('_', ' ')), `${count} events, orb ${orb}°`] },
      settings: [UTC_SETTING, ...new Set(captionWarnings(warnings).map((note) => note.heading))],
      legend: [...CONTACT_LEGEND, ...(others.length > 0 ? [{ sample: 'event', text: 'another event' } as const] : [])],
      canWrap: false,
    };
  },
});

type AspectRecord = Extract<ProgressedEventRecord, { type: 'aspect' }>;

const toContact = ({ progressed_point, target_point, target_chart, ...contact }: AspectRecord): TimedContact => ({
  ...contact,
  ...{ moving: progressed_point, target: target_point, targetChart: target_chart },
});

/** Names of rows, after the name of the point. */
const ROW_NAMES: Readonly<Record<Exclude<ProgressedEventRecord['type'], 'aspect'>, string>> = {
  sign_ingress: 'signs',
  house_ingress: 'houses',
  station: 'stations',
  lunation: 'phases',
  declination: 'declinations',
  out_of_bounds: 'out of bounds',
};

function listEventRows(events: readonly ProgressedEventRecord[]): readonly TimelineRow[] {
  const glyphs: Readonly<Record<string, string>> = LABEL_GLYPHS;
  const groups = Map.groupBy(events, ({ type, progressed_point }) => `${progressed_point} ${type}`);
  return [...groups].flatMap(([id, of]) => {
    const [first] = of;
    if (!first || first.type === 'aspect') return [];
    const glyph = glyphs[first.progressed_point];
    const marks = of.map((event) => {
      const moment = readInstant(event.exact_datetime);
      const title = `${titleProgressedEvent(event, ENGLISH_CALENDAR_WORDS, 'plain')}, ${formatMoment(moment)}`;
      return { moment, shape: 'event' as const, title, data: { 'data-exact': event.exact_datetime } };
    });
    const name = `${namePoint(first.progressed_point)}: ${ROW_NAMES[first.type]}`;
    return [{ id, symbols: glyph === undefined ? [] : [glyph], name, bars: [], marks }];
  });
}
