import type { z } from 'zod';
import { toDay } from '../../../lib/answers/instant.ts';
import type { FullForm } from '../../../lib/answers/wheel.ts';
import { captionFrame, captionSubject, captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { formatChartName } from '../../../lib/answers/wheel-text.ts';
import { findVargaMethod, placeInVarga } from '../../../lib/astro/indian/vargas.ts';
import { DASHA_LEVEL_NAMES } from '../../../lib/base/catalog/dashas.ts';
import type { Graha } from '../../../lib/base/catalog/grahas.ts';
import { selectWords } from '../../../lib/base/catalog/languages/every-language.ts';
import type { PictureWords } from '../../../lib/base/catalog/languages/words.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { VARGA_NAMES, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../lib/base/units/angle.ts';
import { describeSquarePlace, drawSquare } from '../../../lib/draw/square/draw-square.ts';
import type { SquareChart, SquarePlace } from '../../../lib/draw/square/square-chart.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import { DRAWN_STYLE_MEMBERS } from '../../../lib/requests/picture.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';
import type { VedicChartResponse } from './contract.ts';
import type { ChosenVarga } from './day-warnings.ts';
import type { VedicChartQuery, VedicChartRequest } from './request.ts';

interface DrawnRequest {
  readonly query: z.output<typeof VedicChartQuery>;
  readonly body: VedicChartRequest;
}

type VedicChartData = FullForm<VedicChartResponse>['data'];

/** The chart, or one of its vargas, as a square. Houses are refused if the time of birth is not known. */
export const vedicPicture = {
  styleMembers: [...DRAWN_STYLE_MEMBERS, 'layout', 'varga', 'nakshatras', 'language'],
  shows: 'the chart or a varga as an Indian square',
  toAnswerRequest: ({ query, body }: DrawnRequest) => ({ query: { ...query, format: 'svg' }, body }),
  draw: drawVedicPicture,
};

function drawVedicPicture({ data }: FullForm<VedicChartResponse>, { query, body }: DrawnRequest): string {
  const { layout = 'south', theme, size, captions, colors, varga = 'd1', nakshatras, language } = query;
  if (layout === 'north' && !data.ascendant) {
    const message = 'needs the Ascendant, and so a time of birth; layout=south and layout=east do without';
    throw new Problem('BirthTimeRequired', `query.layout north ${message}`, {
      issues: [{ location: 'query.layout', message, value: layout }],
    });
  }
  const methods: Readonly<Record<string, string | undefined>> = body.varga_methods;
  const number = VARGAS.find((each) => `d${each}` === varga) ?? 1;
  const chosen = { varga: number, method: findVargaMethod(number, methods[varga]) };
  return drawSquare(
    buildSquare(data, { ...chosen, words: selectWords(language), withNakshatras: nakshatras === 'on' }),
    {
      layout,
      theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
      sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
      withCaptions: captions !== 'off',
      colors: readPictureColors(colors),
    },
  );
}

interface DrawnVarga extends ChosenVarga {
  readonly words: PictureWords;
  readonly withNakshatras: boolean;
}

function buildSquare(data: VedicChartData, { words, withNakshatras, ...chosen }: DrawnVarga): SquareChart {
  const { subject, ascendant, bodies, dashas = [], warnings, metadata } = data;
  const heading = `${VARGA_NAMES[chosen.varga]} (D${chosen.varga})`;
  const withStar = ({ nakshatra }: Pick<NonNullable<typeof ascendant>, 'nakshatra'>) =>
    withNakshatras ? { nakshatra } : {};
  const lagna = ascendant
    ? [{ ...toPlace('ascendant', longitudeDeg(ascendant.longitude), chosen), ...withStar(ascendant) }]
    : [];
  const grahas = Object.entries(bodies) as (readonly [Graha, VedicChartData['bodies'][Graha]])[];
  const places = [
    ...lagna,
    ...grahas.map(([id, graha]) => ({
      ...toPlace(id, longitudeDeg(graha.longitude), chosen),
      ...withStar(graha),
      isRetrograde: graha.is_retrograde,
    })),
  ];
  const notes = captionWarnings(warnings).map((note) => note.heading);
  const { id } = chosen.method;
  const periods = dashas.map(({ level, lord, start, end }) => ({
    heading: `${words.term('dashaLevels', DASHA_LEVEL_NAMES[level - 1] ?? '')}: ${words.point(lord)}`,
    dates: `${toDay(start)} – ${toDay(end)}`,
  }));
  return {
    title: `${heading}: ${formatChartName(subject.name, subject.datetime)}`,
    description: [
      `${places.map((place) => describeSquarePlace(place, words)).join(', ')}.`,
      ...periods.map((period) => `${period.heading}, ${period.dates}.`),
    ].join(' '),
    heading,
    places,
    ascendantSign: lagna[0]?.sign,
    caption: captionSubject(subject, words),
    settings: [
      ...captionFrame(metadata, words),
      ...(id === 'common' || chosen.varga === 1 ? [] : [words.write('method', id.replaceAll('_', ' '))]),
      ...new Set(notes),
    ],
    periods,
    words,
  };
}

function toPlace(id: SquarePlace['id'], siderealDeg: LongitudeDeg, { varga, method }: ChosenVarga): SquarePlace {
  const { sign, degreesIn } = placeInVarga(siderealDeg, varga, method);
  return { id, sign: SIGNS.indexOf(sign), degreesIn, isRetrograde: false };
}
