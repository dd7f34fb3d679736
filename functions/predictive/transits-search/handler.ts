import { CONTACT_LEGEND, listContactRows } from '../../../lib/answers/contact-timeline.ts';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { readInstant } from '../../../lib/answers/instant.ts';
import { identifyBirth } from '../../../lib/answers/request-identity.ts';
import { roundTo } from '../../../lib/answers/rounding.ts';
import { createTimelinePicture, UTC_SETTING } from '../../../lib/answers/timeline-picture.ts';
import { captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { countCrossing, countTurn, signedDistanceDeg } from '../../../lib/astro/motion/occurrence.ts';
import { toTransitTargets } from '../../../lib/astro/timing/transits/targets.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import { SUBJECT_POINT_COUNT } from '../../../lib/base/catalog/subject-objects.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { formatCalendarDay } from '../../../lib/draw/timeline/calendar-ticks.ts';
import type { TimelinePicture } from '../../../lib/draw/timeline/timeline.ts';
import { example } from '../../../lib/requests/examples.ts';
import { toPagingMembers } from '../../../lib/requests/paging.ts';
import { type DrawnPictureStyle, plainTimelineQuery } from '../../../lib/requests/picture.ts';
import type { transitSearch } from '../endpoints.ts';
import { contactRecord, TRANSIT_DECIMALS } from '../transit-records.ts';
import { estimateTargetSearch } from '../work.ts';
import { searchContacts } from './calculate.ts';
import type { contract, TransitSearchResponse } from './contract.ts';
import { TransitSearchRequest } from './request.ts';

interface PictureRequest {
  readonly query: DrawnPictureStyle;
  readonly body: Pick<TransitSearchRequest, 'start_date' | 'end_date' | 'orb' | 'subject' | 'zodiac_type'>;
}

/** A row for each transit with the time within orb and its exact moments. */
const transitPicture = createTimelinePicture({
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

/** Estimates a search for transits, CPU-seconds. */
function estimateTransitSearch({
  natal_planets,
  transiting_planets,
  aspects,
  ...request
}: TransitSearchRequest): number {
  const degrees = toTransitTargets([{ name: '', degree: longitudeDeg(0) }], aspects).length;
  const targetCount = degrees * (natal_planets ? Object.keys(natal_planets).length : SUBJECT_POINT_COUNT);
  return estimateTargetSearch({ ...request, bodies: transiting_planets, targetCount });
}

type Longitudes = Readonly<Record<string, number>>;

/** The parts of a request that tell the contacts of one birth from those of another. */
interface NatalRequest extends RequestWithZodiac {
  readonly body: RequestWithZodiac['body'] & Pick<TransitSearchRequest, 'natal_planets' | 'subject'>;
}

const transitFormats = createDatedFormats({
  record: contactRecord.schema,
  list: ({ aspects }: TransitSearchResponse) => aspects,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ transiting_planet, aspect, natal_planet, orb }, words) => {
    const [planet, point] = [words.point(transiting_planet), words.point(natal_planet)];
    const contact = words.write('natal_contact', planet, words.aspect(aspect), point);
    return orb === 0 ? contact : words.write('not_exact', contact);
  },
  isEvent: ({ applying, separating }) => !applying && !separating,
  identify: (contact, { natal_planets }, request: NatalRequest) => {
    const {
      transiting_planet: body,
      aspect,
      natal_planet,
      longitude: longitudeDeg,
      retrograde: isRetrograde,
    } = contact;
    const { subject, natal_planets: stated } = request.body;
    const crossing = { body, longitudeDeg, isRetrograde, moment: readInstant(contact.exact_datetime) };
    const natalDeg = (natal_planets ?? stated)?.[natal_planet] ?? longitudeDeg;
    return [
      ...(subject ? identifyBirth(subject) : [roundLongitude(stated?.[natal_planet])]),
      ...[body, aspect, natal_planet, ...identifyZodiac(request)],
      ...[isAhead(longitudeDeg, natalDeg, aspect), contact.orb === 0],
      ...(contact.orb === 0 ? countCrossing(crossing) : countTurn(crossing)),
    ];
  },
});

/** Hundredths of a degree tell two births apart; more would make two spellings of one birth two events. */
const roundLongitude = (longitudeDeg: number | undefined): string | undefined => longitudeDeg?.toFixed(2);

/** On which side of the natal point the aspect is; conjunction and opposition have one place only. */
const isAhead = (longitudeDeg: number, natalDeg: number, aspect: string): boolean =>
  aspect !== 'conjunction' && aspect !== 'opposition' && signedDistanceDeg(longitudeDeg, natalDeg) > 0;

const roundDegrees = (degrees: Longitudes): Longitudes =>
  Object.fromEntries(Object.entries(degrees).map(([name, degree]) => [name, roundTo(degree, TRANSIT_DECIMALS)]));

export const handler: EndpointHandler = defineHandler<typeof transitSearch, typeof contract>()({
  request: { query: plainTimelineQuery('the transits over time'), body: TransitSearchRequest },
  hasDisplayNames: true,
  formats: { ...transitFormats, picture: transitPicture },
  work: ({ body }) => estimateTransitSearch(body),
  examples: [
    example('saturnAndJupiter', 'Jupiter and Saturn to Sun and Ascendant over two years', {
      natal_planets: { sun: 84.2, ascendant: 211.5 },
      transiting_planets: ['jupiter', 'saturn'],
      start_date: '2025-01-01',
      end_date: '2027-01-01',
    }),
    example('subject', 'Saturn to the points of a birth, in place of their longitudes', {
      subject: { birth_datetime: '1990-06-15 14:30', birth_location: 'Paris, France' },
      transiting_planets: ['saturn'],
      start_date: '2026-01-01',
      end_date: '2027-01-01',
    }),
    example('ownPoint', 'Minor aspects to a point of one’s own, within half a degree', {
      natal_planets: { 'Wedding day': 359.9 },
      transiting_planets: ['mars', 'true_node'],
      start_date: '2025-01-01',
      end_date: '2025-07-01T12:00:00Z',
      aspects: ['semi_square', 'quincunx'],
      orb: 0.5,
    }),
    example('firstPage', 'The first five contacts of the Moon', {
      natal_planets: { moon: 15 },
      transiting_planets: ['moon'],
      start_date: '2025-01-01',
      end_date: '2026-01-01',
      limit: 5,
    }),
  ],
  run: async ({ body }, services) => {
    const { items, natal, ...page } = await searchContacts(body, services);
    return {
      aspects: items.map(contactRecord.write),
      ...(natal.handle !== undefined && { handle: natal.handle }),
      ...(natal.warnings && { natal_planets: roundDegrees(natal.degrees), warnings: [...natal.warnings] }),
      ...toPagingMembers(page),
    };
  },
});
