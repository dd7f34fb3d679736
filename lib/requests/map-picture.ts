import * as z from 'zod';
import { DRAWN_FORMATS } from '../contract/answer-formats.ts';
import { nameEnum } from '../contract/name-enum.ts';
import { MAP_PROJECTIONS, type MapBounds, REGIONS } from '../draw/map/map-picture.ts';
import { MERCATOR_LIMIT_DEG, widthOf } from '../draw/map/project.ts';
import { DRAWN_STYLE_MEMBERS, drawnQuery } from './picture.ts';
import { refineWhenValid } from './refine-when-valid.ts';

/** Formats of a map. */
export const MAP_FORMATS = ['json', ...DRAWN_FORMATS] as const;

/** Narrowest map, degrees. */
const LEAST_SPAN_DEG = 1;
const LONGEST_TEXT = 100;
const REGION_NAMES = Object.keys(REGIONS).join(', ');
const FORM = `must be west,south,east,north in degrees, as in -25,30,45,72, or one of ${REGION_NAMES}`;

/** Edges of a map as a query writes them: `-25,30,45,72`, or the name of a region. East is less than west across the antimeridian. */
const mapBounds = z
  .string()
  .max(LONGEST_TEXT)
  .superRefine((text, context) => {
    const fault = findFault(text);
    if (fault) context.addIssue({ code: 'custom', message: fault, input: text });
  });

const isRegion = (text: string): text is keyof typeof REGIONS => Object.hasOwn(REGIONS, text);

function findFault(text: string): string | undefined {
  if (isRegion(text)) return undefined;
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 4 || !parts.every((part) => /^[+-]?\d{1,3}(\.\d{1,9})?$/.test(part))) return FORM;
  const bounds = toBounds(parts);
  const { west, south, east, north } = bounds;
  if (Math.abs(west) > 180 || Math.abs(east) > 180) return 'must have longitudes from -180 to 180';
  if (Math.abs(south) > 90 || Math.abs(north) > 90) return 'must have latitudes from -90 to 90';
  if (north - south < LEAST_SPAN_DEG) return `must have a north at least ${LEAST_SPAN_DEG}° above its south`;
  return widthOf(bounds) < LEAST_SPAN_DEG ? `must be at least ${LEAST_SPAN_DEG}° wide` : undefined;
}

function toBounds(parts: readonly string[]): MapBounds {
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  return { west, south, east, north };
}

/** Reads bounds that were checked; the inhabited world without any. */
export const readMapBounds = (text = 'world'): MapBounds =>
  isRegion(text) ? REGIONS[text] : toBounds(text.split(','));

const mapShape = {
  projection: nameEnum(MAP_PROJECTIONS).optional().meta({
    description: '`equirectangular`, the default, or `mercator`, which shows angles as they are',
    example: 'mercator',
  }),
  bounds: mapBounds.optional().meta({
    description: `Edges of the map as west,south,east,north in degrees, east less than west across the antimeridian, or the name of a region: ${REGION_NAMES}. Default: world, which is ${Object.values(REGIONS.world).join(',')}`,
    example: '-25,30,45,72',
  }),
};

/** Members of a query that choose the look of a map. */
export const MAP_STYLE_MEMBERS = [...DRAWN_STYLE_MEMBERS, 'projection', 'bounds'] as const;

/** Schema of the query of a map that is GeoJSON or a picture. @param format its form, `json` or `svg` @param own further members of its look */
export const mapQuery = <Format extends z.ZodType, Own extends z.core.$ZodLooseShape = Record<never, never>>(
  format: Format,
  own = {} as Own,
) =>
  drawnQuery({ format, ...mapShape, ...own }, [...MAP_STYLE_MEMBERS, ...Object.keys(own)]).superRefine(
    (sent, context) => {
      const { projection, bounds } = sent as { readonly projection?: string; readonly bounds?: string };
      const { south, north } = readMapBounds(bounds);
      if (projection !== 'mercator' || (south >= -MERCATOR_LIMIT_DEG && north <= MERCATOR_LIMIT_DEG)) return;
      const message = `must lie between -${MERCATOR_LIMIT_DEG} and ${MERCATOR_LIMIT_DEG} degrees of latitude with projection=mercator, which has no poles`;
      context.addIssue({ code: 'custom', path: ['bounds'], message, input: bounds });
    },
    refineWhenValid('projection', 'bounds'),
  );
