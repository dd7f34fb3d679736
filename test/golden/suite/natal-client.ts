import { SECONDS_PER_DAY } from '../../../lib/base/units/time.ts';
import { toIso, toJd, windowAround } from './adapter.ts';
import type { Input, Values } from './vector.ts';

/** Sends a body to a path of a service and returns the answer; fails for any status but 200. */
// biome-ignore lint/suspicious/noExplicitAny: answers of a dozen endpoints, as a client without types reads them
export type Ask = (path: string, body: object) => Promise<any>;

const CHART_OPTIONS = { verbosity: 'detailed', decimal_places: 8, include_aspects: false };

/** A place as requests write it, with clocks that keep UT or those of a zone. */
export const locate = (
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  timezone: object = { utc_offset_seconds: 0 },
) => ({ latitude, longitude, timezone });

const NOWHERE = locate({ latitude: 0, longitude: 0 });

/** Requests to a service of this kind that several techniques share. */
export class NatalClient {
  readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  async castChart(birth_datetime: object, birth_location: object, configuration: object) {
    const body = { subject: { birth_datetime, birth_location }, configuration, options: CHART_OPTIONS };
    return (await this.ask('/ephemeris/natal-chart', body)).data;
  }

  /** A chart with one body, for a place that does not matter. */
  async castBody(body: string, jdUt: number) {
    return await this.castChart({ julian_day: jdUt }, NOWHERE, { object_set: 'custom', objects: [body] });
  }

  /** Terrestrial Time less Universal Time, days. */
  async deltaTDays(jdUt: number): Promise<number> {
    return (await this.castBody('sun', jdUt)).metadata.delta_t_seconds / SECONDS_PER_DAY;
  }

  /** Julian day (UT) of the moment of an input. */
  async toJdUt({ moment, moment_tt }: Input): Promise<number> {
    return moment_tt ? toJd(moment_tt) - (await this.deltaTDays(toJd(moment_tt))) : toJd(moment);
  }

  async findEvents(type: string, [fromJd, toJdUt]: readonly [number, number], planets?: readonly string[]) {
    const dates = { start_date: toIso(fromJd), end_date: toIso(toJdUt) };
    const body = { ...dates, event_types: [type], ...(planets && { planets }) };
    return (await this.ask('/predictive/events', body)).events;
  }

  /** The first event of a type near a date whose details have some values, with its moment in both scales. */
  async findEvent(type: string, date: string, details: Values = {}, planets?: readonly string[]) {
    const found = (await this.findEvents(type, windowAround(date), planets)).find((event: { details: Values }) =>
      Object.entries(details).every(([name, value]) => event.details[name] === value),
    );
    const moment = found.exact_datetime;
    const deltaTDays = await this.deltaTDays(toJd(moment));
    return { ...found, deltaTDays, times: { moment, moment_tt: toJd(moment) + deltaTDays } };
  }

  /** The first event near a date in the cycle of Venus. */
  async findVenusEvent(kind: 'conjunctions' | 'elongations', date: string) {
    const [start_date, end_date] = windowAround(date).map(toIso);
    const [found] = (await this.ask(`/ephemeris/venus-star-points/${kind}`, { start_date, end_date }))[kind];
    return { ...found, moment: found.exact_datetime };
  }
}
