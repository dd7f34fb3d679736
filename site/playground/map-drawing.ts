import { spreadLabels } from '../../lib/draw/kit/spread.ts';
import { type Html, html, raw } from '../html.ts';
import type { MapLine } from './answers.ts';
import type { Coordinates } from './coordinates-text.ts';
import { findName } from './names.ts';
import { findStrokes } from './symbols.ts';

/** Contents of the map. */
interface MapPicture {
  readonly title: string;
  readonly lines: readonly MapLine[];
  readonly birthplace: Coordinates;
  readonly land: { readonly path: string; readonly unitsPerDeg: number };
}

/** Units of the picture per degree. The map is equirectangular, because GeoJSON lines are straight in degrees. */
const SCALE = 4;
const WIDTH = 360 * SCALE;
/** Latitudes of the edges; very few people live beyond them. */
const NORTH = 76;
const SOUTH = -58;
/** Height of the labels above and below the map. */
const MARGIN = 54;
const HEIGHT = (NORTH - SOUTH) * SCALE;
/** Width of a label, degrees. */
const LABEL_DEG = 12.5;
const MERIDIANS = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150];
const PARALLELS = [-30, 0, 30, 60];

const toX = (longitude: number): number => round((longitude + 180) * SCALE);
const toY = (latitude: number): number => round((NORTH - latitude) * SCALE);
const round = (value: number): number => Math.round(value * 10) / 10;

/** Renders astrocartography lines on a world map. */
export function renderMap({ title, lines, birthplace, land }: MapPicture): Html {
  const landScale = SCALE / land.unitsPerDeg;
  return html`<svg class="world" viewBox="0 ${-MARGIN} ${WIDTH} ${HEIGHT + 2 * MARGIN}" role="img" aria-label="${title}">
<defs><clipPath id="map-edge"><rect width="${WIDTH}" height="${HEIGHT}" rx="6"/></clipPath></defs>
<g clip-path="url(#map-edge)"><rect class="sea" width="${WIDTH}" height="${HEIGHT}"/>
<path class="land" transform="translate(${toX(0)} ${toY(0)}) scale(${landScale})" d="${land.path}"/>
<path class="graticule" d="${buildGraticule()}"/>
${lines.map(renderCurve)}
<circle class="birthplace" cx="${toX(birthplace.longitude)}" cy="${toY(birthplace.latitude)}" r="6"><title>Place of birth</title></circle></g>
${renderLabels(lines.filter(isOnMeridian), 0, -1)}${renderLabels(
  lines.filter((line) => !isOnMeridian(line)),
  HEIGHT,
  1,
)}
</svg>`;
}

function buildGraticule(): string {
  const upright = MERIDIANS.map((longitude) => `M${toX(longitude)} 0V${HEIGHT}`);
  return [...upright, ...PARALLELS.map((latitude) => `M0 ${toY(latitude)}H${WIDTH}`)].join('');
}

/** Whether a line is a meridian, labeled at the upper edge. Lines of rising and setting have their labels at the lower edge. */
const isOnMeridian = ({ properties: { angle } }: MapLine): boolean => angle === 'MC' || angle === 'IC';

const isDashed = ({ properties: { angle } }: MapLine): boolean => angle === 'IC' || angle === 'DSC';

const partsOf = ({ geometry }: MapLine) =>
  geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;

function renderCurve(line: MapLine): Html {
  const d = partsOf(line).map((part) => `M${part.map(([east, north]) => `${toX(east)} ${toY(north)}`).join('L')}`);
  const { body, angle } = line.properties;
  return html`<path class="line body-${body} ${isDashed(line) ? 'dashed' : ''}" d="${d.join('')}"><title>${findName(body)} ${ANGLE_WORDS[angle]}</title></path>`;
}

const ANGLE_WORDS: Readonly<Record<MapLine['properties']['angle'], string>> = {
  MC: 'culminates (MC)',
  IC: 'is lowest (IC)',
  ASC: 'rises (ASC)',
  DSC: 'sets (DSC)',
};

/** Renders labels along an edge, each as near to its line as the others allow. The edge is a circle of longitudes. */
function renderLabels(lines: readonly MapLine[], edge: number, direction: 1 | -1): readonly Html[] {
  const latitude = edge === 0 ? NORTH : SOUTH;
  const crossing = lines.flatMap((line) => {
    const longitude = findLongitudeAt(line, latitude);
    return longitude === undefined ? [] : [{ line, longitude }];
  });
  const places = spreadLabels(
    crossing.map(({ longitude }) => longitude),
    LABEL_DEG,
  );
  return crossing.map(({ line, longitude }, index) => {
    const placed = clampToMap(places[index] ?? longitude);
    return renderLabel(line, { edge, direction, from: toX(longitude), at: toX(placed) });
  });
}

const EDGE_DEG = 4;
const clampToMap = (longitude: number): number => {
  const turned = ((((longitude + 180) % 360) + 360) % 360) - 180;
  return Math.max(-180 + EDGE_DEG, Math.min(180 - EDGE_DEG, turned));
};

interface LabelPlace {
  readonly edge: number;
  readonly direction: 1 | -1;
  readonly from: number;
  readonly at: number;
}

/** A longer leader would cross the map, because its label continues at the opposite edge. */
const LONGEST_LEADER = WIDTH / 4;

function renderLabel(line: MapLine, { edge, direction, from, at }: LabelPlace): Html {
  const { body, angle } = line.properties;
  const knee = edge + direction * 16;
  const leader =
    Math.abs(at - from) < LONGEST_LEADER && html`<path class="leader" d="M${from} ${edge}L${at} ${knee}"/>`;
  const top = edge + direction * 30;
  return html`<g class="label body-${body}">${leader}<path class="symbol-strokes" transform="translate(${at} ${top - direction * 2}) scale(0.95)" d="${findStrokes(body)}"/><text x="${at}" y="${top + direction * 16 + 4}" text-anchor="middle">${raw(angle)}</text></g>`;
}

/** Finds the longitude at which a line crosses a parallel; undefined if it ends before. */
function findLongitudeAt(line: MapLine, latitude: number): number | undefined {
  for (const part of partsOf(line)) {
    for (const [index, [east, north]] of part.slice(1).entries()) {
      const [fromEast, fromNorth] = part[index] ?? [east, north];
      if (fromNorth === north || (fromNorth - latitude) * (north - latitude) > 0) continue;
      return fromEast + ((latitude - fromNorth) / (north - fromNorth)) * (east - fromEast);
    }
  }
  return undefined;
}
