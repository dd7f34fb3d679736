import { z } from 'zod';
import { endpoint, type RequestContext } from '../../lib/http/endpoint.ts';
import { fullChart, rowChart, simpleChart } from '../../lib/projection/natal-chart.ts';
import { natalChart as castNatalChart } from '../../lib/requests/natal-chart.ts';
import type { Services } from '../../lib/runtime/services.ts';
import { NatalChartResponse, PRESETS } from '../../lib/schemas/chart/natal-chart.ts';
import { ChartConfiguration } from '../../lib/schemas/configuration.ts';
import { Format } from '../../lib/schemas/format.ts';
import { named } from '../../lib/schemas/named.ts';
import { ChartOptions } from '../../lib/schemas/options.ts';
import { Subject } from '../../lib/schemas/subject.ts';
import { examples } from './natal-chart-examples.ts';

const NatalChartQuery = z.strictObject({
  preset: named(PRESETS).default('full').meta({
    description: '`full`, or `simple`: Sun to Pluto, cusps, angles and major aspects only',
    example: 'full',
  }),
  format: Format,
});

const NatalChartRequest = z
  .strictObject({
    subject: Subject,
    configuration: ChartConfiguration.prefault({}),
    options: ChartOptions.prefault({}),
  })
  .meta({ id: 'NatalChartRequest', description: 'Whose chart, how it is cast, and what the answer shows' });

type Needs = Pick<Services, 'ephemeris' | 'zones'>;

export const natalChart = endpoint(
  {
    method: 'POST',
    path: '/ephemeris/natal-chart',
    summary: 'The chart of a birth',
    description:
      'Casts a chart for a moment and a place. The answer says how the civil time became an instant, which house system was used, and warns of everything that was left out or replaced.',
    request: { query: NatalChartQuery, body: NatalChartRequest },
    response: NatalChartResponse,
    errors: [
      'InvalidDatetime',
      'DatetimeOutOfRange',
      'InvalidTimezone',
      'InvalidLatitude',
      'InvalidLongitude',
      'InvalidHouseSystem',
      'InvalidBody',
      'InvalidAspect',
      'AmbiguousLocalTime',
      'NonexistentLocalTime',
      'HouseSystemUndefined',
      'EphemerisUnavailable',
    ],
    limits: 'standard',
    cache: 'none',
    examples,
  },
  ({ query, body }, { ephemeris, zones }: Needs, context): NatalChartResponse => {
    const { preset, format } = query;
    const natal = castNatalChart({ ...body, preset, asRows: format === 'llm_v2' }, { ephemeris, zones });
    const display = { decimals: body.options.decimal_places, verbosity: body.options.verbosity };
    const metadata = processing(context);
    if (format === 'llm_v2') {
      const data = rowChart(natal);
      return { success: true, output_mode: format, schema_version: format, preset, format, data, metadata };
    }
    if (preset === 'simple') {
      const data = simpleChart(natal, display.decimals);
      return { success: true, output_mode: preset, schema_version: 'simple_v1', data, metadata };
    }
    const data = fullChart(natal, display, { calculatedAt: context.receivedAt, zoneDatabase: zones.version });
    return { success: true, output_mode: preset, schema_version: 'full_v1', data, metadata };
  },
);

function processing(context: RequestContext) {
  return { processing_time_ms: Math.round(context.elapsedMs() * 1000) / 1000 };
}
