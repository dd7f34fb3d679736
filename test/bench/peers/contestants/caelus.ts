import { fileURLToPath } from 'node:url';
import { astrocartography, type Chart, crossings, Engine, solarReturn } from 'caelus';
import { loadNodeData } from 'caelus/node';
import type { Birth } from '../../births.ts';
import { type CastChart, type Contact, type Contestant, calendarOf, doing, ofPlanets } from '../contestant.ts';
import { INGRESSING, MAJOR_ASPECTS_DEG, PLANETS, type Planet, TRANSITING, type Year } from '../works.ts';

/** As its manual loads it on Node: with the Moon that is fitted to JPL's, 1920 to 2080. */
const data = fileURLToPath(new URL('data', import.meta.resolve('caelus/package.json')));
const engine = new Engine(loadNodeData(data, 'embedded', 'full'));

/** Chiron stands in it too, and each aspect between eleven: it can't be asked for fewer. */
function chart({ jdUt, latitudeDeg, longitudeDeg }: Birth): Chart {
  const { year, month, day, hour, minute, second } = calendarOf(jdUt);
  return engine.chart(year, month, day, hour, minute, second, latitudeDeg, longitudeDeg, 'placidus');
}

const read = ({ bodies, angles, cusps }: Chart): CastChart => ({
  longitudesDeg: ofPlanets((planet) => bodies[planet]?.lon ?? Number.NaN),
  ascendantDeg: angles.asc,
  midheavenDeg: angles.mc,
  cuspsDeg: cusps,
});

const SIGN_BORDERS_DEG = Array.from({ length: 12 }, (_, sign) => sign * 30);

const passages = (planet: Planet, degree: number, { fromJdUt, toJdUt }: Year) =>
  crossings(engine, planet, ((degree % 360) + 360) % 360, fromJdUt, toJdUt).map((atJdUt) => ({ planet, atJdUt }));

/** It looks for degrees, so each aspect is looked for either way round. */
const WAYS_DEG = [...new Set(MAJOR_ASPECTS_DEG.flatMap((aspect) => [aspect, (360 - aspect) % 360]))];

const contacts = (planet: Planet, pointDeg: number, year: Year): readonly Contact[] =>
  WAYS_DEG.flatMap((way) =>
    passages(planet, pointDeg + way, year).map((passage) => ({
      ...passage,
      pointDeg,
      aspectDeg: Math.min(way, 360 - way),
    })),
  );

export const contestant: Contestant = {
  works: {
    natal: doing<'natal', Chart>(chart, read),
    batch: { run: (births) => births.map(chart) },
    transits: doing<'transits', readonly Contact[]>(
      ({ pointsDeg, ...year }) =>
        TRANSITING.flatMap((planet) => pointsDeg.flatMap((point) => contacts(planet, point, year))),
      (found) => found,
    ),
    ingresses: doing<'ingresses', ReturnType<typeof passages>>(
      (year) => INGRESSING.flatMap((planet) => SIGN_BORDERS_DEG.flatMap((degree) => passages(planet, degree, year))),
      (found) => found,
    ),
    solarReturn: doing<'solarReturn', readonly number[]>(
      ({ birthJdUt, fromJdUt, toJdUt }) => solarReturn(engine, birthJdUt, fromJdUt, toJdUt),
      (found) => found,
    ),
    acg: { run: ({ jdUt }) => astrocartography(engine, jdUt, PLANETS) },
  },
  longitudesAt: (jdUt) => ofPlanets((planet) => engine.longitude(planet, jdUt)),
};
