import { arcDeg, separationDeg } from '../../../lib/units/angle.ts';
import { Worst } from '../../golden/positions/reference/worst.ts';
import type { Birth } from '../births.ts';
import type { CastChart, Contact, LongitudesDeg, Passage } from './contestant.ts';
import { trueAngles } from './truth/angles.ts';
import { apparentLongitudeDeg, isTruePlanet } from './truth/apparent.ts';
import { jdTtOf } from './truth/clock.ts';
import { PUBLISHED_LONGITUDES } from './truth/published.ts';
import type { Planet, SolarReturnAsked } from './works.ts';

/** Worst errors of charts, seconds of arc. */
export interface ChartErrors {
  readonly moonArcsec: number;
  /** Ascendant and Midheaven. */
  readonly anglesArcsec: number;
  /** The cusps between them. */
  readonly cuspsArcsec: number;
}

/** Worst error of the places that others published, in their order, seconds of arc. */
export function publishedErrorArcsec(
  longitudesDeg: readonly LongitudesDeg[],
  isCounted: (planet: Planet) => boolean,
): number {
  const worst = new Worst();
  for (const [index, published] of PUBLISHED_LONGITUDES.entries()) {
    if (!isCounted(published.planet)) continue;
    worst.seeDeg(arcDeg(published.longitudeDeg, longitudesDeg[index]?.[published.planet] ?? Number.NaN));
  }
  return worst.arcsec;
}

export function chartErrors(charts: readonly CastChart[], births: readonly Birth[]): ChartErrors {
  const [moon, angles, cusps] = [new Worst(), new Worst(), new Worst()];
  for (const [index, birth] of births.entries()) {
    const chart = charts[index];
    if (!chart) throw new Error(`there are fewer charts than births: ${charts.length}`);
    const truth = trueAngles(birth);
    moon.seeDeg(arcDeg(apparentLongitudeDeg('moon', jdTtOf(birth.jdUt)), chart.longitudesDeg.moon));
    angles.seeDeg(arcDeg(truth.ascendantDeg, chart.ascendantDeg));
    angles.seeDeg(arcDeg(truth.midheavenDeg, chart.midheavenDeg));
    for (const [house, cuspDeg] of truth.cuspsDeg)
      cusps.seeDeg(arcDeg(cuspDeg, chart.cuspsDeg[house - 1] ?? Number.NaN));
  }
  return { moonArcsec: moon.arcsec, anglesArcsec: angles.arcsec, cuspsArcsec: cusps.arcsec };
}

/** How far planets really are from the border of two signs when they are said to pass it. */
export function passageErrorArcsec(passages: readonly Passage[]): number {
  const worst = new Worst();
  for (const { planet, atJdUt } of passages) {
    if (!isTruePlanet(planet)) continue;
    const longitudeDeg = apparentLongitudeDeg(planet, jdTtOf(atJdUt));
    worst.seeDeg(arcDeg(Math.round(longitudeDeg / 30) * 30, longitudeDeg));
  }
  return worst.arcsec;
}

/** How far planets really are from an aspect when it is said to be exact. */
export function contactErrorArcsec(contacts: readonly Contact[]): number {
  const worst = new Worst();
  for (const { planet, atJdUt, pointDeg, aspectDeg } of contacts) {
    if (!isTruePlanet(planet)) continue;
    worst.seeDeg(separationDeg(apparentLongitudeDeg(planet, jdTtOf(atJdUt)), pointDeg) - aspectDeg);
  }
  return worst.arcsec;
}

/** How far the Sun really is from where it was at birth when it is said to be back. */
export function returnErrorArcsec(returns: readonly number[], { birthJdUt }: SolarReturnAsked): number {
  const natalDeg = apparentLongitudeDeg('sun', jdTtOf(birthJdUt));
  const worst = new Worst();
  for (const atJdUt of returns) worst.seeDeg(arcDeg(natalDeg, apparentLongitudeDeg('sun', jdTtOf(atJdUt))));
  return returns.length === 0 ? Number.NaN : worst.arcsec;
}
