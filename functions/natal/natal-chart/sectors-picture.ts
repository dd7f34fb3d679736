import type * as z from 'zod';
import { captionFrame, captionSubject, captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import { type ChartAnswer, listPlanetEntries } from '../../../lib/answers/wheel-from-response.ts';
import { formatChartName } from '../../../lib/answers/wheel-text.ts';
import { SECTOR_SYSTEM } from '../../../lib/base/catalog/house-systems.ts';
import { selectWords } from '../../../lib/base/catalog/languages/every-language.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { drawSectors } from '../../../lib/draw/sectors/draw-sectors.ts';
import { describeSector } from '../../../lib/draw/sectors/points.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import type { DrawnNatalChartQuery, NatalChartRequest } from '../../../lib/requests/chart/natal-request.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';

/** A request for a natal chart that may be drawn. */
export interface DrawnRequest {
  readonly query: z.output<typeof DrawnNatalChartQuery>;
  readonly body: z.output<typeof NatalChartRequest>;
}

/**
 * The sectors of a chart as an SVG document in the requested style.
 *
 * @throws Problem `BirthTimeRequired` without a time of birth, `ValidationError` if the chart has no sectors
 */
export function drawSectorsPicture(chart: ChartAnswer, request: DrawnRequest): string {
  const points = listPlanetEntries(chart).flatMap(([id, { sector }]) => (sector === undefined ? [] : [{ id, sector }]));
  if (points.length === 0) throw createMissingSectors(chart, request);
  const { subject, metadata } = chart;
  const placed = points.flatMap(({ id, sector }) => (sector === null ? [] : [{ id, sector }]));
  const notes = captionWarnings(chart.warnings).map(({ heading }) => heading);
  const method = (request.body.options.sector_method ?? 'latitude').replaceAll('_', ' ');
  const { theme, size, captions, colors, language } = request.query;
  const words = selectWords(language);
  const picture = {
    title: words.write('sectors_of', formatChartName(subject.name, subject.datetime)),
    description: `${placed.map((point) => describeSector(point, words)).join(', ')}.`,
    points,
    caption: captionSubject(subject, words),
    settings: [
      words.write('sectors'),
      words.write('method', method),
      ...captionFrame(metadata, words),
      ...new Set(notes),
    ],
    words,
  };
  return drawSectors(picture, {
    theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
    sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
    withCaptions: captions !== 'off',
    colors: readPictureColors(colors),
  });
}

const LOCATION = 'query.layout';

function createMissingSectors({ subject }: ChartAnswer, { query, body }: DrawnRequest): Problem {
  const isSimple = query.preset === 'simple' && body.configuration.house_system !== SECTOR_SYSTEM;
  const isExcluded = isSimple || body.options.include_sectors === false;
  if (!isExcluded && !subject.birth_time_known) {
    const message = 'sectors needs a time of birth: a body passes through all of them in a day';
    return new Problem('BirthTimeRequired', `${LOCATION} ${message}.`, { issues: [{ location: LOCATION, message }] });
  }
  const message = 'sectors needs a geocentric chart without preset=simple, and options.include_sectors true or absent';
  return new Problem('ValidationError', `${LOCATION} ${message}.`, { issues: [{ location: LOCATION, message }] });
}
