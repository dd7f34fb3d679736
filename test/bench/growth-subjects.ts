import { endpoints as natal } from '../../functions/natal/endpoints.ts';
import { endpoints as predictive } from '../../functions/predictive/endpoints.ts';
import { createLambdaHandler } from '../../lib/http/lambda-handler.ts';
import { openPieceStore } from '../../lib/runtime/piece-store.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../support/gateway-event.ts';
import * as services from '../support/services.ts';
import { birth, bodyOf } from './births.ts';
import type { Subject } from './measure.ts';

/** Kinds of work that can be larger or smaller. */
export type Grown = 'batch' | 'transitYears' | 'transitPoints' | 'ingressYears' | 'returnYears';

const readers = { ...services, positions: openPieceStore() };
const handler = createLambdaHandler({
  endpoints: [...natal, ...predictive],
  services: readers,
  observer: () => undefined,
});

async function answered(path: `/${string}`, body: object): Promise<void> {
  const answer = await handler(gatewayEvent({ path, body }), LAMBDA_CONTEXT);
  if (answer.statusCode !== 200)
    throw new Error(`${path} was answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
}

let runs = 0;

/** Each run asks for something of its own, and nothing is kept from the one before. */
function asked(path: `/${string}`, bodyOfRun: (run: number) => object): Subject {
  return () => {
    runs += 1;
    readers.positions = openPieceStore();
    const body = bodyOfRun(runs);
    return () => answered(path, body);
  };
}

const MS_PER_DAY = 86_400_000;
const START_MS = Date.UTC(1900, 0, 1);
const dateOf = (days: number): string =>
  new Date(START_MS + days * MS_PER_DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);
const daysOf = (years: number): number => Math.round(years * 365.25);

const yearsFrom = (run: number, years: number) => ({ start_date: dateOf(run), end_date: dateOf(run + daysOf(years)) });

const points = (run: number, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`P${index}`, (run * 7.77 + index * 36.3) % 360]));

const SLOW = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const TO_PLUTO = ['sun', 'mercury', 'venus', ...SLOW];

function transits(run: number, { years, count }: { readonly years: number; readonly count: number }): object {
  return { natal_planets: points(run, count), transiting_planets: SLOW, ...yearsFrom(run, years) };
}

/** Every return of the Sun in so many years about the middle of the century. */
function returns(run: number, years: number): object {
  return {
    birth_datetime: { julian_day: 2_400_000.5 + run },
    target_datetime: { julian_day: 2_433_282.5 },
    search_window_days: daysOf(years) / 2 + 1,
    location: { latitude: 48.8566, longitude: 2.3522, timezone: { utc_offset_seconds: 0 } },
    include_chart: false,
  };
}

/** A work of a size: what is asked, event in and JSON out. */
export const SUBJECT_OF: Readonly<Record<Grown, (size: number) => Subject>> = {
  batch: (size) =>
    asked('/ephemeris/natal/batch', (run) => ({
      subjects: Array.from({ length: size }, (_, index) => bodyOf(birth(run * size + index)).subject),
    })),
  transitYears: (years) => asked('/predictive/transits/search', (run) => transits(run, { years, count: 10 })),
  transitPoints: (count) => asked('/predictive/transits/search', (run) => transits(run, { years: 1, count })),
  ingressYears: (years) =>
    asked('/predictive/transits/sign-ingresses', (run) => ({ planets: TO_PLUTO, ...yearsFrom(run, years) })),
  returnYears: (years) => asked('/predictive/returns/solar', (run) => returns(run, years)),
};
