import { fileURLToPath } from 'node:url';
import * as caelus from 'caelus';
import { loadNodeData } from 'caelus/node';
import manifest from '../../../package.json' with { type: 'json' };
import { type Adapter, countTypes, toJd, windowAround } from '../suite/adapter.ts';
import type { Input } from '../suite/vector.ts';

/** As its manual loads it on Node: with the Moon that is fitted to JPL's, 1920 to 2080. */
const data = fileURLToPath(new URL('data', import.meta.resolve('caelus/package.json')));
const engine = new caelus.Engine(loadNodeData(data, 'embedded', 'full'));

const SIGNS = caelus.SIGNS.map((sign) => sign.toLowerCase());
const PHASES: Readonly<Record<string, string>> = { new_moon: 'new', full_moon: 'full' };

const timesOf = (moment = Number.NaN) => ({ moment, moment_tt: caelus.jdTT(moment) });
const jdUtOf = ({ moment, moment_tt }: Input): number => {
  const jd = toJd(moment_tt ?? moment);
  return moment_tt ? jd - (caelus.jdTT(jd) - jd) : jd;
};
const minutes = (begin: number | null, end: number | null) => (begin && end ? (end - begin) * 1440 : undefined);

function chartOf(jdUt: number, { latitude, longitude }: Pick<Input, 'latitude' | 'longitude'>) {
  const { bodies, angles, cusps } = engine.chartAt(jdUt, latitude, longitude, 'placidus');
  return {
    ...Object.fromEntries(Object.entries(bodies).map(([id, body]) => [id, body?.lon])),
    ...Object.fromEntries(cusps.map((cusp, index) => [`cusp_${index + 1}`, cusp])),
    ...{ ascendant: angles.asc, midheaven: angles.mc },
    bodies,
  };
}

export const adapter: Adapter = {
  title: `caelus ${manifest.devDependencies.caelus}`,
  answers: {
    positions: (input) => {
      if (!engine.bodies().includes(input.body)) return undefined;
      const { lon, lat, ra, dec } = engine.position(input.body, jdUtOf(input));
      return { longitude: lon, latitude: lat, right_ascension: ra, declination: dec };
    },
    phases: (input) => {
      const { phase, elongation, diameter } = caelus.pheno(engine, 'venus', jdUtOf(input));
      return {
        distance_au: engine.position('venus', jdUtOf(input)).dist,
        illuminated_percent: phase * 100,
        elongation,
        diameter,
      };
    },
    // Its gamma has no sign, so it is not NASA's.
    'solar-eclipses': (input) => {
      if (input.from_jd) return countTypes(caelus.solarEclipses(engine, input.from_jd, input.to_jd));
      const [found] = caelus.solarEclipses(engine, ...windowAround(input.date));
      const where = caelus.solarEclipseWhere(engine, found?.tMax ?? Number.NaN);
      return {
        ...timesOf(found?.tMax),
        type: found?.type,
        ...(where && { latitude: where.lat, longitude: where.lonEast }),
      };
    },
    'lunar-eclipses': (input) => {
      if (input.from_jd) return countTypes(caelus.lunarEclipses(engine, input.from_jd, input.to_jd));
      const [found] = caelus.lunarEclipses(engine, ...windowAround(input.date));
      if (!found) throw new Error('not found');
      return {
        ...timesOf(found.tMax),
        ...{ type: found.type, umbral_magnitude: found.magUmbral, penumbral_magnitude: found.magPenumbral },
        penumbral_minutes: minutes(found.penumbralBegin, found.penumbralEnd),
        partial_minutes: minutes(found.partialBegin, found.partialEnd),
        total_minutes: minutes(found.totalBegin, found.totalEnd),
      };
    },
    lunations: ({ phase, date, moment }) => {
      if (!phase) return { separation: caelus.pheno(engine, 'moon', toJd(moment)).elongation };
      const found = caelus
        .lunarPhases(engine, ...windowAround(date))
        .find(([, name]) => name === (PHASES[phase] ?? phase));
      return timesOf(found?.[0]);
    },
    stations: ({ body, motion, date }) => {
      const [moment] = caelus.stations(engine, body, ...windowAround(date)).find(([, turns]) => turns === motion) ?? [
        Number.NaN,
      ];
      return { moment, longitude: engine.longitude(body, moment) };
    },
    ingresses: ({ body, sign, date }) => {
      const borders = [SIGNS.indexOf(sign) * 30, ((SIGNS.indexOf(sign) + 1) % 12) * 30];
      return timesOf(borders.flatMap((degree) => caelus.crossings(engine, body, degree, ...windowAround(date)))[0]);
    },
    'void-of-course': ({ at }) => ({ ends: caelus.voidOfCourse(engine, toJd(at)).signExit }),
    charts: (input) => {
      const { bodies, ...chart } = chartOf(toJd(input.moment), input);
      return { ...chart, retrograde: input.retrograde_of?.filter((id) => bodies[id]?.retrograde) };
    },
    returns: ({ body, birth, date, place }) => {
      const [moment = Number.NaN] = caelus.returns(engine, body, toJd(birth), ...windowAround(date));
      return { ...(place && chartOf(moment, place)), moment, longitude: engine.longitude(body, toJd(birth)) };
    },
    directions: ({ birth, promissor, significator, latitude, longitude }) => {
      const found = caelus
        .mundaneDirections(engine, toJd(birth), latitude, longitude, [promissor, significator], 'naibod')
        .find((one) => one.promissor === promissor && one.significator === significator);
      return { arc: found?.arc, age_years: found?.years };
    },
    davison: ({ births: [a, b] }) => {
      const [moment] = caelus.davisonParams(
        toJd(a.moment),
        toJd(b.moment),
        a.latitude,
        a.longitude,
        b.latitude,
        b.longitude,
      );
      return { moment };
    },
  },
};
