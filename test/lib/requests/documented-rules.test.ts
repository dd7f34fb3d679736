import { expect, test } from 'vitest';
import { transitBodyList } from '../../../functions/predictive/names.ts';
import { toJsonSchema } from '../../../lib/requests/json-schema.ts';
import { TimezoneRef } from '../../../lib/requests/timezone.ts';

test('the JSON Schema of a list of unique names states that items are unique', () => {
  const planets = transitBodyList('Bodies', ['sun']);
  expect(planets.safeParse(['sun', 'sun']).success).toBe(false);
  expect(toJsonSchema(planets, 'input')).toMatchObject({ type: 'array', uniqueItems: true, description: 'Bodies' });
});

test('the JSON Schema of a time zone has a zone and an offset as two forms', () => {
  expect(TimezoneRef.safeParse({ iana_name: 'Europe/Paris', utc_offset_seconds: 0 }).success).toBe(false);
  const members = ({ properties = {} }: { properties?: object }) => Object.keys(properties);
  const { $defs } = toJsonSchema(TimezoneRef, 'input') as { $defs: { TimezoneRef: { oneOf: object[] } } };
  expect($defs.TimezoneRef.oneOf.map(members)).toEqual([['iana_name', 'name'], ['utc_offset_seconds'], []]);
});
