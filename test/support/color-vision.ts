type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/**
 * How linear sRGB appears to dichromats.
 *
 * @source Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
 *   IEEE Transactions on Visualization and Computer Graphics 15 (2009) 1291–1298, matrices of severity 1.0
 */
export const VISIONS: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Of sRGB to XYZ with the white point D65. @source IEC 61966-2-1:1999 */
const TO_XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE: Vector = [0.9505, 1, 1.089];

const multiply = (matrix: Matrix, [a, b, c]: Vector): Vector =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Vector;

/** A color `#rrggbb` in CIE L*a*b* as it appears. @source CIE 15:2004 */
function toLab(color: string, vision: Matrix): Vector {
  const linear = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Vector;
  const seen = multiply(vision, linear).map((part) => Math.min(1, Math.max(0, part))) as unknown as Vector;
  const [x, y, z] = multiply(TO_XYZ, seen).map((part, index) => {
    const share = part / (WHITE[index] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  }) as unknown as Vector;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** ΔE*ab of 1976 of two colors as they appear. */
export function measureDifference(a: string, b: string, vision: Matrix): number {
  const [first, second] = [toLab(a, vision), toLab(b, vision)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}
