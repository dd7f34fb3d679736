import type { PracticeInputs, TownOfCountry } from '../../../../layers/places/build/local-practice/build-practice.ts';
import type { Topology } from '../../../../layers/places/build/local-practice/topology.ts';

/**
 * Two counties of Texas side by side: Austin (48015) from 0° to 1° east and Bowie (48037) from 1° to 2° east, both from 0° to 1°
 * north. They share the arc on the meridian of 1°.
 */
export const TOPOLOGY: Topology = {
  type: 'Topology',
  transform: { scale: [0.01, 0.01], translate: [0, 0] },
  arcs: [
    [
      [100, 0],
      [0, 100],
    ],
    [
      [100, 100],
      [-100, 0],
      [0, -100],
      [100, 0],
    ],
    [
      [100, 0],
      [100, 0],
      [0, 100],
      [-100, 0],
    ],
  ],
  objects: {
    counties: {
      geometries: [
        { type: 'Polygon', id: '48015', properties: { name: 'Austin' }, arcs: [[0, 1]] },
        { type: 'MultiPolygon', id: '48037', properties: { name: 'Bowie' }, arcs: [[[2, -1]]] },
      ],
    },
    states: { geometries: [{ id: '48', properties: { name: 'Texas' } }] },
  },
};

const ZONE = 'America/Chicago';

/** Three towns in Austin, three in Bowie, and one in France. */
const TOWNS: readonly TownOfCountry[] = [
  ...[0.2, 0.5, 0.8, 1.2, 1.5, 1.8].map((longitudeDeg) => {
    return { latitudeDeg: 0.5, longitudeDeg, timezone: ZONE, countryCode: 'US' };
  }),
  { latitudeDeg: 48.58, longitudeDeg: 7.75, timezone: 'Europe/Paris', countryCode: 'FR' },
];

/** Header of the tables of the United States. */
export const US_HEADER = 'id,state,where,from,to,std,dst,status,source,confidence,note';
const TERRITORY_HEADER = 'id,name,where,from,to,clock,status,source,confidence,note';
const SOURCE_HEADER = 'id,citation,url,license,how_seen';

type Tables = Partial<Record<'states' | 'records' | 'territories' | 'sources', readonly string[]>>;

export const STATE_ROW = 'tx-1,TX,*,1919-10-26,1942-02-09,-6,US,settled,A,high,';
export const TERRITORY_ROW =
  'fr-1,Alsace,"zones:Europe/Paris;circle:48.6,7.8,20",1893-04-01,1918-11-17,zone:Europe/Berlin,settled,A B,high,"law, 1893"';
const SOURCE_ROWS = ['A,First,https://a.example,public domain,read whole', 'B,Second,https://b.example,facts,excerpt'];

/** Tables with these rows, one rule and two sources by default. */
export function writeTables({ states = [STATE_ROW], records = [], territories = [TERRITORY_ROW], sources }: Tables) {
  const write = (header: string, rows: readonly string[]): string => `${[header, ...rows].join('\n')}\n`;
  return {
    'us-states.csv': write(US_HEADER, states),
    'us-records.csv': write(US_HEADER, records),
    'territories.csv': write(TERRITORY_HEADER, territories),
    'sources.csv': write(SOURCE_HEADER, sources ?? SOURCE_ROWS),
  };
}

export function createInputs(tables: Tables): PracticeInputs {
  const isZone = (name: string): boolean => [ZONE, 'Europe/Paris', 'Europe/Berlin'].includes(name);
  return { tables: writeTables(tables), topology: TOPOLOGY, towns: TOWNS, isZone };
}
