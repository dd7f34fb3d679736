/** North and east positive, degrees. */
export interface PracticePoint {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

const KM_PER_DEGREE = 111.2;
const DIRECTIONS = 8;

/** Steps north and east of the eight directions, for a distance of 1. */
const STEPS = Array.from({ length: DIRECTIONS }, (_, index) => {
  const angle = (index * 2 * Math.PI) / DIRECTIONS;
  return { north: Math.cos(angle), east: Math.sin(angle) };
});

/** Keeps longitudes finite at the poles. */
const LEAST_COSINE = 1e-3;

/** Lists eight points at a distance, from north clockwise, on the plane that touches the Earth at the point. */
export function listPointsAround({ latitudeDeg, longitudeDeg }: PracticePoint, km: number): readonly PracticePoint[] {
  const northDeg = km / KM_PER_DEGREE;
  const eastDeg = northDeg / Math.max(LEAST_COSINE, Math.cos((latitudeDeg * Math.PI) / 180));
  return STEPS.map(({ north, east }) => ({
    latitudeDeg: Math.min(90, Math.max(-90, latitudeDeg + north * northDeg)),
    longitudeDeg: wrapLongitude(longitudeDeg + east * eastDeg),
  }));
}

const wrapLongitude = (degrees: number): number =>
  degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
