import type { z } from 'zod';
import { readInstant } from '../../../lib/answers/instant.ts';
import { captionWarnings } from '../../../lib/answers/wheel-captions.ts';
import type { ECLIPSE_PICTURES } from '../../../lib/base/catalog/eclipses.ts';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { type DiscView, drawDiscs, type EclipseDiscs } from '../../../lib/draw/eclipse/draw-discs.ts';
import { drawMap } from '../../../lib/draw/map/draw-map.ts';
import type { MapCurve, MapPosition, MapSpot, WorldMap } from '../../../lib/draw/map/map-picture.ts';
import { formatMoment } from '../../../lib/draw/timeline/calendar-ticks.ts';
import { DEFAULT_WHEEL_STYLE } from '../../../lib/draw/wheel/wheel.ts';
import type { LineGeometry } from '../../../lib/requests/geojson.ts';
import { MAP_STYLE_MEMBERS, readMapBounds } from '../../../lib/requests/map-picture.ts';
import { readPictureColors } from '../../../lib/requests/picture-colors.ts';
import type { EclipsesAnswer } from './contract.ts';
import type { EclipseRecord } from './records.ts';
import type { EclipsesQuery, EclipsesRequest } from './request.ts';

interface PictureRequest {
  readonly query: z.output<typeof EclipsesQuery>;
  readonly body: EclipsesRequest;
}

type PictureId = (typeof ECLIPSE_PICTURES)[number];
type SolarRecord = Extract<EclipseRecord, { type: 'eclipse_solar' }>;

/** Paths often pass the poles. */
const WHOLE_EARTH = '-180,-90,180,90';

/** Magnitudes of the curves of a map, unless the request names others. */
const CURVES = [0, 0.2, 0.4, 0.6, 0.8];

const choosePicture = ({ query, body }: PictureRequest): PictureId =>
  query.picture ?? (body.location === undefined ? 'map' : 'discs');

/** The first eclipse of an answer: its path on a map, or how it looks from the place. */
export const eclipsePicture = {
  styleMembers: [...MAP_STYLE_MEMBERS, 'picture'],
  shows: 'the first eclipse',
  requireRoom: (request: PictureRequest): void => {
    const isMap = choosePicture(request) === 'map';
    if (isMap && request.body.kind === 'lunar')
      throw createPictureProblem(
        'query.picture',
        'has no map for lunar eclipses: send kind "solar", or picture=discs with a location',
      );
    if (!isMap && request.body.location === undefined)
      throw createPictureProblem('query.picture', 'discs needs a location in the body');
  },
  toAnswerRequest: (request: PictureRequest) => {
    const { query, body } = request;
    const isMap = choosePicture(request) === 'map';
    const drawn = isMap
      ? { kind: 'solar' as const, include_path: true, magnitudes: body.magnitudes ?? CURVES }
      : { include_path: false, magnitudes: undefined, include_discs: true };
    return { query: { ...query, format: 'json' }, body: { ...body, ...drawn, count: 1 } };
  },
  draw: async (answer: EclipsesAnswer, request: PictureRequest): Promise<string> => {
    const { theme, size, captions, colors, projection, bounds } = request.query;
    const [eclipse] = answer.eclipses as readonly EclipseRecord[];
    if (eclipse === undefined)
      throw createPictureProblem('query.format', 'needs an eclipse, and the search has none; choose json');
    const style = {
      theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
      sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
      withCaptions: captions !== 'off',
      colors: readPictureColors(colors),
    };
    if (choosePicture(request) === 'discs') return drawDiscs(buildDiscs(eclipse, answer), style);
    const map = await buildMap(eclipse as SolarRecord, answer);
    return drawMap(map, {
      ...style,
      projection: projection ?? 'equirectangular',
      bounds: readMapBounds(bounds ?? (projection === 'mercator' ? 'world' : WHOLE_EARTH)),
    });
  },
};

function createPictureProblem(location: string, message: string): Problem {
  return new Problem('ValidationError', `${location} ${message}.`, { issues: [{ location, message }] });
}

const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const nameEclipse = ({ type, details: { eclipse_type } }: EclipseRecord): string =>
  capitalize(`${eclipse_type} ${type === 'eclipse_solar' ? 'solar' : 'lunar'} eclipse`);

const formatUtcMinute = (instant: string): string => `${formatMoment(readInstant(instant))} UTC`;

/** Facts of an eclipse in the corner of a picture. */
function describeEclipse(eclipse: EclipseRecord): readonly string[] {
  const { saros, member, gamma } = eclipse.details;
  const series = `Saros ${saros}${member === null ? '' : `, member ${member}`}, gamma ${gamma}`;
  if (eclipse.type === 'eclipse_lunar') return [`Umbral magnitude ${eclipse.details.umbral_magnitude}`, series];
  const { magnitude, central_duration_seconds: seconds } = eclipse.details;
  const lasts = seconds === undefined ? '' : `, ${formatDuration(seconds)} where it is greatest`;
  return [`Magnitude ${magnitude}${lasts}`, series];
}

