import { drawPath, formatCoordinate } from '../kit/drawing.ts';
import type { Palette } from '../kit/themes.ts';
import type { MapBounds } from './map-picture.ts';
import { type MapPlane, widthOf } from './project.ts';

/** Steps between the lines of the grid, degrees. */
const GRID_STEPS = [30, 15, 10, 5, 2, 1, 0.5] as const;
const FEWEST_GRID_LINES = 4;

/** Draws meridians and parallels at round degrees. */
export function drawGraticule(bounds: MapBounds, plane: MapPlane, palette: Palette): string {
  const { frame, place } = plane;
  const width = widthOf(bounds);
  const step = GRID_STEPS.find((candidate) => width / candidate >= FEWEST_GRID_LINES) ?? 0.5;
  const list = (from: number, to: number): readonly number[] =>
    Array.from(
      { length: Math.floor(to / step) - Math.ceil(from / step) + 1 },
      (_, index) => (Math.ceil(from / step) + index) * step,
    );
  const meridians = list(bounds.west, bounds.west + width).map((longitude) => {
    const { x } = place([longitude, 0], 0);
    return `M${formatCoordinate(x)} ${formatCoordinate(frame.top)}v${formatCoordinate(frame.height)}`;
  });
  const parallels = list(bounds.south, bounds.north).map((latitude) => {
    const { y } = place([0, latitude], 0);
    return `M${formatCoordinate(frame.left)} ${formatCoordinate(y)}h${formatCoordinate(frame.width)}`;
  });
  return drawPath([...meridians, ...parallels].join(''), {
    class: 'graticule',
    stroke: palette.faint,
    'stroke-width': 0.3,
  });
}
