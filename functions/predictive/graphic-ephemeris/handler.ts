import { readInstant } from '../../../lib/answers/instant.ts';
import { UTC_SETTING } from '../../../lib/answers/timeline-picture.ts';
import { captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { ENGLISH_WORDS } from '../../../lib/base/catalog/languages/words.ts';
import { MEAN_MOTION_DEG_PER_DAY } from '../../../lib/base/catalog/mean-motions.ts';
import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import {
  drawGraphicStrip,
  type GraphicStrip,
  type StripMark,
} from '../../../lib/draw/graphic-ephemeris/draw-graphic.ts';
import { colorOfBody } from '../../../lib/draw/kit/body-colors.ts';
import { LABEL_GLYPHS } from '../../../lib/draw/kit/glyphs.ts';
import { formatCalendarDay, formatMoment } from '../../../lib/draw/timeline/calendar-ticks.ts';
import { nameAspect } from '../../../lib/draw/wheel/aspect-lines.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import { example } from '../../../lib/requests/examples.ts';
import { DRAWN_STYLE_MEMBERS, type DrawnPictureStyle } from '../../../lib/requests/picture.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';
import type { graphicEphemeris } from '../endpoints.ts';
import { estimateEventSeconds, estimateFollowingSeconds, followedYearsOf, yearsOf } from '../work.ts';
import { calculateGraphicEphemeris } from './calculate.ts';
import type { contract, GraphicEphemerisResponse } from './contract.ts';
import { stripRecord } from './records.ts';
import { GraphicEphemerisQuery, GraphicEphemerisRequest } from './request.ts';

interface PictureRequest {
  readonly query: DrawnPictureStyle;
  readonly body: Pick<GraphicEphemerisRequest, 'start_date' | 'end_date' | 'subject' | 'zodiac_type'>;
}

/** The curves of a graphic ephemeris with their stations, ingresses and, where they are few, their crossings. */
const graphicEphemerisPicture = {
  styleMembers: DRAWN_STYLE_MEMBERS,
  shows: 'the curves with stations and ingresses',
  draw: (answer: GraphicEphemerisResponse, request: PictureRequest): string => {
    const { theme, size, captions, colors } = request.query;
    return drawGraphicStrip(buildStrip(answer, request), {
      theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
      sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
      withCaptions: captions !== 'off',
      colors: readPictureColors(colors),
    });
  },
};

const GLYPHS: Readonly<Record<string, string>> = LABEL_GLYPHS;
const MOST_MARKS = SIZES.graphic_marks.maximum;

function buildStrip(answer: GraphicEphemerisResponse, { body }: PictureRequest): GraphicStrip {
  const { modulus, curves, natal_points = {}, warnings } = answer;
  const { start_date, end_date, subject, zodiac_type } = body;
  const days = `${formatCalendarDay(start_date)} to ${formatCalendarDay(end_date)}`;
  const name = subject?.name ?? '';
  const { marks, notes } = listMarks(answer);
  return {
    title: `Graphic ephemeris of ${modulus}°, ${days}`,
    description: curves.map(({ body: of }) => namePoint(of)).join(', '),
    range: { fromJdUt: start_date, toJdUt: end_date },
    modulusDeg: modulus,
    curves: curves.map(({ body: of, longitudes }) => ({
      ...{ id: of, symbol: GLYPHS[of], color: colorOfBody(of), title: namePoint(of), longitudesDeg: longitudes },
    })),
    levels: Object.entries(natal_points).map(([point, longitude]) => ({
      ...{ id: point, symbol: GLYPHS[point], color: colorOfBody(point), title: `Natal ${namePoint(point)}` },
      deg: longitude % modulus,
    })),
    marks,
    caption: { heading: name === '' ? 'Graphic ephemeris' : `Graphic ephemeris: ${name}`, lines: [days] },
    settings: [
      ...[`${ENGLISH_WORDS.names.zodiacs[zodiac_type]}, strip of ${modulus}°`, UTC_SETTING, ...notes],
      ...new Set(captionWarnings(warnings).map(({ heading }) => heading)),
    ],
  };
}

/** Stations and ingresses, and the crossings of curves unless there are too many to distinguish. */
function listMarks({ stations, ingresses, crossings, natal_crossings = [] }: GraphicEphemerisResponse): {
  readonly marks: readonly StripMark[];
  readonly notes: readonly string[];
} {
  const toMark = (
    shape: StripMark['shape'],
    at: { exact_datetime: string; position: number },
    text: string,
  ): StripMark => {
    const moment = readInstant(at.exact_datetime);
    const data = { 'data-exact': at.exact_datetime };
    return { shape, moment, deg: at.position, title: `${text}, ${formatMoment(moment)}`, data };
  };
  const turns = [
    ...ingresses.map((one) => toMark('ingress', one, `${namePoint(one.body)} enters ${one.sign}`)),
    ...stations.map((one) => toMark('station', one, `${namePoint(one.body)} stations ${one.motion}`)),
  ];
  const met = [
    ...crossings.map((one) =>
      toMark('crossing', one, `${namePoint(one.body)} ${nameAspect(one.aspect)} ${namePoint(one.other)}`),
    ),
    ...natal_crossings.map((one) =>
      toMark('crossing', one, `${namePoint(one.body)} at natal ${namePoint(one.natal_point)}`),
    ),
  ];
  const isCrowded = met.length > MOST_MARKS;
  return {
    marks: isCrowded ? turns : [...met, ...turns],
    notes: isCrowded ? [`${met.length} crossings are not marked`] : [],
  };
}

const DAYS_PER_YEAR = 365.25;
/** Processor time of a year of one curve in the answer, CPU-seconds. */
const SECONDS_PER_CURVE_YEAR = 0.0015;
/** Natal points of a birth. */
const NATAL_POINTS = 14;

/** Estimates the curves, their crossings, and those of natal lines, CPU-seconds. */
function estimateGraphicEphemeris(request: GraphicEphemerisRequest): number {
  const { bodies, modulus, subject } = request;
  const years = yearsOf(request);
  const laps = bodies.reduce(
    (sum, body) => sum + (Math.abs(MEAN_MOTION_DEG_PER_DAY[body]) * DAYS_PER_YEAR * years) / modulus,
    0,
  );
  const count = laps * (bodies.length + (subject ? NATAL_POINTS : 0));
  const curves = bodies.length * years * SECONDS_PER_CURVE_YEAR;
  return curves + 2 * estimateFollowingSeconds(bodies, followedYearsOf(request)) + estimateEventSeconds(count, count);
}

export const handler: EndpointHandler = defineHandler<typeof graphicEphemeris, typeof contract>()({
  request: { query: GraphicEphemerisQuery, body: GraphicEphemerisRequest },
  hasDisplayNames: true,
  formats: { picture: graphicEphemerisPicture },
  work: ({ body }) => estimateGraphicEphemeris(body),
  examples: [
    example('natalLines', 'Jupiter and Saturn in a strip of 45° through two months, with the points of a birth', {
      start_date: '2026-01-01',
      end_date: '2026-03-01',
      modulus: 45,
      bodies: ['jupiter', 'saturn'],
      subject: {
        name: 'London',
        birth_datetime: { iso: '1985-07-13T17:45:00' },
        birth_location: { latitude: { decimal: 51.5074 }, longitude: { decimal: -0.1278 } },
      },
    }),
  ],
  run: ({ body }, services) =>
    stripRecord.write({ ...calculateGraphicEphemeris(body, services), modulus: body.modulus }),
});
