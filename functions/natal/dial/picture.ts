import type { z } from 'zod';
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
import type { DialPicture } from '../../../lib/draw/dial/dial-picture.ts';
import { drawDial } from '../../../lib/draw/dial/draw-dial.ts';
import { formatDialDegree } from '../../../lib/draw/dial/points.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import { DRAWN_STYLE_MEMBERS } from '../../../lib/requests/picture.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';
import type { DialResponse } from './contract.ts';
import type { DialQuery, DialRequest } from './request.ts';

interface DrawnRequest {
  readonly query: z.output<typeof DialQuery>;
  readonly body: DialRequest;
}

type DialData = FullForm<DialResponse>['data'];

/** The dial as a picture, which is refused if the point of the requested axis is not on the dial. */
export const dialPicture = {
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
