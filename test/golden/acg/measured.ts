import {
  EquatorFromVector,
  GeoVector,
  Horizon,
  MakeTime,
  Observer,
  RotateVector,
  Rotation_EQJ_EQD,
} from 'astronomy-engine';
import { expect } from 'vitest';
import { once } from '../../../lib/base/memoize.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { type Comparison, compareAlike } from '../../accuracy/comparison.ts';
import { Tally } from '../../accuracy/tally.ts';
import { askMap } from '../../support/acg.ts';
import { innerPositionsOf, type LonLat, type MapFeature } from '../../support/map-features.ts';
import { BODIES, type EngineBody } from '../astronomy-engine.ts';

/**
 * Independent truth: astronomy-engine 2.1.19, with its own theories of the planets, of precession, nutation and sidereal
 * time. Worst differences over these births: 0.0056° of altitude on the horizon lines, 0.0037° off the meridian on theirs,
 * 0.0050° of altitude and azimuth in local space. Its own accuracy is one minute of arc, 0.0167°.
 */
const WITHIN_DEG = 0.007;

const BIRTHS = ['1962-02-05T00:10:00Z', '1985-07-13T16:45:00Z', '2000-01-01T12:00:00Z', '2006-09-15T03:00:00Z'];

/** Altitude and azimuth, geocentric and without refraction, and the hour angle at the place. */
function computeHorizontalPosition([longitude, latitude]: LonLat, body: string, iso: string) {
  const time = MakeTime(new Date(iso));
  const ofDate = RotateVector(Rotation_EQJ_EQD(time), GeoVector(BODIES[body as EngineBody], time, true));
  const { ra, dec } = EquatorFromVector(ofDate);
  return Horizon(time, new Observer(latitude, longitude, 0), ra, dec);
}

const requestOf = (iso: string) => ({
  subject: {
    name: iso,
    birth_datetime: { iso },
    birth_location: { latitude: -41.3, longitude: 174.8, timezone: { utc_offset_seconds: 0 } },
  },
  bodies: Object.keys(BODIES),
});

const DEG_PER_RAD = 180 / Math.PI;

type Worst = Readonly<Record<'horizon' | 'meridian' | 'altitude' | 'azimuth', Tally>>;

function compareLine({ horizon, meridian }: Worst, feature: MapFeature, iso: string): void {
  const { angle, body } = feature.properties;
  for (const position of innerPositionsOf(feature)) {
    const { altitude, azimuth } = computeHorizontalPosition(position, body, iso);
    if (angle === 'ASC' || angle === 'DSC') {
      horizon.see(altitude);
      expect(azimuth < 180).toBe(angle === 'ASC');
    } else {
      meridian.see(Math.cos(altitude / DEG_PER_RAD) * Math.sin(azimuth / DEG_PER_RAD) * DEG_PER_RAD);
    }
  }
}

async function seeLines(worst: Worst, iso: string): Promise<void> {
  const { body } = await askMap('lines', requestOf(iso));
  const features: readonly MapFeature[] = body.features;
  expect(features).toHaveLength(40);
  for (const feature of features) compareLine(worst, feature, iso);
}

async function seeLocalSpace(worst: Worst, iso: string): Promise<void> {
  const { body } = await askMap('local-space', requestOf(iso));
  expect(body.features).toHaveLength(20);
  for (const { properties } of body.features) {
    const { altitude, azimuth } = computeHorizontalPosition([174.8, -41.3], properties.body, iso);
    worst.altitude.see(properties.altitude - altitude);
    worst.azimuth.see(arcDeg(azimuth, properties.azimuth) * Math.cos(altitude / DEG_PER_RAD));
  }
}

const measured = once(async () => {
  const worst = { horizon: new Tally(), meridian: new Tally(), altitude: new Tally(), azimuth: new Tally() };
  for (const iso of BIRTHS) {
    await seeLines(worst, iso);
    await seeLocalSpace(worst, iso);
  }
  return worst;
});

/** Where bodies of four births rise, set, culminate, and in which direction they are. */
export const MAPS: readonly Comparison[] = compareAlike({ against: 'astronomyEngine', span: '1962–2006', unit: '°' }, [
  ['Rising and setting lines: altitude of the body along them', WITHIN_DEG, async () => (await measured()).horizon],
  [
    'Culminating lines: how far the body is off the meridian along them',
    WITHIN_DEG,
    async () => (await measured()).meridian,
  ],
  ['Local space: altitude', WITHIN_DEG, async () => (await measured()).altitude],
  ['Local space: azimuth', WITHIN_DEG, async () => (await measured()).azimuth],
]);
