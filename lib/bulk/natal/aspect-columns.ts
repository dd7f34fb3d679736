import { roundTo } from '../../answers/rounding.ts';
import type { Aspect } from '../../astro/chart/aspects/point.ts';
import { CHART_OBJECTS, type ChartObjectId } from '../../base/catalog/chart-objects.ts';
import type { BulkColumn, ColumnValue } from '../column.ts';
import type { ChartColumn, ChartRow, Pair } from './chart-row.ts';

type AspectColumn = Omit<BulkColumn, 'name' | 'description'> & {
  readonly member: string;
  readonly describe: (pair: string) => string;
  readonly list: (row: ChartRow) => ChartRow['aspects'];
  readonly read: (aspect: Aspect, decimals: number) => ColumnValue;
};

const inLongitude = ({ aspects }: ChartRow) => aspects;
const inDeclination = ({ declinationAspects }: ChartRow) => declinationAspects;

const ASPECT_COLUMNS: readonly AspectColumn[] = [
  {
    member: 'aspect',
    group: 'aspects',
    type: 'name',
    describe: (pair) => `Aspect between ${pair}; null where none is within its orb`,
    list: inLongitude,
    read: ({ aspect }) => aspect,
  },
  {
    member: 'orb',
    group: 'aspect_orbs',
    type: 'double',
    unit: 'degrees',
    describe: (pair) => `Orb of the aspect between ${pair}`,
    list: inLongitude,
    read: ({ orbDeg }, decimals) => roundTo(orbDeg, decimals),
  },
  {
    member: 'applying',
    group: 'aspects_applying',
    type: 'boolean',
    describe: (pair) => `Whether the aspect between ${pair} applies; null where none moves`,
    list: inLongitude,
    read: ({ applying }) => applying,
  },
  {
    member: 'parallel',
    group: 'parallels',
    type: 'name',
    describe: (pair) => `parallel or contraparallel of ${pair}; with options.include_declination_aspects`,
    list: inDeclination,
    read: ({ aspect }) => aspect,
  },
];

/** Groups whose columns need the aspects of a chart. */
export const ASPECT_GROUPS: ReadonlySet<string> = new Set(ASPECT_COLUMNS.map(({ group }) => group));

/** One column for each pair of points: what a query about one aspect names, and nothing to unnest. */
export const listAspectColumns = (pairs: readonly Pair[]): readonly ChartColumn[] =>
  ASPECT_COLUMNS.flatMap(({ member, describe, list, read, ...column }) =>
    pairs.map(([first, second], number) => ({
      ...column,
      name: `${first}_${second}_${member}`,
      description: describe(`${toLabel(first)} and ${toLabel(second)}`),
      read: (row) => {
        const aspect = list(row)[number];
        return aspect ? read(aspect, row.decimals) : null;
      },
    })),
  );

const toLabel = (id: string): string => (id in CHART_OBJECTS ? CHART_OBJECTS[id as ChartObjectId].name : id);
