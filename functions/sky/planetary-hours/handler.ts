import type * as z from 'zod';
import { toLocationInfo } from '../../../lib/answers/chart-info.ts';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { toHorizonRecord } from '../../../lib/answers/horizon-record.ts';
import { identifyHorizonPlace, type RequestWithHorizon } from '../../../lib/answers/place-identity.ts';
import { toSkyMoment } from '../../../lib/answers/sky-moment.ts';
import { toTimeResolution } from '../../../lib/answers/subject.ts';
import { zoneNameOf } from '../../../lib/charts/local-days.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { example } from '../../../lib/requests/examples.ts';
import { DatedRowQuery } from '../../../lib/requests/format.ts';
import type { planetaryHours } from '../endpoints.ts';
import { estimateSkyDays } from '../work.ts';
import { calculatePlanetaryHours, type PlanetaryHours } from './calculate.ts';
import type { contract, PlanetaryHoursAnswer } from './contract.ts';
import { hourRecord, hourRows } from './records.ts';
import { PlanetaryHoursRequest } from './request.ts';

/** The members of a request that tell its hours from those of other requests. */
interface RequestWithMode extends RequestWithHorizon {
  readonly body: RequestWithHorizon['body'] & Pick<PlanetaryHoursRequest, 'mode'>;
}

const planetaryHourFormats = createDatedFormats({
  record: hourRecord.schema,
  list: ({ hours }: z.output<typeof PlanetaryHoursAnswer>) => hours,
  timeOf: ({ start, end }) => ({ start: start.datetime_utc, end: end.datetime_utc }),
  summarize: ({ ruler }, words) => words.write('hour', words.point(ruler)),
  identify: ({ number }, { sunrise }, request: RequestWithMode) => [
    number,
    request.body.mode,
    sunrise?.datetime.split('T')[0],
    ...identifyHorizonPlace(request),
  ],
});

const BERLIN = { latitude: { decimal: 52.52 }, longitude: { decimal: 13.405 } };

/** Planetary hours as the answer states them, without the processing time. */
function toPlanetaryHoursAnswer(result: PlanetaryHours, { refraction }: PlanetaryHoursRequest) {
  const { place, clock, day, ruler, hours, current, horizon, resolution, warnings } = result;
  const { sunrise, sunset, nextSunrise } = day;
  return {
    definition: toHorizonRecord(horizon, refraction === 'computed'),
    location: toLocationInfo({ place, timezone: zoneNameOf(clock) }),
    ...(ruler && { day_ruler: ruler }),
    ...(sunrise !== undefined && { sunrise: toSkyMoment(sunrise, clock) }),
    ...(sunset !== undefined && { sunset: toSkyMoment(sunset, clock) }),
    ...(nextSunrise !== undefined && { next_sunrise: toSkyMoment(nextSunrise, clock) }),
    hours: hours.map((hour) => hourRecord.write({ ...hour, clock })),
    ...(current && { current: hourRecord.write({ ...current, clock }) }),
    ...(resolution && { time_resolution: toTimeResolution(resolution) }),
    warnings: [...warnings],
    metadata: {},
  };
}

/** Planetary hours as rows. */
const toPlanetaryHourRows = ({ clock, ruler, hours, current, warnings }: PlanetaryHours) =>
  toRowAnswer({
    schema_version: 'llm_v2' as const,
    timezone: zoneNameOf(clock),
    ...(ruler && { day_ruler: ruler }),
    ...(current && { current_number: current.number }),
    ...hourRows.write(hours.map((hour) => ({ ...hour, clock }))),
    warnings: [...warnings],
  });

export const handler: EndpointHandler = defineHandler<typeof planetaryHours, typeof contract>()({
  request: { query: DatedRowQuery, body: PlanetaryHoursRequest },
  hasDisplayNames: true,
  formats: planetaryHourFormats,
  timing: 'metadata.calculation_time_ms',
  work: () => estimateSkyDays(1),
  examples: [
    example('oneDay', 'The hours of a Thursday in Berlin', { location: BERLIN, date: '2024-06-20' }),
    example('instant', 'The hour of an instant before sunrise, with the hours of the day before', {
      location: BERLIN,
      date_time: { iso: '2024-06-20T03:30:00' },
    }),
    {
      ...example('equalHoursAsRows', 'Equal hours from the sunrise of Indian almanacs, as rows', {
        location: { latitude: { decimal: 13.0878 }, longitude: { decimal: 80.2785 } },
        date: '2024-07-17',
        definition: 'hindu',
        mode: 'equal',
      }),
      query: { format: 'llm_v2' },
    },
  ],
  run: ({ query: { format }, body }, services) => {
    const result = calculatePlanetaryHours(body, services);
    return format === 'llm_v2' ? toPlanetaryHourRows(result) : toPlanetaryHoursAnswer(result, body);
  },
});
