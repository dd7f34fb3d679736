import { DEG_PER_RAD } from '../../base/units/angle.ts';
import {
  drawPath,
  drawSymbol,
  drawTitled,
  formatCoordinate,
  LINE_WIDTH,
  type PlanePoint,
  type Rectangle,
} from '../kit/drawing.ts';
import { spreadLabels } from '../kit/spread.ts';
import type { Palette } from '../kit/themes.ts';
import type { EdgeLabelSizes } from './draw-labels.ts';
import type { MapCurve } from './map-picture.ts';

/** A line that starts at a place, with its points. */
interface RoseCurve {
  readonly curve: MapCurve;
  readonly points: readonly PlanePoint[];
}

/** Radius of the circle and room of a symbol, as shares of a symbol; many symbols make the circle larger. */
const RADIUS_SHARE = 5;
const GAP_SHARE = 1.25;
const FILLED_SHARE = 0.85;

/** Radius of the circle of symbols, units. */
export const roseRadius = (count: number, symbol: number): number =>
  symbol * Math.max(RADIUS_SHARE, (count * GAP_SHARE) / (2 * Math.PI * FILLED_SHARE));

/**
 * Draws the symbols of lines that leave one place in a circle around it, each where its line leaves the circle, apart from
 * one another. A symbol that would leave the strip around the map is left out.
 */
export function drawRose(
  middle: PlanePoint,
  curves: readonly RoseCurve[],
  { frame, sizes, strip, palette }: { frame: Rectangle; sizes: EdgeLabelSizes; strip: number; palette: Palette },
): string {
  const radius = roseRadius(curves.length, sizes.symbol);
  const angles = curves.map(({ points }) => angleAt(points, middle, radius));
  const gapDeg = ((sizes.symbol * GAP_SHARE) / radius) * DEG_PER_RAD;
  const placed = spreadLabels(angles, gapDeg);
  return curves
    .flatMap(({ curve }, index) => {
      const [from, to] = [angles[index] ?? 0, placed[index] ?? 0].map((angleDeg) => (angleDeg * Math.PI) / 180);
      const at = (angle = 0, distance = 0): PlanePoint => ({
        x: middle.x + distance * Math.cos(angle),
        y: middle.y + distance * Math.sin(angle),
      });
      const center = at(to, radius);
      if (!isWithin(center, frame, strip - sizes.symbol / 2)) return [];
      const [start, end] = [at(from, radius * 0.6), at(to, radius - sizes.symbol * 0.7)];
      const leader = `M${formatCoordinate(start.x)} ${formatCoordinate(start.y)}L${formatCoordinate(end.x)} ${formatCoordinate(end.y)}`;
      return [
        drawTitled(curve.title, { class: 'label', 'data-line': curve.id, stroke: palette.ink }, [
          isWithin(start, frame, 0)
            ? drawPath(leader, { class: 'leader', stroke: palette[curve.color], 'stroke-width': LINE_WIDTH })
            : '',
          `<circle cx="${formatCoordinate(center.x)}" cy="${formatCoordinate(center.y)}" r="${formatCoordinate(sizes.symbol * 0.6)}" fill="${palette.background}" stroke="none"/>`,
          drawSymbol(curve.symbol ?? '', center, sizes.symbol, { class: 'symbol' }),
        ]),
      ];
    })
    .join('');
}

/** Direction of the first point of a line that is so far from a place, degrees. */
function angleAt(points: readonly PlanePoint[], { x, y }: PlanePoint, radius: number): number {
  const far = points.find((point) => Math.hypot(point.x - x, point.y - y) >= radius) ?? points.at(-1) ?? { x, y };
  const angleDeg = Math.atan2(far.y - y, far.x - x) * DEG_PER_RAD;
  return (angleDeg + 360) % 360;
}

const isWithin = ({ x, y }: PlanePoint, { left, top, width, height }: Rectangle, margin: number): boolean =>
  x >= left && x <= left + width && y >= top - margin && y <= top + height + margin;
