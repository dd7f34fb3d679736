import { formatDisplayName } from '../../../astro/clock/places/display-name.ts';
import type { GazetteerPlace } from '../../../astro/clock/places/gazetteer.ts';
import type { GazetteerFile } from './file.ts';
import { DEGREE_SCALE, NO_REGION } from './layout.ts';

/** Creates a function that decodes one text of a column on demand. */
function createTextReader(texts: Uint8Array, starts: Uint32Array): (index: number) => string {
  const bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength);
  return (index) => bytes.toString('utf8', starts[index], starts[index + 1]);
}

/** Creates a function that converts a row of the file to a place. */
export function createPlaceReader({ header, columns }: GazetteerFile): (row: number) => GazetteerPlace {
  const nameOf = createTextReader(columns.names, columns.nameStarts);
  const regionName = createTextReader(columns.regionNames, columns.regionNameStarts);
  const regionOf = (region = NO_REGION): string | undefined => (region === NO_REGION ? undefined : regionName(region));

  function readParts(row: number) {
    const city = columns.cities[row] ?? row;
    const county = columns.sharesName[row] === 1 ? regionOf(columns.counties[row]) : undefined;
    return {
      name: nameOf(row),
      city: city === row ? undefined : nameOf(city),
      county,
      state: regionOf(columns.states[row]),
      country: regionName(columns.countries[row] ?? 0),
    };
  }

  return (row) => {
    const parts = readParts(row);
    return {
      name: parts.name,
      display_name: formatDisplayName(parts),
      latitude: (columns.latitudes[row] ?? 0) / DEGREE_SCALE,
      longitude: (columns.longitudes[row] ?? 0) / DEGREE_SCALE,
      country: parts.country,
      country_code: header.countryCodes[columns.countries[row] ?? 0] ?? '',
      ...(parts.state === undefined ? {} : { state: parts.state }),
      city: parts.city ?? parts.name,
      timezone: header.zones[columns.zones[row] ?? 0] ?? '',
      population: columns.populations[row] ?? 0,
    };
  };
}
