import { expect, test } from 'vitest';
import { SIZES } from '../../../lib/base/catalog/sizes.ts';
import { PlaceLookup } from '../../../lib/charts/place-lookup.ts';
import { geocoder } from '../../support/services.ts';

const MOST_NAMES = SIZES.subjects_per_batch.maximum;

/** Looks up as many different names, and counts how many of them the geocoder receives. */
async function lookUpNames(count: number) {
  const received: string[] = [];
  const matchName: typeof geocoder.matchName = (name, countryCode) => {
    received.push(name);
    return geocoder.matchName(name, countryCode);
  };
  const places = new PlaceLookup();
  const requests = Array.from({ length: count }, (_, index) => `Nowhere ${index}`).map(
    (name) => ({ name, countryCode: undefined, policy: 'best' }) as const,
  );
  for (const request of requests) places.find(request);
  await places.lookUp(Object.assign(Object.create(geocoder), { matchName }));
  return { received, results: requests.map((request) => places.find(request)) };
}

test('as many names as a batch has subjects are looked up', async () => {
  expect((await lookUpNames(MOST_NAMES)).received).toHaveLength(MOST_NAMES);
});

test('more names than a valid request has are refused without a look-up', async () => {
  const { received, results } = await lookUpNames(MOST_NAMES + 1);
  expect(received).toEqual([]);
  for (const result of results) expect(result).toHaveProperty('fault.message');
});
