import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CompositeResponse, NatalTransitsResponse, SynastryResponse } from '../../../functions/comparative/contract.ts';
import { compare } from '../../support/comparative.ts';
import { anyBody } from '../../support/fuzz/chart-request.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';

const anyQuery = fc.constantFrom({}, { format: 'llm_v2' });
const anySubjects = fc.array(
  anyBody.map(({ subject }) => subject),
  { minLength: 2, maxLength: 4 },
);
const anyMethod = fc.constantFrom(
  {},
  { method: 'davison' },
  { method: 'davison', place_method: 'great_circle' },
  { location: { latitude: 89.9, longitude: -180 } },
);

/** Every request that fits the schema is answered as promised, or refused with a client error. */
async function expectAnswer(
  request: ReturnType<typeof compare>,
  schema: typeof SynastryResponse | typeof CompositeResponse | typeof NatalTransitsResponse,
) {
  const { status, body } = await request;
  if (status === 200) expectExactly(schema, body);
  else expect([400, 422], JSON.stringify(body)).toContain(status);
}

test('any pair of births', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, anySubjects, anyQuery, async ({ subject, ...casting }, [other], query) => {
      await expectAnswer(
        compare('synastry', { subject_a: subject, subject_b: other, ...casting }, query),
        SynastryResponse,
      );
    }),
    { numRuns: 100 },
  );
});

test('any births in one chart', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyBody,
      anySubjects,
      anyMethod,
      anyQuery,
      async ({ subject: _, ...casting }, subjects, method, query) => {
        await expectAnswer(compare('composite', { subjects, ...method, ...casting }, query), CompositeResponse);
      },
    ),
    { numRuns: 150 },
  );
});

test('any transits to any birth', async () => {
  await fc.assert(
    fc.asyncProperty(anyBody, anySubjects, anyQuery, async ({ subject, ...casting }, [other], query) => {
      const { birth_datetime: transit_datetime, birth_location: location } = other ?? subject;
      const sent = { subject, transit_datetime, location, ...casting };
      await expectAnswer(compare('natal-transits', sent, query), NatalTransitsResponse);
    }),
    { numRuns: 100 },
  );
});
