import { describe, expect, test } from 'vitest';
import { bornAt, postBatch, SYNASTRY_BATCH } from '../../support/batches.ts';

const born = bornAt('1990-06-15T14:30:00');

describe('400', () => {
  test.each([
    ['no birth', { subject_a: undefined }, 'ValidationError', 'body.subject_a'],
    ['a date that does not exist', { subject_a: bornAt('1990-06-31T14:30:00') }, 'InvalidDatetime', 'body.subject_a'],
    ['two partners', { subject_b: born }, 'ValidationError', 'body.subject_b'],
  ])('subject_a: %s refuses the whole request', async (_, members, error, location) => {
    const { status, body } = await postBatch(SYNASTRY_BATCH, [born], members);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error, errors: [{ location: expect.stringContaining(location) }] });
  });
});

test('400 a birth that all are compared with, but no ephemeris covers', async () => {
  const { status, body } = await postBatch(SYNASTRY_BATCH, [born], { subject_a: bornAt('4000-06-15T14:30:00Z') });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: 'DatetimeOutOfRange', errors: [{ location: 'body.subject_a.birth_datetime' }] });
});

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

test('handles stand for births, and settings of the request come before theirs', async () => {
  const { body } = await postBatch(SYNASTRY_BATCH, [born]);
  const [{ data }] = body.comparisons;
  const [a, b] = [data.chart_a.subject.handle, data.chart_b.subject.handle];
  const byHandle = await postBatch(SYNASTRY_BATCH, [b, 'c1.x'], { subject_a: a });
  expect(byHandle.body.comparisons[0].data.aspects).toEqual(data.aspects);
  expect(byHandle.body.comparisons[1]).toMatchObject({
    success: false,
    errors: [{ location: 'body.subjects[1]', message: expect.stringContaining('handle') }],
  });
});
