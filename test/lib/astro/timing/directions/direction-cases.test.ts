import { describe, expect, it } from 'vitest';
import { type DirectionSettings, findDirections } from '../../../../../lib/astro/timing/directions/find-directions.ts';
import { MUNDANE_SYSTEMS } from '../../../../../lib/astro/timing/directions/mundane-position.ts';
import {
  type BirthSky,
  type DirectedPoint,
  locateDegree,
  placeOf,
} from '../../../../../lib/astro/timing/directions/point.ts';

const SKY: BirthSky = { armcDeg: 40, latitudeDeg: 51, obliquityDeg: 23.44 };
const ARCTIC: BirthSky = { ...SKY, latitudeDeg: 70 };

const SETTINGS: DirectionSettings = {
  method: 'placidus',
  space: 'mundo',
  latitude: 'both',
  aspectLatitude: 'promissor',
  aspects: ['conjunction'],
  contacts: ['aspects'],
  zeroPointDeg: 0,
  motions: ['direct'],
  converse: 'modern',
  maxArcDeg: 360,
};

const pointAt = (id: DirectedPoint['id'], longitudeDeg: number, latitudeDeg = 0, sky = SKY): DirectedPoint => ({
  id,
  longitudeDeg,
  latitudeDeg,
  ...locateDegree(longitudeDeg, latitudeDeg, sky),
});

const MARS = pointAt('mars', 200, 1.5);
const SUN = pointAt('sun', 95);
const find = (settings: Partial<DirectionSettings>, promissors = [MARS], significators = [SUN], sky = SKY) =>
  findDirections({ sky, promissors, significators }, { ...SETTINGS, ...settings });

describe('what is listed', () => {
  it('has a direction of no arc where both are together at birth', () => {
    const { directions } = find({ motions: ['direct', 'converse'] }, [{ ...SUN, id: 'mars' }]);
    expect(directions.map(({ arcDeg }) => arcDeg)).toEqual([expect.closeTo(0, 8), expect.closeTo(0, 8)]);
  });
});

describe('circumpolar points and position circles', () => {
  it('a half circle of Regiomontanus meets one twice, and the first time counts', () => {
    const promissor = pointAt('mars', 90, 0, ARCTIC);
    const significator = pointAt('sun', 330, 0, ARCTIC);
    const place = placeOf(significator, ARCTIC, 'regiomontanus');
    const { hourAnglesAt } = MUNDANE_SYSTEMS.regiomontanus;
    const meetings = place ? hourAnglesAt(place, { ...promissor, latitudeDeg: 70 }) : [];
    expect([0, 2]).toContain(meetings.length);
    const both = [0, 30, 60, 120, 150, 200, 230, 260, 300].map((positionDeg) =>
      hourAnglesAt({ positionDeg, declinationDeg: 0 }, { ...promissor, latitudeDeg: 70 }),
    );
    expect(new Set(both.map(({ length }) => length))).toEqual(new Set([0, 2]));
    const target = { ...pointAt('sun', 150), anglePositionDeg: 260 };
    const [direction] = find({ method: 'regiomontanus' }, [promissor], [target], ARCTIC).directions;
    const turns = hourAnglesAt({ positionDeg: 260, declinationDeg: undefined }, { ...promissor, latitudeDeg: 70 }).map(
      (hourAngle) => (promissor.rightAscensionDeg + hourAngle - ARCTIC.armcDeg + 1080) % 360,
    );
    expect(turns).toHaveLength(2);
    expect(direction?.arcDeg).toBeCloseTo(Math.min(...turns), 9);
  });

  it('a topocentric circle that meets a point on the other side of the horizon does not give it that position', () => {
    // At 65° of latitude with 23° of declination the short arc below the horizon is not passed evenly.
    const point = { declinationDeg: 23, latitudeDeg: 65 };
    const below = { positionDeg: 5, declinationDeg: undefined };
    expect(MUNDANE_SYSTEMS.topocentric.hourAnglesAt(below, point)).toEqual([]);
    expect(MUNDANE_SYSTEMS.topocentric.hourAnglesAt({ ...below, positionDeg: 60 }, point)).toHaveLength(1);
  });

  it('no method places or moves anything at the poles of the Earth', () => {
    for (const { hourAnglesAt } of Object.values(MUNDANE_SYSTEMS)) {
      expect(hourAnglesAt({ positionDeg: 10, declinationDeg: 5 }, { declinationDeg: 5, latitudeDeg: 90 })).toEqual([]);
    }
  });
});
