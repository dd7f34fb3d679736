import { calc_ut, constants, sidtime } from 'sweph';
import { BODIES } from '../../../../lib/catalog/bodies.ts';
import { ephemeris } from '../../../support/services.ts';
import type { Birth } from '../../births.ts';
import { engineCalls } from '../../engine-calls.ts';
import type { Runner } from '../contestant.ts';
import { INGRESSING, PLANETS, type Planet, TRANSITING, type Year } from '../works.ts';

const FROM_FILES = constants.SEFLG_SWIEPH | constants.SEFLG_SPEED;
const EQUATORIAL = FROM_FILES | constants.SEFLG_EQUATORIAL;
/** How often a day is halved for a second of time. */
const HALVINGS = 17;

const chart = engineCalls({ objects: [...PLANETS, 'mean_node', 'true_node'], withEquatorial: false });

/** Once a day, body after body: what whoever searches asks at least. It finds nothing yet. */
function dailyScan(bodies: readonly Planet[], { fromJdUt, toJdUt }: Year): void {
  for (const body of bodies) {
    for (let moment = fromJdUt; moment < toJdUt; moment += 1) calc_ut(moment, BODIES[body].engineId, FROM_FILES);
  }
}

function solarReturn(year: Year): void {
  dailyScan(['sun'], year);
  for (let halving = 0; halving < HALVINGS; halving += 1)
    calc_ut(year.fromJdUt + halving, constants.SE_SUN, FROM_FILES);
}

function acg({ jdUt }: Birth): void {
  sidtime(jdUt);
  for (const planet of PLANETS) calc_ut(jdUt, BODIES[planet].engineId, EQUATORIAL);
}

/** Opens the engine on its files: without them it would fall back on series of its own, which are other work. */
function openEngine(): void {
  if (!ephemeris.check().passed) throw new Error('the engine has not found its files');
}

openEngine();

/** Calls into the engine, nothing checked and nothing made of them: the least of a chart and a map, a plain daily look of a search. */
export const contestant: Runner = {
  works: {
    natal: { run: chart },
    batch: { run: (births) => births.forEach(chart) },
    transits: { run: (year) => dailyScan(TRANSITING, year) },
    ingresses: { run: (year) => dailyScan(INGRESSING, year) },
    solarReturn: { run: solarReturn },
    acg: { run: acg },
  },
};
