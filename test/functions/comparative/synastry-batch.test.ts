import { expect, test } from 'vitest';
import { bornAt, postBatch, SYNASTRY_BATCH } from '../../support/batches.ts';

test('422 an answer that is too large to be sent says how to make it smaller', async () => {
  const options = {
    verbosity: 'detailed',
    include_analysis: true,
    include_minor_aspects: true,
    include_declination_aspects: true,
    include_hermetic_lots: true,
    formatted: true,
    orbs: Object.fromEntries(['conjunction', 'sextile', 'square', 'trine', 'opposition'].map((id) => [id, 15])),
  };
  const subjects = Array.from({ length: 49 }, (_, year) => bornAt(`${1950 + year}-06-15T14:30:00`));
  const { status, body } = await postBatch(SYNASTRY_BATCH, subjects, {
    options,
    configuration: { object_set: 'full' },
  });
  expect(status).toBe(422);
  expect(body.error).toBe('AnswerTooLarge');
  expect(body.detail).toMatch(/^The answer has [\d.]+ MB; 6\.3 can be sent\.$/);
});
