import { expect, test } from 'vitest';
import { transitBodyList } from '../../../functions/predictive/names.ts';
import { toJsonSchema } from '../../../lib/schemas/json-schema.ts';
import { TimezoneRef } from '../../../lib/schemas/timezone.ts';

test('a list of names that may each be given once says so to whoever reads the schema alone', () => {
  const planets = transitBodyList('Bodies', ['sun']);
  expect(planets.safeParse(['sun', 'sun']).success).toBe(false);
  expect(toJsonSchema(planets, 'input')).toMatchObject({ type: 'array', uniqueItems: true, description: 'Bodies' });
});

test('so does a time zone, which is written in one way', () => {
  expect(TimezoneRef.safeParse({ iana_name: 'Europe/Paris', utc_offset_seconds: 0 }).success).toBe(false);
  expect(toJsonSchema(TimezoneRef, 'input')).toMatchObject({ $defs: { TimezoneRef: { maxProperties: 1 } } });
});
