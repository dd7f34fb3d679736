import * as engine from 'astronomy-engine';
import manifest from '../../../package.json' with { type: 'json' };
import { type Adapter, countTypes, toJd, windowAround } from '../suite/adapter.ts';
import type { Input } from '../suite/vector.ts';

const J2000 = 2_451_545;
const PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'];

const timeOf = ({ moment, moment_tt }: Pick<Input, 'moment' | 'moment_tt'>): engine.AstroTime =>
  moment_tt ? engine.AstroTime.FromTerrestrialTime(toJd(moment_tt) - J2000) : engine.MakeTime(toJd(moment) - J2000);
const startOf = (date: string): engine.AstroTime => engine.MakeTime(windowAround(date)[0] - J2000);
const timesOf = ({ ut, tt }: engine.AstroTime) => ({ moment: ut + J2000, moment_tt: tt + J2000 });
/** Undefined for what it has no series of. */
const bodyOf = (id: string) => Object.values(engine.Body).find((body) => body.toLowerCase() === id);

interface Found {
  readonly kind: engine.EclipseKind;
  readonly peak: engine.AstroTime;
}

function countEclipses<Eclipse extends Found>(
  { from_jd = 0, to_jd }: Input,
  search: (from: engine.AstroTime) => Eclipse,
  next: (after: engine.AstroTime) => Eclipse,
) {
  const found: { type: string }[] = [];
  for (let one = search(engine.MakeTime(from_jd - J2000)); one.peak.ut + J2000 < to_jd; one = next(one.peak))
    found.push({ type: one.kind });
  return countTypes(found);
}

export const adapter: Adapter = {
  title: `astronomy-engine ${manifest.devDependencies['astronomy-engine']}`,
  answers: {
    positions: ({ body: id, ...moment }) => {
      const [body, time] = [bodyOf(id), timeOf(moment)];
      if (!body) return undefined;
      const vector = engine.GeoVector(body, time, true);
      const { ra, dec: declination } = engine.EquatorFromVector(
        engine.RotateVector(engine.Rotation_EQJ_EQD(time), vector),
      );
      const { lon: longitude, lat: latitude } = engine.SphereFromVector(
        engine.RotateVector(engine.Rotation_EQJ_ECT(time), vector),
      );
      return { longitude, latitude, right_ascension: ra * 15, declination };
    },
    phases: ({ moment_tt = '' }) => {
      const time = timeOf({ moment: '', moment_tt });
      const { geo_dist: distance_au, phase_fraction } = engine.Illumination(engine.Body.Venus, time);
      return {
        distance_au,
        illuminated_percent: phase_fraction * 100,
        elongation: engine.AngleFromSun(engine.Body.Venus, time),
      };
    },
    'solar-eclipses': (input) => {
      if (input.from_jd) return countEclipses(input, engine.SearchGlobalSolarEclipse, engine.NextGlobalSolarEclipse);
      const { kind: type, peak, latitude, longitude } = engine.SearchGlobalSolarEclipse(startOf(input.date));
      return { ...timesOf(peak), type, ...(latitude !== undefined && { latitude, longitude }) };
    },
    'lunar-eclipses': (input) => {
      if (input.from_jd) return countEclipses(input, engine.SearchLunarEclipse, engine.NextLunarEclipse);
      const { kind: type, peak, ...half } = engine.SearchLunarEclipse(startOf(input.date));
      const lengths = {
        penumbral_minutes: half.sd_penum * 2,
        partial_minutes: half.sd_partial * 2,
        total_minutes: half.sd_total * 2,
      };
      return { ...timesOf(peak), type, ...lengths };
    },
    lunations: ({ phase, date, moment }) => {
      if (!phase) return { separation: engine.AngleFromSun(engine.Body.Moon, timeOf({ moment })) };
      const found = engine.SearchMoonPhase(PHASES.indexOf(phase) * 90, startOf(date), 40);
      return { ...(found && timesOf(found)) };
    },
    apsides: ({ body, date }) => {
      const search =
        body === 'moon'
          ? engine.SearchLunarApsis
          : (from: engine.AstroTime) => engine.SearchPlanetApsis(bodyOf(body) ?? engine.Body.Earth, from);
      const { time, dist_km: distance_km } = search(startOf(date));
      return { ...timesOf(time), distance_km };
    },
    elongations: ({ date }) => {
      const { time, elongation } = engine.SearchMaxElongation(engine.Body.Venus, startOf(date));
      return { ...timesOf(time), elongation };
    },
    returns: ({ body, birth, date }) => {
      if (body !== 'sun') return undefined;
      const found = engine.SearchSunLongitude(engine.SunPosition(timeOf({ moment: birth })).elon, startOf(date), 5);
      return { ...(found && timesOf(found)) };
    },
  },
};
