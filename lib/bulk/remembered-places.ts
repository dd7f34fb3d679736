import type { BulkServices } from './operation.ts';

/** Entries of each look-up; a collection of births has some thousand places. */
const MAX_ENTRIES = 20_000;

/** Services that look the zone, the clocks and the calendars of each place up once: births of one town share them. */
export function rememberPlaces(services: BulkServices): BulkServices {
  const { zoneLookup, localPractice, calendars } = services;
  return {
    ...services,
    zoneLookup: { ...zoneLookup, grid: zoneLookup.grid, zonesAt: remember((...at) => zoneLookup.zonesAt(...at)) },
    localPractice: { version: localPractice.version, rulesAt: remember((...at) => localPractice.rulesAt(...at)) },
    calendars: {
      get version() {
        return calendars.version;
      },
      historyAt: remember((...at) => calendars.historyAt(...at)),
    },
  };
}

/** A pure function that keeps what it gave. */
function remember<Given extends readonly (number | string)[], Found>(find: (...given: Given) => Found) {
  const found = new Map<string, Found>();
  return (...given: Given): Found => {
    const key = given.join();
    const known = found.get(key);
    if (known !== undefined) return known;
    if (found.size >= MAX_ENTRIES) found.clear();
    const value = find(...given);
    found.set(key, value);
    return value;
  };
}
