import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ReturnResponse } from '../../../functions/predictive/returns/contract.ts';
import { CATALOG_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { withDamage } from '../../support/fuzz/damage.ts';
import { expectClientProblem, expectWellAnswered } from '../../support/fuzz/well-answered.ts';
import { askReturn } from '../../support/returns.ts';
import { ephemeris } from '../../support/services.ts';

const { fromJdUt, toJdUt } = ephemeris.coverage();

/** Both ends of the files and of Chiron's years, moments just beyond them, and moments between. */
const anyMoment = fc
  .oneof(
    fc.constantFrom(fromJdUt, toJdUt, fromJdUt - 1e-5, toJdUt + 1e-5, fromJdUt + 0.5, toJdUt - 0.5, 1_967_602.5),
    fc.double({ min: fromJdUt, max: toJdUt, noNaN: true }),
  )
  .map((julian_day) => ({ julian_day }));

const anyPlace = fc.record({
  latitude: fc.constantFrom(-90, -66.6, 0, 48.85, 69.65, 90),
  longitude: fc.constantFrom(-180, -73.9, 0, 2.35, 180),
});

const anyRequest = fc.record(
  {
    body: fc.constantFrom(...CATALOG_BODY_IDS),
    birth_datetime: anyMoment,
    target_datetime: anyMoment,
    location: anyPlace,
    include_chart: fc.boolean(),
    birth_time_known: fc.boolean(),
    return_location: anyPlace,
    search_window_days: fc.constantFrom(0.1, 30, 500),
    house_system: fc.constantFrom('P', 'k', null),
    precession_corrected: fc.boolean(),
    configuration: fc.constantFrom(
      {},
      { zodiac_type: 'sidereal' },
      { object_set: 'custom', objects: ['chiron', 'vertex'] },
    ),
  },
  { requiredKeys: ['body', 'birth_datetime', 'target_datetime', 'location', 'include_chart'] },
);

it('a return at any end of the files is found, or refused with a 4xx that names the fault', {
  timeout: 300_000,
}, async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      const answer = await askReturn('returns', request);
      expectWellAnswered(answer, ReturnResponse);
      statuses.add(answer.status);
    }),
    { numRuns: 150 },
  );
  expect([...statuses].sort()).toEqual([200, 400, 404]);
});

const SOUND = {
  body: 'venus',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  target_datetime: { iso: '2026-06-15' },
  location: { latitude: 48.8566, longitude: 2.3522, timezone: { name: 'Europe/Paris' } },
  search_window_days: 300,
  include_chart: true,
};

it('a damaged request gets a return or a 4xx', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(withDamage(fc.constant(SOUND)), async (request) => {
      const answer = await askReturn('returns', request);
      if (answer.status !== 200) expectClientProblem(answer);
    }),
    { numRuns: 400 },
  );
});
