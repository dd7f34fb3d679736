import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildContract } from '../../../infra/build/openapi.ts';
import { TWO_BIRTHS } from '../../../lib/requests/birth-examples.ts';
import { anyBody, anyQuery } from '../../support/fuzz/chart-request.ts';
import { send } from '../../support/natal.ts';
import { birth } from './birth.ts';

const path = '/ephemeris/natal/batch';

/** The text of an answer without what no two requests share: the clock's figures. */
function timeless(text: string): string {
  return text
    .replace(/,"metadata":\{"processing_time_ms":[\d.]+\}\}$/, '}')
    .replaceAll(/"calculation_time":"[^"]+"/g, '"calculation_time":""');
}

test('each chart is byte for byte what the single endpoint answers, with any settings', async () => {
  const anyBatch = fc.tuple(fc.array(anyBody, { minLength: 1, maxLength: 4 }), anyQuery);
  await fc.assert(
    fc.asyncProperty(anyBatch, async ([bodies, anything]) => {
      const query = anything as Record<string, string>;
      const [{ configuration, options }] = bodies as [(typeof bodies)[number]];
      const subjects = bodies.map(({ subject }) => subject);
      const { status, body, text } = await send({ path, query, body: { subjects, configuration, options } });
      expect(status, text).toBe(200);
      for (const [index, subject] of subjects.entries()) {
        const single = await send({ query, body: { subject, configuration, options } });
        if (single.status === 200) expect(timeless(JSON.stringify(body.charts[index]))).toBe(timeless(single.text));
        else expect(body.charts[index]).toMatchObject({ success: false, index, error: single.body.error });
      }
    }),
    { numRuns: 40 },
  );
});

test('all charts are of one clock', async () => {
  const { body } = await send({ path, body: { subjects: [birth(), birth(), birth()] } });
  const times = body.charts.map(
    ({ data }: { data: { metadata: { calculation_time: string } } }) => data.metadata.calculation_time,
  );
  expect(new Set(times).size).toBe(1);
});

test('the contract shows the schema that each subject is held against', async () => {
  const { openapi } = await buildContract();
  expect(openapi).toHaveProperty('components.schemas.NatalBatchRequest.properties.subjects', {
    type: 'array',
    description: expect.any(String),
    examples: [TWO_BIRTHS],
    items: { $ref: '#/components/schemas/Subject' },
    minItems: 1,
    maxItems: 50,
  });
  expect(openapi).toHaveProperty('components.schemas.Subject.oneOf[0].properties.birth_datetime');
});
