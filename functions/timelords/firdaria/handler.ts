import { chooseFormat } from '../../../lib/answers/choose-format.ts';
import type { LifeResult } from '../../../lib/answers/life-periods.ts';
import { type Firdar, listFirdaria } from '../../../lib/astro/timing/time-lords/firdaria.ts';
import { estimatePeriods, measurePartYears } from '../../../lib/base/catalog/life-costs.ts';
import { readLife } from '../../../lib/charts/life.ts';
import { listPart } from '../../../lib/charts/life-part.ts';
import { requireNatalLife } from '../../../lib/charts/natal-life.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example, exampleAsRows } from '../../../lib/requests/examples.ts';
import { LifeQuery } from '../../../lib/requests/life.ts';
import type { firdaria } from '../endpoints.ts';
import { LIFE_EXAMPLE as subject } from '../example-birth.ts';
import type { contract } from './contract.ts';
import { FirdariaRequest } from './request.ts';
import { firdariaFormats, toFirdariaData, toFirdariaRows } from './response.ts';

const ZODIAC = { zodiac_type: 'tropical' } as const;

/**
 * Calculates the firdaria of a request.
 *
 * @throws Problem of reading the life, `BirthTimeRequired`, or `InvalidRange` for a part with too many periods
 */
function calculateFirdaria(request: FirdariaRequest, services: ChartServices): LifeResult<Firdar> {
  const life = readLife(request, services);
  const { chart, horizon, warnings } = requireNatalLife(life, { zodiac: ZODIAC }, services.ephemeris);
  const { nodes, year_days: yearDays, levels } = request;
  const settings = { birth: life.birth, isDayChart: horizon.isDayChart, nodes, yearDays };
  const listed = listPart(life, levels, (window, count) => listFirdaria(settings, window, count === 1 ? 1 : 2));
  return { ...listed, life, chart, warnings: [...life.warnings, ...warnings] };
}

const target_datetime = { iso: '2001-01-20T12:00:00' };

const LONGEST_FIRDAR_YEARS = 13;

const PERIODS_PER_YEAR = 1;

export const handler: EndpointHandler = defineHandler<typeof firdaria, typeof contract>()({
  request: { query: LifeQuery, body: FirdariaRequest },
  hasDisplayNames: true,
  timing: 'metadata.processing_time_ms',
  formats: firdariaFormats,
  work: ({ body }) => estimatePeriods((measurePartYears(body) ?? LONGEST_FIRDAR_YEARS) * PERIODS_PER_YEAR),
  examples: [
    example('atAMoment', 'The firdar of a moment and its parts', { subject, target_datetime }),
    example('wholeLife', 'The firdaria of 75 years', {
      subject,
      target_datetime,
      start_age: 0,
      end_age: 75,
      levels: 1,
    }),
    exampleAsRows('Parts between two dates as rows, without the nodes', {
      subject,
      target_datetime,
      start_date: '2000-01-01',
      end_date: '2010-01-01',
      nodes: 'none',
    }),
  ],
  run: ({ query: { format }, body }, services, context) => {
    const result = calculateFirdaria(body, services);
    return chooseFormat(format, {
      full: () => toFirdariaData(result, body, context.provenance()),
      rows: () => toFirdariaRows(result),
    });
  },
});
