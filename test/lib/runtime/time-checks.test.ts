import { expect, it } from 'vitest';
import { Problem } from '../../../lib/base/errors/problem.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { addTimeChecks } from '../../../lib/runtime/time-checks.ts';
import { openPositions } from '../../support/positions.ts';
import { ephemeris as engine, zones } from '../../support/services.ts';

const services = { ephemeris: engine, zones };

const FRAME = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
const J2000 = jdUt(2_451_545);
const late = (): never => {
  throw new Problem('Timeout', 'late');
};

it('checks the time before every calculation of the engine and every look at compiled data', () => {
  const { ephemeris, positions } = addTimeChecks({ ...services, positions: openPositions() }, late);
  const [star] = ephemeris.stars();
  const questions = [
    () => positions.compiledPieces('mars', 76_700),
    () => positions.compiledMoments('apsis:moon', { fromJdUt: J2000, toJdUt: J2000 }),
    () => ephemeris.position('mars', J2000, FRAME),
    () => ephemeris.longitude('mars', J2000, FRAME),
    () => ephemeris.equatorial('mars', J2000, FRAME.center),
    () => ephemeris.phenomena('mars', J2000),
    () => ephemeris.orientation(J2000),
    () => ephemeris.ayanamsaDeg(J2000, 'lahiri'),
    () => ephemeris.houses(J2000, { latitudeDeg: 48, longitudeDeg: 2, elevationM: 0 }, 'P', FRAME.zodiac),
    () => ephemeris.star(star?.id ?? '', J2000, FRAME.zodiac),
  ];
  for (const ask of questions) expect(ask).toThrow('late');
});

it('opens no other service before it is used', () => {
  const opened: string[] = [];
  const lazy = {
    ephemeris: engine,
    get zones() {
      opened.push('zones');
      return zones;
    },
  };
  const checked = addTimeChecks(lazy, late);
  expect(opened).toEqual([]);
  expect(checked.zones).toBe(zones);
  expect(opened).toEqual(['zones']);
  expect(() => checked.ephemeris.orientation(J2000)).toThrow('late');
});

it('passes other services through, also for a function without the engine', () => {
  expect(addTimeChecks(services, late).zones).toBe(services.zones);
  const without = { zones: services.zones };
  expect(addTimeChecks(without, late)).toBe(without);
});
