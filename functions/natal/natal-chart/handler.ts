import type * as z from 'zod';
import { toChartRequest } from '../../../lib/answers/chart-request.ts';
import { toNatalAnswer } from '../../../lib/answers/natal-answer.ts';
import { toDisplay } from '../../../lib/answers/rounding.ts';
import {
  createWheelPicture,
  type FullForm,
  type PictureRequest,
  toPictureRequest,
} from '../../../lib/answers/wheel.ts';
import { captionFrame, captionSubject, captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import {
  buildWheelFromResponse,
  type ChartAnswer,
  listPlanetEntries,
} from '../../../lib/answers/wheel-from-response.ts';
import { formatChartName } from '../../../lib/answers/wheel-text.ts';
import { SECTOR_SYSTEM } from '../../../lib/base/catalog/house-systems.ts';
import { selectWords } from '../../../lib/base/catalog/languages/every-language.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { castNatalChart } from '../../../lib/charts/natal-chart.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { drawSectors } from '../../../lib/draw/sectors/draw-sectors.ts';
import { describeSector } from '../../../lib/draw/sectors/points.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import type { NatalChartResponse } from '../../../lib/requests/chart/natal-chart.ts';
import { NATAL_EXAMPLES } from '../../../lib/requests/chart/natal-examples.ts';
import { DrawnNatalChartQuery, NatalChartRequest } from '../../../lib/requests/chart/natal-request.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';
import type { natalChart } from '../endpoints.ts';
import { estimateCharts } from '../work.ts';
import type { contract } from './contract.ts';

/** A request for a natal chart that may be drawn. */
interface DrawnRequest {
  readonly query: z.output<typeof DrawnNatalChartQuery>;
  readonly body: z.output<typeof NatalChartRequest>;
}

/**
 * The sectors of a chart as an SVG document in the requested style.
 *
 * @throws Problem `BirthTimeRequired` without a time of birth, `ValidationError` if the chart has no sectors
 */
function drawSectorsPicture(chart: ChartAnswer, request: DrawnRequest): string {
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

type FullChart = FullForm<NatalChartResponse>;

const wheel = createWheelPicture(({ data }: FullChart, words) => buildWheelFromResponse(data, {}, words));

/** The wheel of a chart, a sheet with it, or its sectors. */
const natalPicture = {
  ...wheel,
  toAnswerRequest: (request: DrawnRequest) => {
    const { query, body } = toPictureRequest(request);
    if (query.layout !== 'sectors') return { query, body };
    const { include_sectors = true } = body.options;
    return { query, body: { ...body, options: { ...body.options, include_sectors } } };
  },
  draw: (answer: FullChart, { query, body, sent }: DrawnRequest & Pick<PictureRequest, 'sent'>): string => {
    const { layout, ...style } = query;
    return layout === 'sectors'
      ? drawSectorsPicture(answer.data, { query, body })
      : wheel.draw(answer, { query: { ...style, layout }, ...(sent && { sent }) });
  },
};

export const handler: EndpointHandler = defineHandler<typeof natalChart, typeof contract>()({
  request: { query: DrawnNatalChartQuery, body: NatalChartRequest },
  hasDisplayNames: true,
  formats: { picture: natalPicture },
  timing: 'metadata.processing_time_ms',
  work: ({ body }) => estimateCharts(1, body.options),
  examples: NATAL_EXAMPLES,
  run: ({ query, body }, services, context) => {
    const { preset, format } = query;
    const natal = castNatalChart(toChartRequest(body, query), services);
    return toNatalAnswer(natal, {
      preset,
      format,
      display: toDisplay(body.options),
      provenance: context.provenance(),
    });
  },
});
