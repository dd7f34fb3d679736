import type { z } from 'zod';
import type { ReturnResponse } from '../../../../functions/predictive/return/response.ts';
import type { TransitSearchResponse } from '../../../../functions/predictive/transits-search/schema.ts';
import type { SignIngressesResponse } from '../../../../functions/predictive/transits-sign-ingresses/schema.ts';
import { ASPECTS } from '../../../../lib/catalog/aspects.ts';
import { HOUSE_KEYS } from '../../../../lib/schemas/chart/houses.ts';
import type { FullChart } from '../../../../lib/schemas/chart/natal-chart.ts';
import { type CastChart, type Contact, jdOfUnixMs, ofPlanets, type Passage } from '../contestant.ts';
import type { Planet } from '../works.ts';

const jdOf = (iso: string): number => jdOfUnixMs(Date.parse(iso));

/** What a chart of this service says. */
export function chartOf(text: string): CastChart {
  const { planets, houses, angles }: z.output<typeof FullChart> = JSON.parse(text).data;
  return {
    longitudesDeg: ofPlanets((planet) => planets[planet]?.longitude ?? Number.NaN),
    ascendantDeg: angles?.ascendant ?? Number.NaN,
    midheavenDeg: angles?.midheaven ?? Number.NaN,
    cuspsDeg: HOUSE_KEYS.map((key) => houses[key]?.longitude ?? Number.NaN),
  };
}

/** The contacts that become exact; points are named P0, P1, …. */
export function contactsOf(text: string, pointsDeg: readonly number[]): readonly Contact[] {
  const { aspects }: TransitSearchResponse = JSON.parse(text);
  return aspects
    .filter(({ orb }) => orb === 0)
    .map(({ transiting_planet, natal_planet, aspect, exact_datetime }) => ({
      planet: transiting_planet as Planet,
      atJdUt: jdOf(exact_datetime),
      pointDeg: pointsDeg[Number(natal_planet.slice(1))] ?? Number.NaN,
      aspectDeg: ASPECTS[aspect as keyof typeof ASPECTS].angleDeg,
    }));
}

export function passagesOf(text: string): readonly Passage[] {
  const { ingresses }: SignIngressesResponse = JSON.parse(text);
  return ingresses.map(({ planet, exact_datetime }) => ({ planet: planet as Planet, atJdUt: jdOf(exact_datetime) }));
}

export function returnsOf(text: string): readonly number[] {
  const { julian_day, other_returns }: ReturnResponse = JSON.parse(text);
  return [julian_day, ...other_returns.map((other) => other.julian_day)];
}
