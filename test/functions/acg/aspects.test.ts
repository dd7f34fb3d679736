import { check } from '@placemarkio/check-geojson';
import { describe, expect, test } from 'vitest';
import { contracts } from '../../../functions/acg/contract.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { askMap } from '../../support/acg.ts';
import { subjectAt } from '../../support/comparative.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { innerPositionsOf, type MapFeature } from '../../support/map-features.ts';
import { ephemeris } from '../../support/services.ts';

const subject = subjectAt('1985-07-13T16:45:00Z', 51.5, -0.13);

describe('200', () => {
  test('in a chart cast on a line the angle is in that aspect to the body', async () => {
    const aspects = ['conjunction', 'sextile', 'square', 'trine', 'opposition', 'quincunx'];
    const { text, body } = await askMap('aspects', { subject, options: { aspects, decimal_places: 10 } });
    expect(check(text).type).toBe('FeatureCollection');
    expectExactly(contracts.aspects.response, body);
    expect(body.features).toHaveLength(13 * 2 * (2 + 4 * 2));
    for (const feature of body.features) {
      const { angle, longitude, offset } = feature.properties;
      for (const [longitudeDeg, latitudeDeg] of innerPositionsOf(feature)) {
        const place = { latitudeDeg, longitudeDeg, elevationM: 0 };
        const houses = ephemeris.houses(jdUt(body.subject.julian_day), place, 'E', { type: 'tropical' });
        const onAngle = angle === 'ASC' ? houses?.ascendantDeg : houses?.midheavenDeg;
        expect(Math.abs(arcDeg(longitude + offset, onAngle ?? Number.NaN))).toBeLessThan(0.01);
      }
    }
  });

  test('conjunctions and oppositions are the zodiacal lines of the angles', async () => {
    const request = { subject, bodies: ['sun', 'moon'] };
    const { body: lines } = await askMap('lines', { ...request, options: { frame: 'zodiacal' } });
    const { body } = await askMap('aspects', { ...request, options: { aspects: ['opposition', 'conjunction'] } });
    const ends = new Map(lines.features.map(({ id, geometry }: MapFeature) => [id, geometry]));
    for (const { id, geometry } of body.features as MapFeature[]) {
      const [name, angle, aspect] = id.split('.');
      const line = aspect === 'conjunction' ? angle : { ASC: 'DSC', MC: 'IC' }[angle as 'ASC' | 'MC'];
      expect(geometry).toEqual(ends.get(`${name}.${line}`));
    }
  });
});
