import { describe, expect, it } from 'vitest';
import {
  type Direction,
  type DirectionSettings,
  findDirections,
} from '../../../../../lib/astro/timing/directions/find-directions.ts';
import { MUNDANE_SYSTEMS } from '../../../../../lib/astro/timing/directions/mundane-position.ts';
import {
  type BirthSky,
  type DirectedPoint,
  locateDegree,
  placeOf,
} from '../../../../../lib/astro/timing/directions/point.ts';
import type { DirectionLatitude, DirectionMethod } from '../../../../../lib/base/catalog/primary-directions.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';

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
const angleAt = (id: DirectedPoint['id'], anglePositionDeg: number): DirectedPoint => ({
  ...pointAt(id, 150),
  anglePositionDeg,
});

const MARS = pointAt('mars', 200, 1.5);
const SUN = pointAt('sun', 95);
const find = (settings: Partial<DirectionSettings>, promissors = [MARS], significators = [SUN], sky = SKY) =>
  findDirections({ sky, promissors, significators }, { ...SETTINGS, ...settings });

const turn = (sky: BirthSky, degrees: number): BirthSky => ({ ...sky, armcDeg: (sky.armcDeg + degrees + 720) % 360 });
const positionAfter = (
  point: DirectedPoint,
  { arcDeg, motion }: Direction,
  sky = SKY,
  method: DirectionMethod = 'placidus',
) => placeOf(point, turn(sky, motion === 'direct' ? arcDeg : -arcDeg), method)?.positionDeg ?? Number.NaN;
const positionOf = (point: DirectedPoint): number => placeOf(point, SKY, 'placidus')?.positionDeg ?? Number.NaN;

it.each([
  ['mundane_parallel_meridian', 180],
  ['mundane_parallel_horizon', 0],
] as const)(
  'mundane parallels: %s: the positions add up to %d° after the arc, whichever point moves',
  (contact, sumDeg) => {
    const settings = { contacts: ['parallels'], motions: ['direct', 'converse'], converse: 'traditional' } as const;
    const { directions } = find(settings);
    for (const direction of directions.filter((each) => each.contact === contact)) {
      const [moving, resting] = direction.motion === 'direct' ? [MARS, SUN] : [SUN, MARS];
      const moved = positionAfter(moving, { ...direction, motion: 'direct' });
      expect(separationDeg(moved + positionOf(resting), sumDeg)).toBeLessThan(1e-6);
    }
    expect(directions).toHaveLength(4);
  },
);

describe('traditional converse aspects in mundo', () => {
  it('bring the significator to where the ray falls at birth', () => {
    const settings = { aspects: ['trine'], motions: ['converse'], converse: 'traditional' } as const;
    const { directions } = find(settings);
    expect(directions).toHaveLength(2);
    for (const direction of directions) {
      const aheadDeg = direction.side === 'sinister' ? 120 : -120;
      const reached = positionAfter(SUN, { ...direction, motion: 'direct' });
      expect(separationDeg(reached, positionOf(MARS) + aheadDeg)).toBeLessThan(1e-6);
    }
  });

  it('do not exist to a promissor without a place', () => {
    const promissors = [pointAt('mars', 95, 0, ARCTIC)];
    const significators = [pointAt('sun', 10, 0, ARCTIC)];
    const found = find({ motions: ['converse'], converse: 'traditional' }, promissors, significators, ARCTIC);
    expect(found).toMatchObject({ directions: [], unmetCount: 1, omittedPromissors: ['mars'] });
  });
});

describe('what is listed', () => {
  it('is in the order of the arcs, up to the greatest one and with it', () => {
    const settings = {
      aspects: ['sextile', 'square', 'trine', 'opposition'],
      motions: ['direct', 'converse'],
    } as const;
    const arcs = find(settings).directions.map(({ arcDeg }) => arcDeg);
    expect(arcs).toHaveLength(14);
    expect(arcs).toEqual(arcs.toSorted((a, b) => a - b));
    const maxArcDeg = arcs[4] ?? Number.NaN;
    expect(find({ ...settings, maxArcDeg }).directions.map(({ arcDeg }) => arcDeg)).toEqual(arcs.slice(0, 5));
  });

  it('leaves out conjunctions of a point with itself, but not its own aspects', () => {
    const { directions, unmetCount } = find({ aspects: ['conjunction', 'square'] }, [SUN]);
    expect(directions.map(({ contact }) => contact)).toEqual(['square', 'square']);
    expect(unmetCount).toBe(0);
  });

  it('counts the pairs that never meet, and nothing else', () => {
    expect(find({}).unmetCount).toBe(0);
    const promissors = [pointAt('mars', 95, 0, ARCTIC), pointAt('venus', 5, 0, ARCTIC)];
    const significators = [pointAt('sun', 10, 0, ARCTIC), pointAt('moon', 12, 0, ARCTIC)];
    const found = find({}, promissors, significators, ARCTIC);
    expect([found.unmetCount, found.directions.length]).toEqual([2, 2]);
  });

  it('has a direction of no arc where both are together at birth', () => {
    const { directions } = find({ motions: ['direct', 'converse'] }, [{ ...SUN, id: 'mars' }]);
    expect(directions.map(({ arcDeg }) => arcDeg)).toEqual([expect.closeTo(0, 8), expect.closeTo(0, 8)]);
  });
});

it('angles as significators are planes: a conjunction is there when the body has their position', () => {
  for (const anglePositionDeg of [0, 90, 180, 270]) {
    const [direction] = find({}, [MARS], [angleAt('ascendant', anglePositionDeg)]).directions;
    expect(separationDeg(positionAfter(MARS, direction as Direction), anglePositionDeg)).toBeLessThan(1e-6);
  }
});

describe('latitude of significators', () => {
  const MOON = pointAt('moon', 95, 5);
  it.each([
    ['both', 5],
    ['significator', 5],
    ['promissor', 0],
    ['neither', 0],
  ] as const)(
    'in zodiaco with latitude of %s the place is that of latitude %d°',
    (latitude: DirectionLatitude, kept) => {
      const settings = { space: 'zodiaco', latitude } as const;
      const [direction] = find(settings, [MARS], [MOON]).directions;
      const directed = pointAt('mars', 200, latitude === 'both' || latitude === 'promissor' ? 1.5 : 0);
      const reached = positionAfter(directed, direction as Direction);
      expect(separationDeg(reached, positionOf(pointAt('moon', 95, kept)))).toBeLessThan(1e-6);
    },
  );

  it('in mundo is always its own', () => {
    const [direction] = find({ latitude: 'neither' }, [MARS], [MOON]).directions;
    expect(separationDeg(positionAfter(MARS, direction as Direction), positionOf(MOON))).toBeLessThan(1e-6);
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

  it('no method but Regiomontanus’ and Campanus’ brings one to the horizon', () => {
    const ascendant = { positionDeg: 0, declinationDeg: undefined };
    const point = { declinationDeg: 23, latitudeDeg: 70 };
    for (const method of ['placidus', 'placidus_under_pole', 'topocentric'] as const) {
      expect(MUNDANE_SYSTEMS[method].hourAnglesAt(ascendant, point)).toEqual([]);
    }
  });

  it('the topocentric system gives one no place, even near the meridian', () => {
    const nearMidheaven = { positionDeg: 272, declinationDeg: undefined };
    expect(MUNDANE_SYSTEMS.topocentric.hourAnglesAt(nearMidheaven, { declinationDeg: 23, latitudeDeg: 70 })).toEqual(
      [],
    );
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
