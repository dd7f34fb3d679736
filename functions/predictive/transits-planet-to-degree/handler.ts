import * as z from 'zod';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { readInstant } from '../../../lib/answers/instant.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { formatInstant } from '../../../lib/astro/clock/civil-time/format.ts';
import { countCrossing } from '../../../lib/astro/motion/occurrence.ts';
import { type DegreeCrossing, findDegreeCrossings } from '../../../lib/astro/timing/transits/degree-crossings.ts';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { type TransitBodyId, toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { type SearchServices, toGeocentricSky } from '../../../lib/charts/search-sky.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { example } from '../../../lib/requests/examples.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { TransitBody, zodiacDegree } from '../../../lib/requests/transit-names.ts';
import type { planetToDegree } from '../endpoints.ts';
import { rangeShape, readSearchWindow, refuseBadRange } from '../search-range.ts';
import { degreeTransitRecord } from '../transit-records.ts';
import { estimateDegreeSearch } from '../work.ts';
import type { contract, PlanetToDegreeResponse } from './contract.ts';

const { max_crossings: CROSSINGS } = SIZES;

const PlanetToDegreeRequest = z
  .strictObject({
    planet_name: TransitBody,
    target_degree: zodiacDegree('Longitude to be crossed, degrees; 360 is the same as 0', 0),
    start_date: rangeShape.start_date,
    end_date: rangeShape.end_date.optional(),
    timezone: rangeShape.timezone,
    max_crossings: z.int().min(CROSSINGS.minimum).max(CROSSINGS.maximum).default(10).meta({
      description: 'Maximum number of crossings in the answer; the search ends when they are found',
      example: 10,
    }),
    ...zodiacShape,
  })
  .superRefine(
    (sent, context) => refuseBadRange(sent, [sent.planet_name], context),
    refineWhenValid('planet_name', 'start_date', 'end_date'),
  )
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({
    id: 'PlanetToDegreeRequest',
    description:
      'A body, a degree, and the dates of the search. Without `end_date` the search covers 200 years (50 for the Moon) or extends to the end of the ephemeris files',
  });

type PlanetToDegreeRequest = z.output<typeof PlanetToDegreeRequest>;

const degreeFormats = createDatedFormats({
  record: degreeTransitRecord.schema,
  list: ({ transits }: PlanetToDegreeResponse) => transits,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ planet, degree, retrograde }, words) => {
    const transit = words.write('at_degree', words.point(planet), degree);
    return retrograde ? words.write('retrograde', transit) : transit;
  },
  identify: ({ planet, degree, retrograde, exact_datetime }, _answer, request: RequestWithZodiac) => [
    ...[planet, degree, ...identifyZodiac(request)],
    ...countCrossing({
      ...{ body: planet, longitudeDeg: degree, isRetrograde: retrograde },
      moment: readInstant(exact_datetime),
    }),
  ],
});

export const handler: EndpointHandler = defineHandler<typeof planetToDegree, typeof contract>()({
  request: { query: DatedQuery, body: PlanetToDegreeRequest },
  hasDisplayNames: true,
  formats: degreeFormats,
  work: ({ body }) => estimateDegreeSearch(body),
  examples: [
    example('saturnIntoAries', 'Saturn crosses 0° Aries three times', {
      planet_name: 'saturn',
      target_degree: 0,
      start_date: '2025-01-01',
      end_date: '2027-01-01',
    }),
    example('nextOfTheMoon', 'The next crossing of the Moon in the sidereal zodiac', {
      planet_name: 'moon',
      target_degree: 211.5,
      start_date: '2026-01-01T12:00:00Z',
      max_crossings: 1,
      zodiac_type: 'sidereal',
      ayanamsa: 'lahiri',
    }),
  ],
  run: ({ body: request }, services) => {
    const { body, degree, crossings, searchEnd, isComplete } = searchDegreeCrossings(request, services);
    return {
      transits: crossings.map((crossing, index) =>
        degreeTransitRecord.write({ ...crossing, body, degree, crossingNumber: index + 1 }),
      ),
      total_count: crossings.length,
      search_end: formatInstant(searchEnd),
      complete: isComplete,
    };
  },
});

/** The crossings of a degree by a body. */
interface DegreeTransits {
  readonly body: TransitBodyId;
  readonly degree: LongitudeDeg;
  readonly crossings: readonly DegreeCrossing[];
  /** `crossings` holds every crossing up to this moment. */
  readonly searchEnd: JdUt;
  /** False where further crossings lie within the search. */
  readonly isComplete: boolean;
}

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody` */
function searchDegreeCrossings(request: PlanetToDegreeRequest, services: SearchServices): DegreeTransits {
  const { planet_name: planet, start_date, end_date, max_crossings: maximum } = request;
  const { body, offsetDeg } = toEphemerisBody(planet);
  const bodies = [{ body, location: 'body.planet_name' }];
  const window = readSearchWindow(services.ephemeris, { start_date, end_date, bodies });
  const degree = longitudeDeg(request.target_degree);
  const query = { body, degree: longitudeDeg(degree - offsetDeg), window };
  // One crossing more than the maximum shows whether any is left out.
  const found = takeFirst(maximum + 1, findDegreeCrossings(toGeocentricSky(services, request), query));
  const crossings = found.slice(0, maximum);
  const isComplete = found.length <= maximum;
  const searchEnd = isComplete ? window.toJdUt : (crossings.at(-1)?.moment ?? window.fromJdUt);
  return { body: planet, degree, crossings, searchEnd, isComplete };
}

/** The first items of a series, which is evaluated no further. */
function takeFirst<Item>(maximum: number, items: Iterable<Item>): readonly Item[] {
  const taken: Item[] = [];
  for (const item of items) {
    taken.push(item);
    if (taken.length === maximum) break;
  }
  return taken;
}
