import { drawTitledPath, formatCoordinate, type PlanePoint } from '../kit/drawing.ts';
import type { Palette } from '../kit/themes.ts';
import type { MapSpot } from './map-picture.ts';
import { type MapPlane, TURNS } from './project.ts';

const SPOT_RADIUS = { place: 5, point: 2.2, crossing: 2.6 } as const;

const STROKE_WIDTHS = { place: 2, point: 0.5, crossing: 1 } as const;

/** Draws a place, as often as the map shows it. */
export function drawSpot({ shape, at, title, data }: MapSpot, plane: MapPlane, palette: Palette): readonly string[] {
  const { left, top, width, height } = plane.frame;
  return TURNS.flatMap((turns) => {
    const { x, y } = plane.place(at, turns);
    if (x < left || x > left + width || y < top || y > top + height) return [];
    const ring = drawDisc({ x, y }, SPOT_RADIUS[shape]);
    const d = shape === 'place' ? ring + drawDisc({ x, y }, 1) : ring;
    return [
      drawTitledPath(title, d, {
        class: `spot ${shape}`,
        ...data,
        fill: shape === 'point' ? palette.ink : palette.background,
        stroke: palette.ink,
        'stroke-width': STROKE_WIDTHS[shape],
      }),
    ];
  });
}

/** A path around a place. */
export function drawDisc({ x, y }: PlanePoint, radius: number): string {
  const turn = formatCoordinate(2 * radius);
  return `M${formatCoordinate(x - radius)} ${formatCoordinate(y)}a${radius} ${radius} 0 1 0 ${turn} 0a${radius} ${radius} 0 1 0-${turn} 0z`;
}
