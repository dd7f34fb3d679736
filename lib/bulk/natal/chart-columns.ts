import { JULIAN_DAY_DECIMALS, roundTo, toZodiacPosition } from '../../answers/rounding.ts';
import { QUADRANTS } from '../../astro/chart/analysis/quadrant.ts';
import { type ChartHouses, hasCusps, hasDivisions } from '../../astro/chart/houses.ts';
import { signOf } from '../../astro/sky/zodiac/sign-position.ts';
import { PATTERN_TYPES } from '../../base/catalog/patterns.ts';
import { ELEMENTS, MODALITIES, POLARITIES } from '../../base/catalog/signs.ts';
import type { LongitudeDeg } from '../../base/units/angle.ts';
import type { ChartColumn, ChartRow } from './chart-row.ts';
import { countInClass } from './figures.ts';

type Column = Omit<ChartColumn, 'group'>;

const inGroup = (group: string, columns: readonly Column[]): readonly ChartColumn[] =>
  columns.map((column) => ({ ...column, group }));

const MILLISECONDS = 1000;

const BIRTH = inGroup('birth', [
  {
    name: 'utc',
    type: 'timestamp',
    description: 'The instant of the birth; local noon where the time is not known',
    read: ({ natal }) => Math.round(natal.subject.moment.instant * MILLISECONDS),
  },
  {
    name: 'utc_offset_seconds',
    type: 'int32',
    unit: 'seconds',
    description: 'Local clock minus UTC',
    read: ({ natal }) => natal.subject.moment.offsetSeconds,
  },
  {
    name: 'timezone',
    type: 'name',
    description: 'Zone that the local time was read in; null where an offset was stated alone',
    read: ({ natal }) => natal.subject.moment.timezone ?? null,
  },
  {
    name: 'latitude',
    type: 'double',
    unit: 'degrees',
    description: 'Latitude of the place of birth, north positive',
    read: ({ natal }) => natal.subject.place.latitudeDeg,
  },
  {
    name: 'longitude',
    type: 'double',
    unit: 'degrees',
    description: 'Longitude of the place of birth, east positive',
    read: ({ natal }) => natal.subject.place.longitudeDeg,
  },
  {
    name: 'birth_time_known',
    type: 'boolean',
    description: 'Whether the time of birth is known; else houses and angles are null',
    read: ({ natal }) => natal.subject.timeIsKnown,
  },
  {
    name: 'time_certainty',
    type: 'name',
    description: 'How sure the instant follows from the local time',
    read: ({ natal }) => natal.subject.moment.resolution.certainty,
  },
]);

const BIRTH_DETAILS = inGroup('birth_details', [
  {
    name: 'julian_day',
    type: 'double',
    unit: 'days',
    description: 'Julian day of the birth in Universal Time',
    read: ({ natal }) => roundTo(natal.subject.moment.jdUt, JULIAN_DAY_DECIMALS),
  },
  {
    name: 'time_source',
    type: 'name',
    description: 'What the offset of the local time was taken from',
    read: ({ natal }) => natal.subject.moment.resolution.source,
  },
  {
    name: 'time_status',
    type: 'name',
    description: 'Whether the local time is unique, occurred twice or never',
    read: ({ natal }) => natal.subject.moment.resolution.status,
  },
  {
    name: 'handle',
    type: 'text',
    description: 'Chart handle: other endpoints take it in place of the birth',
    read: ({ natal }) => natal.subject.handle ?? null,
  },
]);

const ANGLES: readonly (readonly [name: string, label: string, read: (houses: ChartHouses) => LongitudeDeg])[] = [
  ['ascendant', 'the Ascendant', ({ ascendantDeg }) => ascendantDeg],
  ['midheaven', 'the Midheaven', ({ midheavenDeg }) => midheavenDeg],
];

const MORE_ANGLES: typeof ANGLES = [
  ['descendant', 'the Descendant', ({ descendantDeg }) => descendantDeg],
  ['imum_coeli', 'the Imum Coeli', ({ imumCoeliDeg }) => imumCoeliDeg],
  ['vertex_angle', 'the Vertex', ({ vertexDeg }) => vertexDeg],
  ['east_point', 'the equatorial Ascendant', ({ eastPointDeg }) => eastPointDeg],
];

const toAngleColumns = ([name, label, read]: (typeof ANGLES)[number]): readonly Column[] => [
  {
    name: `${name}_longitude`,
    type: 'double',
    unit: 'degrees',
    description: `Ecliptic longitude of ${label}; null without a time of birth`,
    read: (row) => readLongitude(row, read),
  },
  {
    name: `${name}_sign`,
    type: 'name',
    description: `Sign of ${label}`,
    read: ({ natal }) => (natal.chart.horizon ? signOf(read(natal.chart.horizon.houses)) : null),
  },
];

