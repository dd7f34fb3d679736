import * as z from 'zod';
import { createDatedFormats } from '../../../lib/answers/dated-formats.ts';
import { identifyZodiac, type RequestWithZodiac } from '../../../lib/answers/zodiac-identity.ts';
import { type ResultPage, refinePage } from '../../../lib/astro/motion/pagination.ts';
import { findIngresses, type Ingress } from '../../../lib/astro/sky/events/sign-ingresses.ts';
import { SIGNS, type Sign } from '../../../lib/base/catalog/signs.ts';
import { listEphemerisBodies, type TransitBodyId, toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { readPaging } from '../../../lib/charts/cursor.ts';
import { type SearchServices, toGeocentricSky } from '../../../lib/charts/search-sky.ts';
import { defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { example } from '../../../lib/requests/examples.ts';
import { DatedQuery } from '../../../lib/requests/format.ts';
import { pagingShape, toPagingMembers } from '../../../lib/requests/paging.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import type { signIngresses } from '../endpoints.ts';
import { transitBodyList } from '../names.ts';
import { countIngress } from '../occurrence.ts';
import { rangeShape, readSearchWindow, refuseBadRange, toNamedBodies } from '../search-range.ts';
import { ingressRecord, type TransitIngress } from '../transit-records.ts';
import { estimateIngressSearch } from '../work.ts';
import type { contract, SignIngressesResponse } from './contract.ts';

const SignIngressesRequest = z
  .strictObject({
    planets: transitBodyList('Bodies whose ingresses are searched, each once', ['sun', 'saturn']),
    ...rangeShape,
    ...zodiacShape,
    ...pagingShape,
  })
  .superRefine(
    (sent, context) => refuseBadRange(sent, sent.planets, context),
    refineWhenValid('planets', 'start_date', 'end_date'),
  )
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'SignIngressesRequest', description: 'Bodies and the dates of the search' });

type SignIngressesRequest = z.output<typeof SignIngressesRequest>;

/** @throws Problem `DatetimeOutOfRange`, `InvalidBody`, or `ValidationError` for a cursor of another request */
async function searchIngresses(
  request: SignIngressesRequest,
  services: SearchServices,
): Promise<ResultPage<TransitIngress>> {
  const { ephemeris } = services;
  const { page, nextCursorOf } = await readPaging(request, ephemeris.facts.dataVersion);
  const window = readSearchWindow(ephemeris, { ...request, bodies: toNamedBodies('planets', request.planets) });
  const sky = toGeocentricSky(services, request);
  const ingressesOfSources = findIngresses(sky, listEphemerisBodies(request.planets), window);
  const ingresses = request.planets.flatMap((planet) => selectIngresses(ingressesOfSources, planet));
  return {
    items: refinePage(sky, ingresses, page),
    totalCount: ingresses.length,
    nextCursor: nextCursorOf(ingresses.length),
  };
}

/** The ingresses of one body of the request. A point opposite its source enters the opposite signs at the same moments. */
function selectIngresses(ingresses: readonly Ingress[], planet: TransitBodyId): readonly TransitIngress[] {
  const { body, offsetDeg } = toEphemerisBody(planet);
  const own = ingresses.filter((ingress) => ingress.body === body);
  if (offsetDeg === 0) return own;
  return own.map((ingress) => ({
    ...ingress,
    body: planet,
    sign: oppositeSignOf(ingress.sign),
    fromSign: oppositeSignOf(ingress.fromSign),
  }));
}

const oppositeSignOf = (sign: Sign): Sign => SIGNS[(SIGNS.indexOf(sign) + 6) % SIGNS.length] ?? sign;

const ingressFormats = createDatedFormats({
  record: ingressRecord.schema,
  list: ({ ingresses }: SignIngressesResponse) => ingresses,
  timeOf: ({ exact_datetime: start }) => ({ start }),
  summarize: ({ planet, sign, retrograde }, words) => {
    const ingress = words.write('enters', words.point(planet), words.sign(sign));
    return retrograde ? words.write('retrograde', ingress) : ingress;
  },
  identify: (ingress, _answer, request: RequestWithZodiac) => [
    ...[ingress.planet, ingress.sign, ...identifyZodiac(request)],
    ...countIngress(ingress),
  ],
});

export const handler: EndpointHandler = defineHandler<typeof signIngresses, typeof contract>()({
  request: { query: DatedQuery, body: SignIngressesRequest },
  hasDisplayNames: true,
  formats: ingressFormats,
  work: ({ body }) => estimateIngressSearch(body),
  examples: [
    example('aYear', 'Sun to Saturn over a year', {
      planets: ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'],
      start_date: '2025-01-01',
      end_date: '2026-01-01',
    }),
    example('firstPage', 'The first ten of the Moon in the sidereal zodiac', {
      planets: ['moon'],
      start_date: '2025-01-01',
      end_date: '2026-01-01',
      zodiac_type: 'sidereal',
      limit: 10,
    }),
  ],
  run: async ({ body }, services) => {
    const { items, ...page } = await searchIngresses(body, services);
    return { ingresses: items.map(ingressRecord.write), ...toPagingMembers(page) };
  },
});
