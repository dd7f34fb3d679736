import { fileURLToPath } from 'node:url';
import { astrocartography, crossings, Engine, solarReturn } from 'caelus';
import { loadNodeData } from 'caelus/node';
import type { Birth } from '../births.ts';
import type { Span } from '../engine.ts';
import {
  calendarOf,
  INGRESSING,
  MAJOR_ASPECTS_DEG,
  ofPlanets,
  type Peer,
  PLANETS,
  type Planet,
  SIGN_BORDERS_DEG,
  TRANSITING,
  work,
} from './peer.ts';

/** As its manual loads it on Node: with the Moon that is fitted to JPL's, 1920 to 2080. */
const data = fileURLToPath(new URL('data', import.meta.resolve('caelus/package.json')));
const engine = new Engine(loadNodeData(data, 'embedded', 'full'));

/** Chiron stands in it too, and each aspect between eleven: it can't be asked for fewer. */
function chart({ jdUt, latitudeDeg, longitudeDeg }: Birth) {
  const { year, month, day, hour, minute, second } = calendarOf(jdUt);
  return engine.chart(year, month, day, hour, minute, second, latitudeDeg, longitudeDeg, 'placidus');
}

const passages = (planet: Planet, degree: number, { fromJdUt, toJdUt }: Span) =>
  crossings(engine, planet, ((degree % 360) + 360) % 360, fromJdUt, toJdUt).map((atJdUt) => ({ planet, atJdUt }));

/** It looks for degrees, so each aspect is looked for on both sides. */
const SIDES_DEG = [...new Set(MAJOR_ASPECTS_DEG.flatMap((aspect) => [aspect, (360 - aspect) % 360]))];

export const peer: Peer = {
  works: {
    natal: work<'natal', ReturnType<typeof chart>>(chart, ({ angles, cusps }) => ({
      ascendantDeg: angles.asc,
      midheavenDeg: angles.mc,
      cuspsDeg: cusps,
    })),
    transits: work<'transits', readonly unknown[]>(
      ({ pointsDeg, ...span }) =>
        TRANSITING.flatMap((planet) =>
          pointsDeg.flatMap((point) => SIDES_DEG.flatMap((side) => passages(planet, point + side, span))),
        ),
      (found) => found.length,
    ),
    ingresses: work<'ingresses', ReturnType<typeof passages>>(
      (span) => INGRESSING.flatMap((planet) => SIGN_BORDERS_DEG.flatMap((degree) => passages(planet, degree, span))),
      (found) => found,
    ),
    solarReturn: work<'solarReturn', readonly number[]>(
      ({ birthJdUt, fromJdUt, toJdUt }) => solarReturn(engine, birthJdUt, fromJdUt, toJdUt),
      (found) => found,
    ),
    acg: work<'acg', unknown>(
      ({ jdUt }) => astrocartography(engine, jdUt, [...PLANETS]),
      () => undefined,
    ),
  },
  longitudesAt: (jdUt) => ofPlanets((planet) => engine.longitude(planet, jdUt)),
};
