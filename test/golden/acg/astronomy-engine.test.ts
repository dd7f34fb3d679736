import {
  Body,
  EquatorFromVector,
  GeoVector,
  Horizon,
  MakeTime,
  Observer,
  RotateVector,
  Rotation_EQJ_EQD,
} from 'astronomy-engine';
import { expect, test } from 'vitest';
import { arcDeg } from '../../../lib/units/angle.ts';
import { askMap } from '../../support/acg.ts';
import { innerPositionsOf, type LonLat, type MapFeature } from '../../support/map-features.ts';

/**
 * Independent truth: astronomy-engine 2.1.19, with its own theories of the planets, of precession, nutation and sidereal
 * time. Worst differences over these births: 0.0056° of altitude on the horizon lines, 0.0037° off the meridian on theirs,
 * 0.0050° of altitude and azimuth in local space. Its own accuracy is one minute of arc, 0.0167°.
 */
const WITHIN_DEG = 0.007;

const BODIES: Readonly<Record<string, Body>> = {
  sun: Body.Sun,
  moon: Body.Moon,
  mercury: Body.Mercury,
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  uranus: Body.Uranus,
  neptune: Body.Neptune,
  pluto: Body.Pluto,
};

const BIRTHS = ['1962-02-05T00:10:00Z', '1985-07-13T16:45:00Z', '2000-01-01T12:00:00Z', '2006-09-15T03:00:00Z'];

/** Altitude and azimuth, geocentric and without refraction, and the hour angle at the place. */
function seenFrom([longitude, latitude]: LonLat, body: string, iso: string) {
  const time = MakeTime(new Date(iso));
  const ofDate = RotateVector(Rotation_EQJ_EQD(time), GeoVector(BODIES[body] as Body, time, true));
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

test.each(BIRTHS)('on the lines of %s the bodies stand on the horizon and the meridian', async (iso) => {
  const { body } = await askMap('lines', requestOf(iso));
  const features: readonly MapFeature[] = body.features;
  expect(features).toHaveLength(40);
  for (const feature of features) {
    const { angle, body: id } = feature.properties;
    for (const position of innerPositionsOf(feature)) {
      const { altitude, azimuth } = seenFrom(position, id, iso);
      if (angle === 'ASC' || angle === 'DSC') {
        expect(Math.abs(altitude)).toBeLessThan(WITHIN_DEG);
        expect(azimuth < 180).toBe(angle === 'ASC');
      } else {
        const offMeridian = Math.cos((altitude * Math.PI) / 180) * Math.sin((azimuth * Math.PI) / 180);
        expect(Math.abs(offMeridian) * (180 / Math.PI)).toBeLessThan(WITHIN_DEG);
      }
    }
  }
});

test.each(BIRTHS)('the lines of local space of %s leave along the azimuths', async (iso) => {
  const { body } = await askMap('local-space', requestOf(iso));
  for (const { properties } of body.features) {
    const { altitude, azimuth } = seenFrom([174.8, -41.3], properties.body, iso);
    expect(Math.abs(properties.altitude - altitude)).toBeLessThan(WITHIN_DEG);
    const across = Math.abs(arcDeg(azimuth, properties.azimuth)) * Math.cos((altitude * Math.PI) / 180);
    expect(across).toBeLessThan(WITHIN_DEG);
  }
});
