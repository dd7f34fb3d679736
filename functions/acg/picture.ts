import type { z } from 'zod';
import { captionSubject, captionWarnings } from '../../lib/answers/wheel-captions.ts';
import { formatChartName } from '../../lib/answers/wheel-text.ts';
import { SIZES } from '../../lib/base/catalog/sizes.ts';
import { Problem } from '../../lib/base/errors/problem.ts';
import { drawMap } from '../../lib/draw/map/draw-map.ts';
import type { MapBounds, MapCurve, MapPosition, MapSpot, WorldMap } from '../../lib/draw/map/map-picture.ts';
import { DEFAULT_WHEEL_STYLE } from '../../lib/draw/wheel/wheel.ts';
import type { SubjectInfo } from '../../lib/requests/chart/subject-info.ts';
import { MAP_STYLE_MEMBERS, readMapBounds } from '../../lib/requests/map-picture.ts';
import { readPictureColors } from '../../lib/requests/picture-colors.ts';
import type { AcgQuery } from './requests.ts';

/** The members of every map that a picture shows. */
interface MapAnswer<Feature> {
  readonly features: readonly Feature[];
  readonly subject: SubjectInfo;
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
  readonly location?: { readonly latitude: number; readonly longitude: number };
}

interface PictureRequest<Body> {
  readonly query: z.output<typeof AcgQuery>;
  readonly body: Body;
}

/** Marks of a map, and notes about those that are left out. */
export interface MapMarks {
  readonly spots: readonly MapSpot[];
  readonly notes: readonly string[];
}

interface MapLook<Feature, Body> {
  /** `Lines of the planets`. */
  readonly technique: string;
  /** What the picture shows, for the contract. */
  readonly shows: string;
  readonly legend: WorldMap['legend'];
  /** What only some maps have. */
  listMoreLegend?(features: readonly Feature[]): WorldMap['legend'];
  /** How many lines the map of a request has, where the request alone says it. */
  countLines?(body: Body): number;
  toCurve?(feature: Feature): MapCurve | undefined;
  toSpot?(feature: Feature): MapSpot | undefined;
  /** Marks of what several features have in common. */
  toMarks?(features: readonly Feature[], bounds: MapBounds): MapMarks;
}

const { map_lines: LINES } = SIZES;

/** Creates the picture of a map, which is drawn from its GeoJSON. */
export const createMapPicture = <Feature, Body = unknown>(look: MapLook<Feature, Body>) => ({
  styleMembers: MAP_STYLE_MEMBERS,
  shows: look.shows,
  requireRoom: ({ body }: PictureRequest<Body>): void => refuseCrowd(look.countLines?.(body) ?? 0),
  draw: async (answer: MapAnswer<Feature>, { query }: PictureRequest<Body>): Promise<string> => {
    const { theme, size, captions, colors, projection } = query;
    const bounds = readMapBounds(query.bounds);
    const picture = await buildPicture(answer, look, bounds);
    refuseCrowd(Math.max(picture.curves.length, picture.spots.length));
    return drawMap(picture, {
      theme: theme ?? DEFAULT_WHEEL_STYLE.theme,
      sizePx: size ?? DEFAULT_WHEEL_STYLE.sizePx,
      withCaptions: captions !== 'off',
      colors: readPictureColors(colors),
      projection: projection ?? 'equirectangular',
      bounds,
    });
  },
});

/** @throws Problem `ValidationError` for more lines or points than a reader can distinguish */
function refuseCrowd(count: number): void {
  if (count <= LINES.maximum) return;
  const message = `a picture shows at most ${LINES.maximum} lines or points, and this map has ${count}: send fewer bodies or aspects; or choose json`;
  throw new Problem('ValidationError', `query.format ${message}.`, { issues: [{ location: 'query.format', message }] });
}

async function buildPicture<Feature, Body>(
  { features, subject, warnings, location }: MapAnswer<Feature>,
  look: MapLook<Feature, Body>,
  bounds: MapBounds,
): Promise<WorldMap> {
  const { readBorders, readCities, readLand } = await import('../../lib/draw/map/earth.ts');
  const curves = features.flatMap((feature) => look.toCurve?.(feature) ?? []);
  const points = features.flatMap((feature) => look.toSpot?.(feature) ?? []);
  const marks = look.toMarks?.(features, bounds) ?? { spots: [], notes: [] };
  const birthplace = toPlace('Birthplace', subject);
  const elsewhere = location && (location.latitude !== subject.latitude || location.longitude !== subject.longitude);
  const notes = captionWarnings(warnings).map(({ heading }) => heading);
  const { heading, lines } = captionSubject(subject);
  return {
    title: `${look.technique}: ${formatChartName(subject.name, subject.datetime)}`,
    description: [...curves, ...points].map(({ title }) => title).join('; '),
    curves,
    spots: [
      ...[...points, birthplace, ...(elsewhere ? [toPlace('The place asked about', location)] : [])],
      ...marks.spots,
    ],
    land: readLand(),
    borders: readBorders(),
    cities: readCities(),
    caption: { heading: `${look.technique}: ${heading}`, lines },
    settings: ['Coastlines and borders: Natural Earth', ...marks.notes, ...new Set(notes)],
    legend: [...look.legend, ...(look.listMoreLegend?.(features) ?? [])],
  };
}

const toPlace = (
  name: string,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): MapSpot => ({
  ...{ shape: 'place', at: [longitude, latitude], title: `${name} ${latitude}, ${longitude}` },
  data: { 'data-latitude': latitude, 'data-longitude': longitude },
});

interface LineGeometry {
  readonly type: string;
  readonly coordinates: unknown;
}

/** The parts of a GeoJSON line. */
export const listParts = ({ type, coordinates }: LineGeometry): readonly (readonly MapPosition[])[] =>
  type === 'LineString'
    ? [coordinates as readonly MapPosition[]]
    : (coordinates as readonly (readonly MapPosition[])[]);
