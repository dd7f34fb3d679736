import type { z } from 'zod';
import { toLocationInfo } from '../../lib/answers/chart-info.ts';
import { roundTo } from '../../lib/answers/rounding.ts';
import { computeAspectLines } from '../../lib/astro/chart/acg/aspect-lines.ts';
import { findLineCrossings, type LineCrossing } from '../../lib/astro/chart/acg/crossings.ts';
import { computeAngularLines } from '../../lib/astro/chart/acg/lines.ts';
import { findNearbyLines } from '../../lib/astro/chart/acg/nearby-lines.ts';
import type { PlaceInZone } from '../../lib/charts/place-in-zone.ts';
import type { ChartServices } from '../../lib/charts/subject.ts';
import type { AnswerFormats } from '../../lib/contract/answer-formats.ts';
import {
  defineHandler,
  type EndpointContract,
  type EndpointHandler,
  type Example,
} from '../../lib/contract/endpoint.ts';
import { EXAMPLE_PLACES, example } from '../../lib/requests/examples.ts';
import type { contracts } from './contract.ts';
import type { endpoints } from './endpoints.ts';
import { createLineWriter, position } from './features.ts';
import { toFeatureCollection } from './geojson.ts';
import { countPoints, placePoints } from './map-points.ts';
import { type MapFrame, readLocalSpace, readSky, readSkyOverPlace } from './map-sky.ts';
import * as pictures from './pictures.ts';
import * as records from './records.ts';
import * as requests from './requests.ts';
import { AcgQuery } from './requests.ts';
import { estimateAspectLines, estimateCrossings, estimateMap } from './work.ts';

/** A map: one line for each thing in which it differs from the others. */
interface MapRow<Request, Map> {
  readonly body: z.ZodType<Request>;
  readonly picture: NonNullable<AnswerFormats<unknown, unknown>['picture']>;
  /** Estimates a map, CPU-seconds. */
  readonly work: (request: Request) => number;
  readonly examples: readonly Example[];
  readonly read: (request: Request, services: ChartServices) => Map;
  readonly list: (map: Map, request: Request) => readonly unknown[];
}

const defineMap = <Request, Map extends MapFrame & { readonly over?: PlaceInZone }>(
  row: MapRow<Request, Map>,
): EndpointHandler =>
  defineHandler<(typeof endpoints)[number], EndpointContract>()({
    request: { query: AcgQuery, body: row.body },
    hasDisplayNames: true,
    timing: 'metadata.processing_time_ms',
    formats: { picture: row.picture },
    work: ({ body }) => row.work(body),
    examples: row.examples,
    run: ({ body }, services, context) => {
      const map = row.read(body, services);
      return {
        ...toFeatureCollection(row.list(map, body), map, context.provenance()),
        ...(map.over && { location: toLocationInfo(map.over) }),
      };
    },
  });

const london = {
  name: 'London',
  birth_datetime: { iso: '1985-07-13T17:45:00' },
  birth_location: EXAMPLE_PLACES.london,
};

const sydney = {
  name: 'Sydney',
  birth_datetime: { iso: '2000-01-01T06:00:00' },
  birth_location: EXAMPLE_PLACES.sydney,
};

const places = {
  lisbon: { latitude: 38.7223, longitude: -9.1393 },
  suva: { latitude: -18.1416, longitude: 178.4415, timezone: { iana_name: 'Pacific/Fiji' } },
};

/** The sky of a birth with the other points of the map. */
function readLines(request: z.output<typeof requests.LinesRequest>, services: ChartServices) {
  const { ephemeris } = services;
  const map = readSky(request, services);
  const { subject, sky } = map;
  const { points, warnings } = placePoints(request, { ephemeris, moment: subject.moment.jdUt, sky }, subject, services);
  return { ...map, points, warnings: [...map.warnings, ...warnings] };
}

const lines = defineMap({
  body: requests.LinesRequest,
  picture: pictures.linesPicture,
  work: (request) => estimateMap('lines', request, countPoints(request)),
  examples: [
    example('everyBody', 'The whole map of a birth', { subject: london }),
    example('points', 'A star, a midpoint and a lot, with the transiting Saturn over the natal one', {
      subject: london,
      bodies: ['saturn'],
      star_names: ['Regulus'],
      midpoints: [['sun', 'moon']],
      lots: ['fortune'],
      moving: { kind: 'transit', date_time: { iso: '2026-06-01T12:00:00Z' } },
    }),
    example('zodiacal', 'Three bodies by their degrees of the ecliptic, drawn coarsely', {
      subject: sydney,
      bodies: ['sun', 'moon', 'pluto'],
      options: { frame: 'zodiacal', tolerance_km: 20 },
    }),
  ],
  read: readLines,
  list: ({ bodies, points, sky }, { options }) => [
    ...computeAngularLines(bodies, options.frame, sky).map(createLineWriter(records.angularProperties, options)),
    ...points.flatMap((body) =>
      computeAngularLines([body], options.frame, sky)
        .map((line) => ({ ...line, body }))
        .map(createLineWriter(records.pointProperties, options)),
    ),
  ],
});

