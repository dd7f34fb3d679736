import { expect, it } from 'vitest';
import { openGeocodingProvider } from '../../../../../lib/adapters/places/providers/open.ts';
import { zoneLookup } from '../../../../support/services.ts';
import { GAZETTEER, HARBOUR } from './gazetteer.ts';

const geocoder = openGeocodingProvider({ kind: 'embedded' }, { gazetteer: GAZETTEER, zoneLookup });
const { population: _, ...SHOWN } = HARBOUR;

it('finds places by name and omits the population, which only ranks them', async () => {
  const { result, attribution, warnings } = await geocoder.search('Harbour', 3);
  expect(result).toEqual([SHOWN]);
  expect(attribution).toBe(GAZETTEER.attribution);
  expect(warnings).toEqual([]);
});

it('returns the nearest place, with a warning when it is far away', async () => {
  const { result, warnings } = await geocoder.reverse(0, 0);
  expect(result).toEqual({ ...SHOWN, distanceKm: 300 });
  expect(warnings).toEqual([
    { code: 'PlaceFarAway', message: 'Harbour, Somewhere is the nearest place, 300 km away.' },
  ]);
});
