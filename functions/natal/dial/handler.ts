import type { z } from 'zod';
import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import { type FullForm, toPictureRequest } from '../../../lib/answers/wheel.ts';
import { captionFrame, captionSubject, captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { formatChartName } from '../../../lib/answers/wheel-text.ts';
import type { PlacedDialPoint } from '../../../lib/astro/chart/dial/dial.ts';
import type { PlanetaryPicture } from '../../../lib/astro/chart/dial/planetary-pictures.ts';
import type { MidpointStructure } from '../../../lib/astro/chart/dial/structures.ts';
import { selectWords } from '../../../lib/base/catalog/languages/every-language.ts';
import type { PictureWords } from '../../../lib/base/catalog/languages/words.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { DialPicture } from '../../../lib/draw/dial/dial-picture.ts';
import { drawDial } from '../../../lib/draw/dial/draw-dial.ts';
import { formatDialDegree } from '../../../lib/draw/dial/points.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import { EXAMPLE_PLACES, example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { DRAWN_STYLE_MEMBERS } from '../../../lib/requests/picture.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';
import type { dial } from '../endpoints.ts';
import { estimateCharts } from '../work.ts';
import { calculateDial } from './calculate.ts';
import type { contract, DialResponse } from './contract.ts';
import { toDialData, toDialRows } from './records.ts';
import { DialQuery, DialRequest } from './request.ts';

interface DrawnRequest {
  readonly query: z.output<typeof DialQuery>;
  readonly body: DialRequest;
}

type DialData = FullForm<DialResponse>['data'];

/** The dial as a picture, which is refused if the point of the requested axis is not on the dial. */
const dialPicture = {
  styleMembers: [...DRAWN_STYLE_MEMBERS, 'axis', 'language'],
  shows: 'the dial',
  toAnswerRequest: toPictureRequest,
  draw: ({ data }: FullForm<DialResponse>, { query, body }: DrawnRequest): string => {
    const { theme, size, captions, colors, axis, language } = query;
    return drawDial(buildPicture(data, body, { axis, words: selectWords(language) }), {
      theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
      sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
      withCaptions: captions !== 'off',
      colors: readPictureColors(colors),
    });
  },
};

function findAxis(points: readonly PlacedDialPoint[], id: DrawnAxis['axis']): PlacedDialPoint | undefined {
  if (id === undefined) return undefined;
  const point = points.find((other) => other.id === id);
  if (point) return point;
  const message = `is not on this dial, whose points are ${points.map((other) => other.id).join(', ')}`;
  throw new Problem('ValidationError', `query.axis ${message}`, {
    issues: [{ location: 'query.axis', message, value: id }],
  });
}

interface DrawnAxis {
  readonly axis: DrawnRequest['query']['axis'];
  readonly words: PictureWords;
}

function buildPicture(data: DialData, request: DialRequest, { axis: axisId, words }: DrawnAxis): DialPicture {
  const { subject, warnings, metadata } = data;
  const { modulus: modulusDeg, orb: orbDeg } = request;
  const points = data.points.map(toDialPoint);
  const structures = data.midpoint_structures.map(toStructure);
  const axis = findAxis(points, axisId);
  const notes = captionWarnings(warnings).map(({ heading }) => heading);
  return {
    title: `${words.write('dial_of', modulusDeg)}: ${formatChartName(subject.name, subject.datetime)}`,
    description: `${points.map(({ id, dialDeg }) => `${words.point(id)} ${formatDialDegree(dialDeg)}`).join(', ')}.`,
    modulusDeg,
    points,
    axis,
    caption: captionSubject(subject, words),
    settings: [
      words.write('dial_of', modulusDeg),
      words.write('dial_orb', formatDialDegree(orbDeg)),
      ...captionFrame(metadata, words),
      ...new Set(notes),
    ],
    words,
    structures: axis ? structures.filter(({ point }) => point === axis.id) : structures,
    planetaryPictures: data.planetary_pictures.map(toPlanetaryPicture),
  };
}

const toDialPoint = ({ id, longitude, dial_position }: DialData['points'][number]): PlacedDialPoint => ({
  id,
  longitudeDeg: longitudeDeg(longitude),
  dialDeg: dial_position,
});

function toStructure({ point, pair, axis, orb }: DialData['midpoint_structures'][number]): MidpointStructure {
  const [first = '', second = ''] = pair;
  return { point, pair: [first, second], axisDeg: axis, orbDeg: orb };
}

function toPlanetaryPicture({ a, b, c, d, orb }: DialData['planetary_pictures'][number]): PlanetaryPicture {
  return {
    pairs: [
      [a, b],
      [c, d],
    ],
    orbDeg: orb,
  };
}

const subject = {
  name: 'Example',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: EXAMPLE_PLACES.paris,
};

const configuration = { object_set: 'modern_plus_points' };

/** Processor time of the structures and pictures of a chart with every body at the widest orb, CPU-seconds. */
const SECONDS_PER_DIAL = 0.02;

export const handler: EndpointHandler = defineHandler<typeof dial, typeof contract>()({
  request: { query: DialQuery, body: DialRequest },
  hasDisplayNames: true,
  formats: { picture: dialPicture },
  timing: 'metadata.processing_time_ms',
  work: () => estimateCharts(1, { include_analysis: false }) + SECONDS_PER_DIAL,
  examples: [
    example('quarterDial', 'The dial of 90°, orb 0.5°, with longitudes as text', {
      subject,
      orb: 0.5,
      configuration,
      options: { formatted: true },
    }),
    exampleAsRows('The dial of 22.5° as rows, without the Aries point', {
      subject,
      modulus: 22.5,
      orb: 0.1,
      include_aries_point: false,
      configuration,
    }),
    example('timeUnknown', 'Without a birth time: bodies and the Aries point on the whole circle', {
      subject: { ...subject, birth_datetime: { iso: '1990-06-15' }, birth_time_known: false },
      modulus: 360,
      configuration,
    }),
  ],
  run: ({ query, body }, services, context) => {
    const laid = calculateDial(body, services);
    const { decimal_places, formatted } = body.options;
    const display = { decimals: decimal_places, verbosity: 'standard', withFormatted: formatted } as const;
    return chooseFormat(query.format, {
      full: () => toDialData(laid, display, context.provenance()),
      rows: () => toDialRows(laid),
    });
  },
});
