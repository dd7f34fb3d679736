import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OTHER_NAMES_FILE, writeOtherNames } from './exonyms.ts';
import { withSources } from './fetch.ts';
import { mergePlaces } from './merge.ts';
import { otherNamesOf } from './other-names.ts';
import { readSources } from './read-sources.ts';

await withSources((folder) => {
  const { cities, records } = readSources(folder);
  const rows = mergePlaces(cities, records)
    .map((place) => ({ place, names: otherNamesOf(place) }))
    .filter(({ names }) => names.length > 0);
  writeFileSync(join(import.meta.dirname, OTHER_NAMES_FILE), writeOtherNames(rows));
});
