import { CONTACT_LEGEND, listContactRows } from '../../../lib/answers/contact-timeline.ts';
import { createTimelinePicture, UTC_SETTING } from '../../../lib/answers/timeline-picture.ts';
import { captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import { formatCalendarDay } from '../../../lib/draw/timeline/calendar-ticks.ts';
import type { TimelinePicture } from '../../../lib/draw/timeline/timeline.ts';
import type { DrawnPictureStyle } from '../../../lib/requests/picture.ts';
import type { TransitSearchResponse } from './contract.ts';
import type { TransitSearchRequest } from './request.ts';

interface PictureRequest {
  readonly query: DrawnPictureStyle;
  readonly body: Pick<TransitSearchRequest, 'start_date' | 'end_date' | 'orb' | 'subject' | 'zodiac_type'>;
}

/** A row for each transit with the time within orb and its exact moments. */
export const transitPicture = createTimelinePicture({
  shows: 'a row for each transit with the time within orb and the exact moments,',
  remedy: 'send fewer bodies, natal points or aspects, a shorter range or a smaller limit',
  build: (
    { aspects, total_count, warnings = [] }: TransitSearchResponse,
    { body: { start_date, end_date, orb, subject, zodiac_type } }: PictureRequest,
  ): TimelinePicture => {
    const range = { fromJdUt: start_date, toJdUt: end_date };
    const contacts = aspects.map(({ transiting_planet: moving, natal_planet: target, ...contact }) => ({
      ...contact,
      ...{ moving, target, targetChart: 'natal' },
    }));
    const name = subject?.name ?? '';
    const heading = name === '' ? 'Transits' : `Transits of ${name}`;
    const days = `${formatCalendarDay(start_date)} to ${formatCalendarDay(end_date)}`;
    const count = aspects.length < total_count ? `${aspects.length} of ${total_count}` : `${total_count}`;
    const contactCount = `${count} ${total_count === 1 ? 'contact' : 'contacts'}`;
    return {
      title: `${heading}, ${days}`,
      description: contactCount,
      range,
      rows: listContactRows(contacts, range),
      caption: { heading, lines: [days, `${contactCount}, orb ${orb}°`] },
      settings: [
        UTC_SETTING,
        ENGLISH_WORDS.names.zodiacs[zodiac_type],
        ...new Set(captionWarnings(warnings).map((note) => note.heading)),
      ],
      legend: CONTACT_LEGEND,
      canWrap: false,
    };
  },
});
