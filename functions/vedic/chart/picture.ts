import type { z } from 'zod';
import { toChartMetadata } from '../../../lib/answers/metadata.ts';
import { toSubjectInfo } from '../../../lib/answers/subject.ts';
import { captionFrame, captionSubject, captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { formatChartName } from '../../../lib/answers/wheel-text.ts';
import type { Provenance } from '../../../lib/astro/chart/provenance.ts';
import { isRetrogradeGraha } from '../../../lib/astro/indian/grahas.ts';
import { findVargaMethod, placeInVarga } from '../../../lib/astro/indian/vargas.ts';
import { selectWords } from '../../../lib/base/catalog/languages/every-language.ts';
import type { PictureWords } from '../../../lib/base/catalog/languages/words.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { VARGA_NAMES, VARGAS } from '../../../lib/base/catalog/vargas.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import { describeSquarePlace, drawSquare } from '../../../lib/draw/square/draw-square.ts';
import type { SquareChart, SquarePlace } from '../../../lib/draw/square/square-chart.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';
import type { VedicChart } from './calculate.ts';
import type { ChosenVarga } from './day-warnings.ts';
import type { VedicChartQuery, VedicChartRequest } from './request.ts';

type Choice = z.output<typeof VedicChartQuery>;

const METADATA_DISPLAY = { decimals: 10, verbosity: 'standard', withFormatted: false } as const;

/**
 * The chart, or one of its vargas, as an SVG document in the requested style.
 *
 * @throws Problem `BirthTimeRequired` if houses are to be drawn and the time of birth is not known
 */
export function drawVedicPicture(
  vedic: VedicChart,
  { query, body }: { readonly query: Choice; readonly body: VedicChartRequest },
  provenance: Provenance,
): string {
  const { layout = 'south', theme, size, captions, colors, varga = 'd1', language } = query;
  if (layout === 'north' && !vedic.chart.horizon) {
    const message = 'needs the Ascendant, and so a time of birth; layout=south does without';
    throw new Problem('BirthTimeRequired', `query.layout north ${message}`, {
      issues: [{ location: 'query.layout', message, value: layout }],
    });
  }
  const methods: Readonly<Record<string, string | undefined>> = body.varga_methods;
  const number = VARGAS.find((each) => `d${each}` === varga) ?? 1;
  const chosen = { varga: number, method: findVargaMethod(number, methods[varga]) };
  return drawSquare(buildSquare(vedic, { ...chosen, words: selectWords(language) }, provenance), {
    layout,
    theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
    sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
    withCaptions: captions !== 'off',
    colors: readPictureColors(colors),
  });
}

interface DrawnVarga extends ChosenVarga {
  readonly words: PictureWords;
}

function buildSquare(vedic: VedicChart, { words, ...chosen }: DrawnVarga, provenance: Provenance): SquareChart {
  const { subject: born, chart, grahas } = vedic;
  const subject = toSubjectInfo(born);
  const heading = `${VARGA_NAMES[chosen.varga]} (D${chosen.varga})`;
  const ascendantDeg = chart.horizon?.houses.ascendantDeg;
  const lagna = ascendantDeg === undefined ? [] : [toPlace('ascendant', ascendantDeg, chosen)];
  const places = [
    ...lagna,
    ...grahas.map((graha) => ({
      ...toPlace(graha.id, graha.longitudeDeg, chosen),
      isRetrograde: isRetrogradeGraha(graha),
    })),
  ];
  const notes = captionWarnings(chart.warnings).map((note) => note.heading);
  const { id } = chosen.method;
  return {
    title: `${heading}: ${formatChartName(subject.name, subject.datetime)}`,
    description: `${places.map((place) => describeSquarePlace(place, words)).join(', ')}.`,
    heading,
    places,
    ascendantSign: lagna[0]?.sign,
    caption: captionSubject(subject, words),
    settings: [
      ...captionFrame(toChartMetadata(chart, METADATA_DISPLAY, provenance), words),
      ...(id === 'common' || chosen.varga === 1 ? [] : [words.write('method', id.replaceAll('_', ' '))]),
      ...new Set(notes),
    ],
    words,
  };
}

function toPlace(id: SquarePlace['id'], siderealDeg: LongitudeDeg, { varga, method }: ChosenVarga): SquarePlace {
  const { sign, degreesIn } = placeInVarga(siderealDeg, varga, method);
  return { id, sign: SIGNS.indexOf(sign), degreesIn, isRetrograde: false };
}