const hits = defineMap({
  body: requests.HitsRequest,
  picture: pictures.hitsPicture,
  work: (request) => estimateMap('hits', request),
  examples: [
    example('lisbon', 'Lines near Lisbon', { subject: london, location: places.lisbon }),
    example('wide', 'Lines within 2000 km of a place at the antimeridian', {
      subject: sydney,
      location: places.suva,
      radius_km: 2000,
      options: { frame: 'zodiacal' },
    }),
  ],
  read: readSkyOverPlace,
  list: ({ bodies, sky, over }, { options, radius_km }) =>
    findNearbyLines(computeAngularLines(bodies, options.frame, sky), over.place, radius_km)
      .map((hit) => ({ ...hit, ...hit.line }))
      .map(createLineWriter(records.hitProperties, options)),
});

const crossings = defineMap({
  body: requests.CrossingsRequest,
  picture: pictures.crossingsPicture,
  work: estimateCrossings,
  examples: [
    example('venusAndJupiter', 'Two bodies', { subject: london, bodies: ['venus', 'jupiter'] }),
    example('everyBody', 'Every pair of bodies', { subject: sydney, options: { decimal_places: 3 } }),
    example('latitude', 'Parans of London', { subject: london, options: { latitude: 51.5 } }),
  ],
  read: readSky,
  list: ({ bodies, sky }, { options }) =>
    findLineCrossings(computeAngularLines(bodies, options.frame, sky))
      .filter(({ place }) => isNear(place.latitudeDeg, options))
      .flatMap((crossing) => toCrossingFeatures(crossing, options.decimal_places)),
});

function isNear(
  latitudeDeg: number,
  { latitude, orb }: z.output<typeof requests.CrossingsRequest>['options'],
): boolean {
  return latitude === undefined || Math.abs(latitudeDeg - latitude.decimal) <= orb;
}

/** A crossing, and the parallel of its paran. */
function toCrossingFeatures({ id, lines: of, place }: LineCrossing, decimals: number) {
  const parts = {
    lines: of.map((line) => records.crossingLineRecord.write({ ...line, decimals })),
    latitude: roundTo(place.latitudeDeg, decimals),
  };
  const [, latitude] = position(place);
  const crossing = {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: position(place) },
    properties: records.crossingProperties.write(parts),
  };
  const paran = {
    type: 'Feature',
    id: `paran:${id}`,
    geometry: { type: 'LineString', coordinates: [-180, 0, 180].map((longitude) => [longitude, latitude]) },
    properties: records.paranProperties.write(parts),
  };
  return [crossing, paran];
}

const localSpace = defineMap({
  body: requests.LocalSpaceRequest,
  picture: pictures.localSpacePicture,
  work: (request) => estimateMap('local-space', request),
  examples: [
    example('birthplace', 'From the birthplace', { subject: london }),
    example('elsewhere', 'From another place', { subject: london, bodies: ['sun', 'moon'], location: places.suva }),
  ],
  read: readLocalSpace,
  list: ({ lines: found }, { options }) => found.map(createLineWriter(records.localSpaceProperties, options)),
});

const aspects = defineMap({
  body: requests.AspectsRequest,
  picture: pictures.aspectsPicture,
  work: (request) => estimateAspectLines(request, request.options.aspects.length),
  examples: [
    example('trines', 'Trines of Venus and Jupiter', {
      subject: london,
      bodies: ['venus', 'jupiter'],
      options: { aspects: ['trine'] },
    }),
    example('everyBody', 'Sextiles, squares and trines of every body', { subject: sydney }),
  ],
  read: readSky,
  list: ({ bodies, sky }, { options }) =>
    computeAspectLines(bodies, options.aspects, sky).map(createLineWriter(records.aspectProperties, options)),
});

export const handlers: Readonly<Record<keyof typeof contracts, EndpointHandler>> = {
  ...{ lines, hits, crossings, aspects },
  'local-space': localSpace,
};
