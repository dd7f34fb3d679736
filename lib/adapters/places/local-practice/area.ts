import { distance } from 'geokdbush';
import { countCrossings } from './ring.ts';
import type { PracticeArea } from './table.ts';

/** Whether a point has a property; north and east positive, degrees. */
type PointTest = (latitudeDeg: number, longitudeDeg: number) => boolean;

type Circle = NonNullable<PracticeArea['circle']>;
type Polygon = NonNullable<PracticeArea['polygon']>;

const COUNTIES_PER_STATE = 1000;

/** FIPS code of the state of a county: 48 for 48201. */
export const stateOfCounty = (county: number): number => Math.floor(county / COUNTIES_PER_STATE);

/** Whether membership depends on the county of a point. */
export const needsCounty = ({ state, counties, exceptCounties }: PracticeArea): boolean =>
  state !== undefined || counties !== undefined || exceptCounties !== undefined;

/** Whether an area holds points of a county, as far as its conditions name counties and states. */
export function includesCounty(area: PracticeArea, county: number | undefined): boolean {
  if (!needsCounty(area)) return true;
  if (county === undefined) return false;
  const isInState = area.state === undefined || stateOfCounty(county) === area.state;
  return isInState && (area.counties?.includes(county) ?? true) && !area.exceptCounties?.includes(county);
}

/** Creates the test of the conditions on coordinates; undefined for an area without any. */
export function createShapeTest(area: PracticeArea): PointTest | undefined {
  const { circle, exceptCircle, polygon } = area;
  const tests = [
    ...createBoundTests(area),
    ...(circle ? [createCircleTest(circle)] : []),
    ...(exceptCircle ? [createOutsideTest(exceptCircle)] : []),
    ...(polygon ? [createPolygonTest(polygon)] : []),
  ];
  if (tests.length === 0) return undefined;
  return (latitudeDeg, longitudeDeg) => tests.every((test) => test(latitudeDeg, longitudeDeg));
}

function createBoundTests(area: PracticeArea): readonly PointTest[] {
  const { latitudeFromDeg: south, latitudeBelowDeg: north, longitudeFromDeg: west, longitudeBelowDeg: east } = area;
  return [
    ...(south === undefined ? [] : [(latitudeDeg: number) => latitudeDeg >= south]),
    ...(north === undefined ? [] : [(latitudeDeg: number) => latitudeDeg < north]),
    ...(west === undefined ? [] : [(_: number, longitudeDeg: number) => longitudeDeg >= west]),
    ...(east === undefined ? [] : [(_: number, longitudeDeg: number) => longitudeDeg < east]),
  ];
}

const createCircleTest =
  (circle: Circle): PointTest =>
  (latitudeDeg, longitudeDeg) =>
    distance(longitudeDeg, latitudeDeg, circle.longitudeDeg, circle.latitudeDeg) <= circle.radiusKm;

function createOutsideTest(circle: Circle): PointTest {
  const isInside = createCircleTest(circle);
  return (latitudeDeg, longitudeDeg) => !isInside(latitudeDeg, longitudeDeg);
}

function createPolygonTest(polygon: Polygon): PointTest {
  const ring = Float64Array.from([...polygon, ...polygon.slice(0, 1)].flatMap(([lat, lon]) => [lon, lat]));
  const latitudes = polygon.map(([lat]) => lat);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const longitudes = polygon.map(([, lon]) => lon);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return (latitudeDeg, longitudeDeg) => {
    const isInBox = latitudeDeg >= south && latitudeDeg <= north && longitudeDeg >= west && longitudeDeg <= east;
    return isInBox && countCrossings(ring, latitudeDeg, longitudeDeg) % 2 === 1;
  };
}
