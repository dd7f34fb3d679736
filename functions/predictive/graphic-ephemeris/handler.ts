import { MEAN_MOTION_DEG_PER_DAY } from '../../../lib/base/catalog/mean-motions.ts';
import { defineHandler, type EndpointHandler, type Example } from '../../../lib/contract/endpoint.ts';
import type { graphicEphemeris } from '../endpoints.ts';
import { estimateEventSeconds, estimateFollowingSeconds, followedYearsOf, yearsOf } from '../work.ts';
import { calculateGraphicEphemeris } from './calculate.ts';
import type { contract } from './contract.ts';
import { graphicEphemerisPicture } from './picture.ts';
import { stripRecord } from './records.ts';
import { GraphicEphemerisQuery, GraphicEphemerisRequest } from './request.ts';

const DAYS_PER_YEAR = 365.25;
/** Processor time of a year of one curve in the answer, CPU-seconds. */
const SECONDS_PER_CURVE_YEAR = 0.0015;
/** Natal points of a birth. */
const NATAL_POINTS = 14;

/** Estimates the curves, their crossings, and those of natal lines, CPU-seconds. */
function estimateGraphicEphemeris(request: GraphicEphemerisRequest): number {
  const { bodies, modulus, subject } = request;
  const years = yearsOf(request);
  const laps = bodies.reduce(
    (sum, body) => sum + (Math.abs(MEAN_MOTION_DEG_PER_DAY[body]) * DAYS_PER_YEAR * years) / modulus,
    0,
  );
  const count = laps * (bodies.length + (subject ? NATAL_POINTS : 0));
  const curves = bodies.length * years * SECONDS_PER_CURVE_YEAR;
  return curves + 2 * estimateFollowingSeconds(bodies, followedYearsOf(request)) + estimateEventSeconds(count, count);
}

const graphicEphemerisExamples: readonly Example[] = [
  {
    name: 'natalLines',
    summary: 'Jupiter and Saturn in a strip of 45° through two months, with the points of a birth',
    body: {
      start_date: '2026-01-01',
      end_date: '2026-03-01',
      modulus: 45,
      bodies: ['jupiter', 'saturn'],
      subject: {
        name: 'London',
        birth_datetime: { iso: '1985-07-13T17:45:00' },
        birth_location: { latitude: { decimal: 51.5074 }, longitude: { decimal: -0.1278 } },
      },
    },
  },
];

export const handler: EndpointHandler = defineHandler<typeof graphicEphemeris, typeof contract>()({
  request: { query: GraphicEphemerisQuery, body: GraphicEphemerisRequest },
  hasDisplayNames: true,
  formats: { picture: graphicEphemerisPicture },
  work: ({ body }) => estimateGraphicEphemeris(body),
  examples: graphicEphemerisExamples,
  run: ({ body }, services) =>
    stripRecord.write({ ...calculateGraphicEphemeris(body, services), modulus: body.modulus }),
});
