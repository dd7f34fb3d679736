import { type GeoPath, type GeoProjection, geoEquirectangular, geoGraticule, geoPath } from 'd3-geo';
import type { FeatureCollection } from 'geojson';
import { CHART_OBJECTS } from '../../lib/catalog/chart-objects.ts';
import type { LinesResponse } from '../../lib/schemas/acg/lines.ts';
import { type Label, type PlacedLabel, sideBySide } from './labels.ts';
import { COLOURS, colourOf } from './palette.ts';

type Line = LinesResponse['features'][number];

/** What is drawn. */
export interface Picture {
  readonly map: LinesResponse;
  readonly land: FeatureCollection;
}

const WIDTH = 1440;
const MARGIN = 24;
/** South of 60° S there is only Antarctica; every curve of a planet leaves the map there, so that is where it is labelled. */
const SOUTH = -60;
const NORTH = 78;
const PIXELS_PER_DEG = (WIDTH - 2 * MARGIN) / 360;
const TOP = 112;
const MAP_HEIGHT = (NORTH - SOUTH) * PIXELS_PER_DEG;
const BOTTOM = TOP + MAP_HEIGHT;
const HEIGHT = BOTTOM + 66;
/** Between the map and its labels. */
const LEADER = 20;
/** Fits a label between the ends of the sheet. */
const EDGES = [MARGIN, WIDTH - MARGIN] as const;

const xOf = (longitude: number): number => MARGIN + (longitude + 180) * PIXELS_PER_DEG;
const pixel = (value: number): string => value.toFixed(1);

/** The map as an SVG document. */
export function drawMap({ map, land }: Picture): string {
  const path = geoPath(projection()).digits(1);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${pixel(HEIGHT)}" role="img" aria-label="Lines of astrocartography on a map of the world">
<style>text{font-family:"Segoe UI",Roboto,"Helvetica Neue",Arial,"DejaVu Sans",sans-serif}</style>
<defs><clipPath id="map"><rect x="${MARGIN}" y="${TOP}" width="${WIDTH - 2 * MARGIN}" height="${pixel(MAP_HEIGHT)}" rx="6"/></clipPath></defs>
<rect width="${WIDTH}" height="${pixel(HEIGHT)}" rx="14" fill="${COLOURS.sheet}"/>
${heading(map)}
<g clip-path="url(#map)">
<rect x="${MARGIN}" y="${TOP}" width="${WIDTH - 2 * MARGIN}" height="${pixel(MAP_HEIGHT)}" fill="${COLOURS.sea}"/>
<path d="${path(geoGraticule().step([30, 30])())}" fill="none" stroke="${COLOURS.graticule}"/>
<path d="${path(land)}" fill="${COLOURS.land}" stroke="${COLOURS.coast}" stroke-width="0.7"/>
${map.features.map((line) => curve(line, path)).join('\n')}
${birthplace(map)}
</g>
${labelsOf(map).join('\n')}
</svg>
`;
}

/** Straight degrees, as GeoJSON means its lines. */
function projection(): GeoProjection {
  return geoEquirectangular()
    .scale((PIXELS_PER_DEG * 180) / Math.PI)
    .translate([WIDTH / 2, TOP + NORTH * PIXELS_PER_DEG])
    .clipExtent([
      [0, TOP - 20],
      [WIDTH, BOTTOM + 20],
    ]);
}

function heading({ subject }: LinesResponse): string {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const title = `Born in ${subject.name}, ${when.format(new Date(subject.datetime.slice(0, 19).concat('Z')))}`;
  return `<text x="${MARGIN}" y="46" font-size="22" font-weight="600" fill="${COLOURS.title}">${title}</text>
${legend()}`;
}

/** What lines are drawn how, from the right. */
const LEGEND = [
  { text: 'anti-culminates (IC), sets (DSC)', width: 268, isDashed: true },
  { text: 'culminates (MC), rises (ASC)', width: 262, isDashed: false },
] as const;

function legend(): string {
  let right = WIDTH - MARGIN;
  const entries = LEGEND.map(({ text, width, isDashed }) => {
    const left = right - width;
    right = left;
    return `<line x1="${left}" x2="${left + 34}" y1="40" y2="40" stroke="${COLOURS.text}" stroke-width="2"${isDashed ? DASHES : ''}/>
<text x="${left + 44}" y="44.5" font-size="13.5" fill="${COLOURS.text}">${text}</text>`;
  });
  return entries.join('\n');
}

const DASHES = ' stroke-dasharray="7 5"';

function curve(line: Line, path: GeoPath): string {
  const { angle, body } = line.properties;
  const dashes = angle === 'IC' || angle === 'DSC' ? DASHES : '';
  return `<path d="${path(line)}" fill="none" stroke="${colourOf(body)}" stroke-width="1.8" stroke-linejoin="round"${dashes}/>`;
}

function birthplace({ subject: { latitude, longitude } }: LinesResponse): string {
  const [x, y] = [pixel(xOf(longitude)), pixel(TOP + (NORTH - latitude) * PIXELS_PER_DEG)];
  return `<circle cx="${x}" cy="${y}" r="5" fill="${COLOURS.title}" stroke="${COLOURS.sheet}" stroke-width="2"/>`;
}

function labelsOf({ features }: LinesResponse): readonly string[] {
  const onMeridian = features.filter(isOnMeridian);
  const onHorizon = features.filter((line) => !isOnMeridian(line));
  const above = sideBySide(
    onMeridian.map((line) => labelOf(line, NORTH)),
    EDGES,
  );
  const below = sideBySide(
    onHorizon.map((line) => labelOf(line, SOUTH)),
    EDGES,
  );
  return [
    ...above.map((label) => drawnLabel(label, { edge: TOP, end: TOP - LEADER, baseline: TOP - LEADER - 6 })),
    ...below.map((label) => drawnLabel(label, { edge: BOTTOM, end: BOTTOM + LEADER, baseline: BOTTOM + LEADER + 16 })),
  ];
}

const isOnMeridian = ({ properties }: Line): boolean => properties.angle === 'MC' || properties.angle === 'IC';

function labelOf(line: Line, latitude: number): Label {
  const { body, angle } = line.properties;
  return { text: `${CHART_OBJECTS[body].name} ${angle}`, colour: colourOf(body), x: xOf(longitudeAt(line, latitude)) };
}

/** Where a line passes a parallel. */
function longitudeAt({ id, geometry }: Line, latitude: number): number {
  const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  for (const part of parts) {
    for (const [index, [east, north]] of part.slice(1).entries()) {
      const [fromEast, fromNorth] = part[index] ?? [east, north];
      if ((fromNorth - latitude) * (north - latitude) > 0) continue;
      return fromEast + ((latitude - fromNorth) / (north - fromNorth)) * (east - fromEast);
    }
  }
  throw new Error(`${id} does not pass latitude ${latitude}`);
}

interface Edge {
  readonly edge: number;
  readonly end: number;
  readonly baseline: number;
}

function drawnLabel({ text, colour, x, labelX }: PlacedLabel, { edge, end, baseline }: Edge): string {
  return `<path d="M${pixel(x)} ${pixel(edge)}L${pixel(labelX)} ${pixel(end)}" stroke="${colour}" fill="none" opacity="0.7"/>
<text x="${pixel(labelX)}" y="${pixel(baseline)}" font-size="12" text-anchor="middle" fill="${colour}">${text}</text>`;
}
