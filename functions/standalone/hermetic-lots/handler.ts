import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toLotRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toHermeticLot } from '../../../lib/answers/lots.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { type Chart, castChart, type Horizon } from '../../../lib/astro/chart/cast.ts';
import { type LotPosition, placeLots } from '../../../lib/astro/chart/computed-points.ts';
import type { ChartSettings } from '../../../lib/astro/chart/settings.ts';
import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import { type LotCatalog, listLots } from '../../../lib/base/catalog/lots.ts';
import { SECONDS_PER_REQUEST } from '../../../lib/base/catalog/search-costs.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { locateErrors } from '../../../lib/charts/domain-problems.ts';
import { toRequestedPlace } from '../../../lib/charts/requested-place.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { toZodiac } from '../../../lib/charts/zodiac.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { FormatQuery } from '../../../lib/requests/answer-forms.ts';
import { HouseSystem, polarFallback, refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { placeShape, refuseDateAlone } from '../../../lib/requests/coordinates.ts';
import { MomentOrNow } from '../../../lib/requests/datetime.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { DecimalOptions } from '../../../lib/requests/moment.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import type { hermeticLots } from '../endpoints.ts';
import { EXAMPLE_COORDINATES, j2000, readMoment } from '../read-moment.ts';
import type { contract } from './contract.ts';

const HermeticLotsRequest = z
  .strictObject({
    date_time: MomentOrNow,
    ...placeShape,
    include_optional: z.boolean().default(false).meta({
      description: 'Adds classical lots other than the seven Hermetic ones',
      example: false,
    }),
    include_legacy: z.boolean().default(false).meta({
      description: 'Adds other authors’ formulas for lots of the same name',
      example: false,
    }),
    house_system: HouseSystem.prefault('P'),
    polar_fallback: polarFallback,
    ...zodiacShape,
    options: DecimalOptions.prefault({}),
  })
  .superRefine(({ date_time }, context) => refuseDateAlone(date_time, context), refineWhenValid('date_time'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'HermeticLotsRequest',
    description:
      'Which lots, when and where: civil time without an offset is that of the coordinates, unless `date_time.timezone` says otherwise',
  });

type HermeticLotsRequest = z.output<typeof HermeticLotsRequest>;

/** Lots as the answer states them, without the processing time. */
function toHermeticLotsAnswer({ moment, chart, horizon, lots, warnings }: HermeticLots, decimals: number) {
  const { houses, isDayChart } = horizon;
  const zodiac = { zodiac: chart.settings.zodiac, ayanamsaDeg: chart.context.ayanamsaDeg };
  return {
    lots: lots.map((lot) => toHermeticLot(lot, { decimals, withFormatted: false })),
    warnings: [...warnings],
    metadata: {
      sect_determination: { is_day_chart: isDayChart, sun_above_horizon: isDayChart },
      total_lots_calculated: lots.length,
      house_system: houses.requestedSystem,
      house_system_used: houses.usedSystem,
      ...toMomentInfo(moment),
      ...toZodiacInfo(zodiac, decimals),
    },
  };
}

/** Lots as rows. */
function toHermeticLotRows({ lots, warnings }: HermeticLots) {
  return toRowAnswer(toPointsOnlyRows(lots.map(toLotRow), warnings));
}

export const handler: EndpointHandler = defineHandler<typeof hermeticLots, typeof contract>()({
  request: { query: FormatQuery, body: HermeticLotsRequest },
  hasDisplayNames: true,
  timing: 'metadata.calculation_time_ms',
  work: () => SECONDS_PER_REQUEST,
  examples: [
    example('sevenLots', 'The seven Hermetic lots', {
      date_time: { iso: '1990-06-15T14:30:00' },
      ...EXAMPLE_COORDINATES,
    }),
    example('everyLot', 'Every lot of the catalog, in whole signs', {
      date_time: { iso: '1990-06-15T02:30:00Z' },
      ...EXAMPLE_COORDINATES,
      include_optional: true,
      include_legacy: true,
      house_system: 'W',
    }),
    example('polarNight', 'In the polar night, where Porphyry replaces Placidus', {
      date_time: { iso: '2000-12-21T12:00:00' },
      latitude: 69.6492,
      longitude: 18.9553,
    }),
    exampleAsRows('The seven lots as rows', { date_time: j2000, ...EXAMPLE_COORDINATES }),
  ],
  run: ({ query: { format }, body }, services) => {
    const result = calculateLots(body, services);
    if (format === 'llm_v2') return toHermeticLotRows(result);
    return toHermeticLotsAnswer(result, body.options.decimal_places);
  },
});

/** The lots of a chart. */
interface HermeticLots {
  readonly moment: LocalMoment;
  readonly chart: Chart;
  readonly horizon: Horizon;
  readonly lots: readonly LotPosition[];
  readonly warnings: readonly Warning[];
}

/**
 * Calculates the lots of a request for its moment and place.
 *
 * @throws Problem of reading the moment, and `HouseSystemUndefined`
 */
function calculateLots(request: HermeticLotsRequest, services: ChartServices): HermeticLots {
  const place = toRequestedPlace(request);
  const moment = readMoment(request.date_time, services, { place });
  const when = { moment: moment.jdUt, place, timeIsKnown: true };
  const chart = locateErrors({ houseSystem: 'body.house_system' }, () =>
    castChart(services.ephemeris, when, toLotChartSettings(request)),
  );
  // A geocentric chart of a known time always has one.
  const horizon = chart.horizon as Horizon;
  const lots = placeLots(listLots(listCatalogs(request)), chart.context, horizon);
  return { moment, chart, horizon, lots, warnings: [...moment.warnings, ...chart.warnings] };
}

/** A chart of houses and sect alone: the lots find their planets themselves. */
function toLotChartSettings(request: HermeticLotsRequest): ChartSettings {
  return {
    zodiac: toZodiac(request),
    coordinateSystem: 'geocentric',
    houseSystem: request.house_system,
    polarFallback: request.polar_fallback,
    objectSet: 'custom',
    objects: [],
    planetsOnly: false,
    withEquatorial: false,
    withLots: false,
  };
}

function listCatalogs({ include_optional, include_legacy }: HermeticLotsRequest): readonly LotCatalog[] {
  return [
    'hermetic',
    ...(include_optional ? (['optional'] as const) : []),
    ...(include_legacy ? (['legacy'] as const) : []),
  ];
}