function readLongitude({ natal, decimals }: ChartRow, read: (houses: ChartHouses) => LongitudeDeg | undefined) {
  const houses = natal.chart.horizon?.houses;
  const longitude = houses && read(houses);
  return longitude === undefined ? null : toZodiacPosition(longitude, decimals).longitude;
}

const HOUSES = Array.from({ length: 12 }, (_, index) => index);

const CUSPS = inGroup(
  'cusps',
  HOUSES.map((index) => ({
    name: `house_${index + 1}_cusp`,
    type: 'double',
    unit: 'degrees',
    description: `Ecliptic longitude of the cusp of house ${index + 1}; null where the chart has no houses`,
    read: (row) => readLongitude(row, (houses) => (hasCusps(houses) ? houses.cuspsDeg[index] : undefined)),
  })),
);

const HORIZON = inGroup('sect', [
  {
    name: 'sect',
    type: 'name',
    description: 'day or night: where the Sun stands; null without a time of birth',
    read: ({ natal: { chart } }) => (chart.horizon ? (chart.horizon.isDayChart ? 'day' : 'night') : null),
  },
  {
    name: 'house_system_used',
    type: 'name',
    description: 'Letter of the house system; another than the one asked for where that is undefined',
    read: ({ natal: { chart } }) =>
      (chart.horizon && hasDivisions(chart.horizon.houses) && chart.horizon.houses.usedSystem) || null,
  },
]);

/** A column with the number of planets in a class. */
const toCountColumn = (name: string, words: string, read: (row: ChartRow) => number | undefined): Column => ({
  name,
  type: 'int8',
  description: `Number of ${words}`,
  read: (row) => read(row) ?? null,
});

/** Classes of signs, each of which repeats from Aries on. */
const toClassColumns = (name: string, ids: readonly string[], toWords: (id: string) => string): readonly Column[] =>
  ids.map((id, first) =>
    toCountColumn(`${name}_${id}`, toWords(id), ({ figures }) => countInClass(figures.signs, first, ids.length)),
  );

const FACTS = inGroup('facts', [
  ...toClassColumns('element', ELEMENTS, (id) => `planets, Sun to Pluto, in signs of ${id}`),
  ...toClassColumns('modality', MODALITIES, (id) => `planets in ${id} signs`),
  ...toClassColumns('polarity', POLARITIES, (id) => `planets in ${id} signs`),
  ...QUADRANTS.map((id) =>
    toCountColumn(
      `quadrant_${id}`,
      `planets in the ${id} quadrant from the Ascendant on`,
      ({ figures }) => figures.quadrants && (figures.quadrants.get(id) ?? 0),
    ),
  ),
  ...PATTERN_TYPES.map((id) =>
    toCountColumn(
      `pattern_${id}`,
      `figures of type ${id} among Sun to Pluto`,
      ({ figures }) => figures.patterns.get(id) ?? 0,
    ),
  ),
  ...(['sign', 'house', 'cluster'] as const).map((kind) =>
    toCountColumn(
      `stelliums_by_${kind}`,
      `stelliums of three planets or more by ${kind}`,
      ({ figures }) => figures.stelliums.get(kind) ?? 0,
    ),
  ),
  {
    name: 'shape',
    type: 'name',
    description: 'Shape of the chart by the gaps between Sun to Pluto; null where the chart lacks one of them',
    read: ({ figures }) => figures.shape?.id ?? null,
  },
]);

const WARNINGS = inGroup('warnings', [
  {
    name: 'warnings',
    type: 'name',
    description: 'Codes of the warnings of the answer, in its order, with spaces between; null where there are none',
    read: ({ natal }) => natal.chart.warnings.map(({ code }) => code).join(' ') || null,
  },
]);

/** The columns before those of the objects. */
export const FIRST_COLUMNS: readonly ChartColumn[] = [...BIRTH, ...BIRTH_DETAILS];

/** The columns between those of the objects and those of the aspects. */
export const HORIZON_COLUMNS: readonly ChartColumn[] = [
  ...inGroup('angles', ANGLES.flatMap(toAngleColumns)),
  ...inGroup('more_angles', MORE_ANGLES.flatMap(toAngleColumns)),
  ...CUSPS,
  ...HORIZON,
];

export const LAST_COLUMNS: readonly ChartColumn[] = [...FACTS, ...WARNINGS];