const formatDuration = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)} min ${String(Math.round(seconds) % 60).padStart(2, '0')} s`;

const LINE_LOOKS = {
  central_line: { color: 'tense', dashes: undefined, words: 'Central line' },
  northern_limit: { color: 'outer_ink', dashes: undefined, words: 'Northern limit' },
  southern_limit: { color: 'outer_ink', dashes: undefined, words: 'Southern limit' },
} as const;

async function buildMap(eclipse: SolarRecord, { location }: EclipsesAnswer): Promise<WorldMap> {
  const { readBorders, readCities, readLand } = await import('../../../lib/draw/map/earth.ts');
  const { path, magnitude_curves, details, exact_datetime } = eclipse;
  const curves: readonly MapCurve[] = [
    ...(magnitude_curves?.features ?? []).map(
      ({ id, geometry, properties: { magnitude, line } }): MapCurve => ({
        ...{
          id,
          parts: listParts(geometry),
          color: 'water',
          symbol: undefined,
          label: String(magnitude),
        },
        ...(magnitude === 0 ? {} : { dashes: '7 5' }),
        ...{
          labeled: 'edge',
          title: `Magnitude ${magnitude}`,
          data: { 'data-magnitude': magnitude, 'data-line': line },
        },
      }),
    ),
    ...(path?.features ?? []).map(
      ({ id, geometry, properties: { line } }): MapCurve => ({
        ...{ id, parts: listParts(geometry), color: LINE_LOOKS[line].color, symbol: undefined, label: '' },
        ...{ title: LINE_LOOKS[line].words, data: { 'data-line': line } },
      }),
    ),
  ];
  const { latitude, longitude } = details.greatest;
  const spots: readonly MapSpot[] = [
    { shape: 'point', at: [longitude, latitude], title: 'Greatest eclipse', data: { 'data-spot': 'greatest' } },
    ...(location
      ? [
          {
            shape: 'place' as const,
            at: [location.longitude, location.latitude] as const,
            title: 'The place asked about',
            data: { 'data-spot': 'place' },
          },
        ]
      : []),
  ];
  return {
    title: `${nameEclipse(eclipse)}, ${formatUtcMinute(exact_datetime)}`,
    description: [...new Set(curves.map(({ title }) => title))].join('; '),
    ...{ curves, spots, land: readLand(), borders: readBorders(), cities: readCities() },
    caption: {
      heading: nameEclipse(eclipse),
      lines: [`Greatest ${formatUtcMinute(exact_datetime)}`, ...describeEclipse(eclipse)],
    },
    settings: ['Dot: greatest eclipse', 'Coastlines and borders: Natural Earth'],
    legend: [
      { text: 'path; edge of visibility' },
      { dashes: '7 5', text: `greatest magnitude ${listMagnitudes(eclipse)}, toward the path` },
    ],
  };
}

const listMagnitudes = ({ magnitude_curves }: SolarRecord): string =>
  [...new Set(magnitude_curves?.features.map(({ properties: { magnitude } }) => magnitude))]
    .filter((magnitude) => magnitude > 0)
    .sort((a, b) => a - b)
    .join(', ');

const listParts = ({ type, coordinates }: LineGeometry): readonly (readonly MapPosition[])[] =>
  type === 'LineString' ? [coordinates] : coordinates;

/** Tenths of a percent; only a whole cover is 100%. */
const formatShare = (share: number): string => `${share < 1 ? Math.min(99.9, Math.round(share * 1000) / 10) : 100}%`;

function buildDiscs(eclipse: EclipseRecord, { location, warnings }: EclipsesAnswer): EclipseDiscs {
  const { type, details, discs = [], exact_datetime } = eclipse;
  const isSolar = type === 'eclipse_solar';
  const name = isSolar && details.local_type !== 'none' ? `${details.local_type} solar eclipse` : nameEclipse(eclipse);
  const where = `${location?.latitude}, ${location?.longitude}`;
  const views = discs.map(
    ({ datetime, altitude, right, up, radius, penumbra_radius, obscuration }): DiscView => ({
      ...{ right, up, radius, penumbraRadius: penumbra_radius },
      time: datetime.slice(11, 19),
      altitudeDeg: altitude,
      note: obscuration === undefined ? '' : formatShare(obscuration),
    }),
  );
  const greatest = details.contacts?.find((contact) => contact.name === 'greatest');
  return {
    body: isSolar ? 'sun' : 'moon',
    title: `${capitalize(name)}, ${formatUtcMinute(exact_datetime)}, at ${where}`,
    description: views.map(({ time, note }) => `${time} ${note}`.trim()).join('; '),
    views,
    contacts: (details.contacts ?? []).map((contact) => ({
      name: contact.name,
      time: contact.datetime.slice(11, 19),
      altitudeDeg: contact.altitude,
      isUp: contact.above_horizon,
    })),
    caption: {
      heading: capitalize(name),
      lines: [
        `${(greatest?.datetime ?? exact_datetime).slice(0, 10)}, ${location?.timezone ?? 'UTC'}`,
        where,
        ...describeEclipse(eclipse),
      ],
    },
    settings: [
      'Zenith above, as the eye sees it',
      ...(isSolar && details.local_obscuration !== undefined
        ? [`Magnitude ${details.local_magnitude} here, obscuration ${details.local_obscuration}`]
        : []),
      ...(isSolar && details.local_duration_seconds !== undefined
        ? [`${capitalize(details.local_type ?? '')} for ${formatDuration(details.local_duration_seconds)}`]
        : []),
      ...(details.visible === false ? ['Below the horizon here'] : []),
      ...new Set(captionWarnings(warnings).map(({ heading }) => heading)),
    ],
  };
}
