import { Body, Illumination, MakeTime, SearchMoonPhase } from 'astronomy-engine';
import { expect } from 'vitest';
import { brownLunationOf, findNextPhase, moonPhaseDeg } from '../../../lib/astro/sky/lunar/lunation.ts';
import { computeLunarPhase } from '../../../lib/astro/sky/lunar/phase.ts';
import { once } from '../../../lib/base/memoize.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { type JdUt, jdUt, jdUtFromUnix, unixFromJdUt, unixSeconds } from '../../../lib/base/units/time.ts';
import { type Comparison, compareAlike } from '../../accuracy/comparison.ts';
import { Tally } from '../../accuracy/tally.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { tropicalSky } from '../../support/tropical-sky.ts';
import { apparentPlace, J2000_JD, toTime } from '../astronomy-engine.ts';
import { Worst } from '../positions/reference/worst.ts';

/** Combined errors of Moon and Sun at conjunction. Measured: 3.65″, 7 s of the Moon's motion. */
const TOLERANCE_ARCSEC = 5;
/** Its search ignores the Sun's aberration, 20.5″ or 41 s of the Moon's motion; the error of its Moon adds 20 s. */
const TOLERANCE_SECONDS = 61;
const START = jdUt(2440587.5);
const YEARS = 60;

function newMoonsFrom(start: JdUt, end: JdUt): JdUt[] {
  const found: JdUt[] = [];
  for (let moment = start; moment < end; ) {
    const next = findNextPhase(tropicalSky, { moment, phaseDeg: moonPhaseDeg(tropicalSky, moment) }, 0) as JdUt;
    found.push(next);
    moment = jdUt(next + 1);
  }
  return found;
}

/** Longitude of its Moon minus that of its Sun, degrees. */
function excessAt(moment: JdUt): number {
  const time = toTime(moment + ephemeris.orientation(moment).deltaTSeconds / 86_400);
  return arcDeg(apparentPlace('sun', time).lon, apparentPlace('moon', time).lon);
}

/** Those of sixty years from 1970 on. */
const newMoons = once(() => newMoonsFrom(START, jdUt(START + YEARS * 365.25)));

function measureTimes(): Tally {
  const tally = new Tally();
  let time = MakeTime(START - J2000_JD);
  for (const found of newMoons()) {
    const next = SearchMoonPhase(0, time, 40);
    if (!next) throw new Error('astronomy-engine found no new moon');
    tally.see(unixFromJdUt(found) - next.date.getTime() / 1000);
    time = next.AddDays(1);
  }
  expect(tally.count).toBe(743);
  const numbers = newMoons().map(brownLunationOf);
  expect(numbers, 'consecutive').toEqual(numbers.map((_, index) => (numbers[0] as number) + index));
  return tally;
}

function measureConjunctions(): Worst {
  const worst = new Worst();
  for (const moment of newMoons()) worst.seeDeg(excessAt(moment));
  expect(worst.arcsec).toBeGreaterThan(0);
  return worst;
}

const illumination = once(() => {
  const [angle, share] = [new Tally(), new Tally()];
  for (let hour = 0; hour < 30 * 24; hour += 7) {
    const unixMs = Date.UTC(2026, 10, 1) + hour * 3_600_000;
    const found = computeLunarPhase(tropicalSky, jdUtFromUnix(unixSeconds(unixMs / 1000)));
    const theirs = Illumination(Body.Moon, new Date(unixMs));
    angle.see(found.phaseAngleDeg - theirs.phase_angle);
    share.see((found.illuminatedFraction - theirs.phase_fraction) * 100);
  }
  return { angle, share };
});

/** New moons and the light of the Moon by an independent library. */
export const MOON: readonly Comparison[] = [
  ...compareAlike({ against: 'astronomyEngine', span: '1970–2030', unit: '″' }, [
    ['New moons: where its own Moon and Sun then stand apart', TOLERANCE_ARCSEC, measureConjunctions],
  ]),
  ...compareAlike({ against: 'astronomyEngine', span: '1970–2030', unit: 's' }, [
    ['New moons: time, by a search of its own that leaves out aberration', TOLERANCE_SECONDS, measureTimes],
  ]),
  ...compareAlike({ against: 'astronomyEngine', span: 'November 2026', unit: '°' }, [
    ['Phase angle of the Moon', 0.02, () => illumination().angle],
  ]),
  ...compareAlike({ against: 'astronomyEngine', span: 'November 2026', unit: '%' }, [
    ['Lit share of the Moon', 0.02, () => illumination().share],
  ]),
];
