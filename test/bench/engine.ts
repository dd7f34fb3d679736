import { calc_ut, constants, deltat_ex, houses_ex, sidtime } from 'sweph';
import { BODIES, type CatalogBodyId } from '../../lib/base/catalog/bodies.ts';
import type { ChartObjectId } from '../../lib/base/catalog/chart-objects.ts';
import { ephemeris } from '../support/services.ts';
import type { Birth } from './births.ts';

/** Without its files the engine falls back on series of its own, which are other work. */
if (!ephemeris.check().passed) throw new Error('the engine has not found its files');

const FROM_FILES = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
const EQUATORIAL = FROM_FILES | constants.SEFLG_EQUATORIAL;

/**
 * The bare engine calls that a chart cannot do without, nothing checked: every body (the south node costs none), twelve
 * Placidus cusps, and what metadata and sect need: obliquity, ΔT, sidereal time, declination of the Sun.
 */
export function chartCalls(objects: readonly ChartObjectId[], withDeclinations = false): (birth: Birth) => void {
  const wanted = new Set<string>(objects);
  const engineIds = Object.entries(BODIES).flatMap(([id, { engineId }]) => (wanted.has(id) ? [engineId] : []));
  return ({ jdUt, latitudeDeg, longitudeDeg }) => {
    calc_ut(jdUt, constants.SE_ECL_NUT, constants.SEFLG_SWIEPH);
    deltat_ex(jdUt, constants.SEFLG_SWIEPH);
    sidtime(jdUt);
    calc_ut(jdUt, constants.SE_SUN, EQUATORIAL);
    houses_ex(jdUt, constants.SEFLG_SWIEPH, latitudeDeg, longitudeDeg, 'P');
    for (const engineId of engineIds) {
      calc_ut(jdUt, engineId, FROM_FILES);
      if (withDeclinations) calc_ut(jdUt, engineId, EQUATORIAL);
    }
  };
}

/** Places of bodies on the equator: what the lines of a map cannot do without. */
export function mapCalls(bodies: readonly CatalogBodyId[], { jdUt }: Birth): void {
  sidtime(jdUt);
  for (const body of bodies) calc_ut(jdUt, BODIES[body].engineId, EQUATORIAL);
}

/** A span of time, Julian days (UT). */
export interface Span {
  readonly fromJdUt: number;
  readonly toJdUt: number;
}

/** The engine asked at even steps, body after body: what a plain search asks at least. It finds nothing yet. */
export function scan(bodies: readonly CatalogBodyId[], { fromJdUt, toJdUt }: Span, stepDays = 1): void {
  for (const body of bodies) {
    const { engineId } = BODIES[body];
    for (let moment = fromJdUt; moment < toJdUt; moment += stepDays) calc_ut(moment, engineId, FROM_FILES);
  }
}

/** The engine asked for every body at even steps, moment after moment: what a table asks at least. */
export function scanRows(bodies: readonly CatalogBodyId[], { fromJdUt, toJdUt }: Span): void {
  for (let moment = fromJdUt; moment < toJdUt; moment += 1) {
    for (const body of bodies) calc_ut(moment, BODIES[body].engineId, FROM_FILES);
  }
}

/** A scan, and the step in which a body comes back to a degree halved to a millisecond. */
export function scanForReturn(body: CatalogBodyId, span: Span, stepDays: number): void {
  scan([body], span, stepDays);
  for (let step = stepDays; step > 1e-8; step /= 2) calc_ut(span.fromJdUt + step, BODIES[body].engineId, FROM_FILES);
}
