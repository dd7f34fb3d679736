import { HOUSE_KEYS } from '../../../lib/base/catalog/house-keys.ts';
import { SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { type Adapter, countTypes, toIso, toJd } from '../suite/adapter.ts';
import { type Ask, locate, NatalClient } from '../suite/natal-client.ts';
import type { Input, Values } from '../suite/vector.ts';

/** The turn of the sky in a day of time: NASA's longitudes rest on the ΔT that it foresaw. */
const DEG_PER_DAY = 360.9856474;

/** Longitudes of a chart by the names of the vectors. */
const readChart = ({ planets, houses, angles }: Awaited<ReturnType<Ask>>): Values => ({
  ...Object.fromEntries(Object.entries<{ longitude: number }>(planets).map(([id, { longitude }]) => [id, longitude])),
  ...Object.fromEntries(HOUSE_KEYS.map((key, index) => [`cusp_${index + 1}`, houses[key].longitude])),
  ...{ ascendant: angles.ascendant, midheaven: angles.midheaven },
});

const minutesOf = (phase?: { readonly begins_at: string; readonly ends_at: string }) =>
  phase && (toJd(phase.ends_at) - toJd(phase.begins_at)) * 1440;

async function countEclipses(client: NatalClient, type: string, { from_jd = 0, to_jd }: Input): Promise<Values> {
  const events: readonly { readonly details: { readonly eclipse_type: string } }[] = await client.findEvents(type, [
    from_jd,
    to_jd,
  ]);
  return countTypes(events.map(({ details }) => ({ type: details.eclipse_type })));
}

const createSky = (client: NatalClient): Adapter['answers'] => ({
  positions: async (input) => (await client.castBody(input.body, await client.toJdUt(input))).planets[input.body],
  phases: async (input) => {
    const date = toIso(await client.toJdUt(input));
    const { phase } = await client.ask('/ephemeris/venus-star-points/phase', { date });
    return { ...phase, diameter: phase.angular_diameter_arcsec / 3600, illuminated_percent: phase.illumination };
  },
  'solar-eclipses': async (input) => {
    if (input.from_jd) return await countEclipses(client, 'eclipse_solar', input);
    const { times, details, deltaTDays } = await client.findEvent('eclipse_solar', input.date);
    const { greatest, eclipse_type: type, saros_series: saros, ...more } = details;
    const longitude = greatest.longitude - (deltaTDays - input.delta_t_seconds / SECONDS_PER_DAY) * DEG_PER_DAY;
    return { ...more, ...greatest, ...times, type, saros, longitude };
  },
  'lunar-eclipses': async (input) => {
    if (input.from_jd) return await countEclipses(client, 'eclipse_lunar', input);
    const { times, details } = await client.findEvent('eclipse_lunar', input.date);
    const { eclipse_type: type, saros_series: saros, penumbral, partial, total, ...more } = details;
    const [penumbral_minutes, partial_minutes, total_minutes] = [penumbral, partial, total].map(minutesOf);
    return {
      ...{ ...more, ...more.moon_in_zenith, ...times, type, saros },
      ...{ penumbral_minutes, partial_minutes, total_minutes },
    };
  },
  lunations: async ({ phase, date, moment }) => {
    if (!phase) {
      const { phase: found } = await client.ask('/ephemeris/lunar-phase', { date_time: { iso: moment } });
      return { separation: found.elongation };
    }
    const { times, details } = await client.findEvent('lunation', date, { phase });
    return { ...times, ...details };
  },
});

const createEvents = (client: NatalClient): Adapter['answers'] => ({
  apsides: async ({ body, apsis, date }) => {
    const { times, details } = await client.findEvent('apsis', date, { apsis }, [body === 'earth' ? 'sun' : body]);
    return { ...times, ...details };
  },
  stations: async ({ body, motion, date }) => {
    const { times, longitude } = await client.findEvent('station', date, { motion }, [body]);
    return { ...times, longitude };
  },
  ingresses: async ({ body, sign, date }) => {
    const found = await client.findEvent('ingress', date, {}, [body]);
    return { moment: found.sign.toLowerCase() === sign ? found.exact_datetime : null };
  },
  conjunctions: async ({ date }) => await client.findVenusEvent('conjunctions', date),
  elongations: async ({ date }) => await client.findVenusEvent('elongations', date),
  'void-of-course': async ({ at }) => {
    const [{ exact_datetime: begins, longitude, details }] = await client.findEvents('void_of_course', [
      toJd(at),
      toJd(at) + 1 / SECONDS_PER_DAY,
    ]);
    const last_aspect = `${details.last_aspect?.aspect} ${details.last_aspect?.planet}`;
    return { begins, ends: details.ends_at, longitude, last_aspect };
  },
});

const createCharts = (client: NatalClient): Adapter['answers'] => ({
  calendars: async ({ local, latitude, longitude }) => {
    const datetime = { iso: local, calendar: 'local' };
    const { time_resolution } = await client.ask('/timezone/offset', { datetime, latitude, longitude });
    return { calendar: time_resolution.calendar };
  },
  charts: async ({ local, timezone, retrograde_of, ...place }) => {
    const location = locate(place, { iana_name: timezone });
    const chart = await client.castChart({ iso: local }, location, { house_system: 'P', object_set: 'full' });
    return { ...readChart(chart), retrograde: retrograde_of?.filter((id) => chart.planets[id].is_retrograde) };
  },
  returns: async ({ body, birth, date, place }) => {
    const found = await client.ask('/predictive/returns', {
      ...{ body, birth_datetime: { iso: birth }, target_datetime: { iso: `${date}T12:00:00Z` } },
      ...{ location: locate(place ?? { latitude: 0, longitude: 0 }), include_chart: place !== undefined },
      house_system: 'P',
    });
    const { exact_datetime: moment, natal_longitude: longitude, chart } = found;
    return { ...(chart && readChart(chart)), moment, longitude };
  },
  directions: async ({ birth, promissor, significator, ...place }) => {
    const { data } = await client.ask('/predictive/directions/primary', {
      subject: { birth_datetime: { iso: birth }, birth_location: locate(place) },
      ...{ promissors: [promissor], significators: [significator], aspects: ['conjunction'], max_age: 60 },
    });
    return { arc: data.directions[0].arc_degrees, age_years: data.directions[0].age_years };
  },
  davison: async ({ births }) => {
    const subjects = births.map(({ moment, ...place }) => ({
      birth_datetime: { iso: moment },
      birth_location: locate(place),
    }));
    const { data } = await client.ask('/comparative/composite', { subjects, method: 'davison' });
    return { moment: data.subject.datetime_utc, moon_sign: data.planets.moon.sign.toLowerCase() };
  },
});

/** This service behind any kind of connection. */
export function createNatalAdapter(title: string, ask: Ask): Adapter {
  const client = new NatalClient(ask);
  return { title, answers: { ...createSky(client), ...createEvents(client), ...createCharts(client) } };
}
