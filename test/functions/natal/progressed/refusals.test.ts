import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProgressedResponse } from '../../../../functions/natal/progressed/contract.ts';
import { ANGLE_METHODS } from '../../../../lib/astro/timing/progressions/angles.ts';
import { PROGRESSION_METHODS, RATE_CONVENTIONS } from '../../../../lib/astro/timing/progressions/rates.ts';
import { anyBody } from '../../../support/fuzz/chart-request.ts';
import { withDamage } from '../../../support/fuzz/damage.ts';
import { anyDatetime } from '../../../support/fuzz/moments.ts';
import { expectWellAnswered } from '../../../support/fuzz/well-answered.ts';
import { send } from '../../../support/natal.ts';
import { birth, TROMSO } from '../birth.ts';
import { PATH, sendProgressed } from './progressed-request.ts';

test('valid and nearly valid requests get documented answers', async () => {
  const anyProgressed = fc
    .record({
      body: anyBody,
      progressed_datetime: anyDatetime,
      progression_method: fc.constantFrom(...PROGRESSION_METHODS),
      rate_convention: fc.constantFrom(...RATE_CONVENTIONS),
      angle_method: fc.constantFrom(...ANGLE_METHODS),
    })
    .map(({ body, progressed_datetime, ...progression }) => ({
      ...body,
      progressed_datetime,
      configuration: { ...body.configuration, ...progression },
    }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(anyProgressed, withDamage(anyProgressed)), async (body) => {
      expectWellAnswered(await send({ path: PATH, body }), ProgressedResponse);
    }),
    { numRuns: 150 },
  );
});

describe('400', () => {
  test('DatetimeOutOfRange where the progressed moment lies outside the files', async () => {
    const configuration = { progression_method: 'minor' };
    const { status, body } = await sendProgressed({ progressed_datetime: { iso: '9990-01-01' }, configuration });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'DatetimeOutOfRange' });
    expect(body.detail).toContain('progressed moment');
    expect(body.errors[0].location).toBe('body.progressed_datetime');
  });

  test('ValidationError without a moment of life', async () => {
    const { status, body } = await send({ path: PATH, body: { subject: birth() } });
    expect(status).toBe(400);
    expect(body.errors[0].location).toBe('body.progressed_datetime');
  });

  test('ValidationError for an unknown method, with the known ones', async () => {
    const { status, body } = await sendProgressed({ configuration: { progression_method: 'quaternary' } });
    expect(status).toBe(400);
    expect(body.errors[0].location).toBe('body.configuration.progression_method');
    expect(body.errors[0].message).toContain('tertiary');
  });

  test('all faults of the configuration at once, those of every chart among them', async () => {
    const { status, body } = await sendProgressed({
      configuration: { angle_method: 'arc', ayanamsa: 'lahiri', object_set: 'custom' },
    });
    expect(status).toBe(400);
    const locations = body.errors.map(({ location }: { location: string }) => location);
    expect(locations).toEqual(
      expect.arrayContaining([
        'body.configuration.angle_method',
        'body.configuration.objects',
        'body.configuration.zodiac_type',
      ]),
    );
  });

  test('InvalidDatetime for a day that no calendar has', async () => {
    const { status, body } = await sendProgressed({ progressed_datetime: { iso: '2020-02-30' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: 'InvalidDatetime' });
  });
});

describe('422', () => {
  test('NonexistentLocalTime where such a moment of life is to be refused', async () => {
    const progressed_datetime = { iso: '2020-03-29T02:30:00', disambiguation: 'reject' };
    const { status, body } = await sendProgressed({ progressed_datetime });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'NonexistentLocalTime' });
  });

  test('HouseSystemUndefined beyond the polar circle where the fallback is error', async () => {
    const members = { subject: birth({ birth_location: TROMSO }), configuration: { polar_fallback: 'error' } };
    const { status, body } = await sendProgressed(members);
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'HouseSystemUndefined' });
  });
});
