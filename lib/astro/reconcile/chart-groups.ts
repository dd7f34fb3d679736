import { DASHA_YEARS } from '../../base/catalog/dashas.ts';
import { HOUSE_SYSTEMS, type HouseSystemCode, TWELVE_HOUSE_CODES } from '../../base/catalog/house-systems.ts';
import type { WallSeconds } from '../../base/units/time.ts';
import type { StatedCheck } from './claim.ts';
import type { Print, ReadingComparison } from './compare.ts';
import type { MomentChoice } from './moments.ts';
import type { ChartChoices, View } from './sky-points.ts';
import { changeOf, type SlipChoice, UNCHANGED, type Variation } from './slip.ts';

/** A choice of the other program that only some checks depend on. */
export interface ChartChoice extends SlipChoice {
  readonly apply: (at: ReadingComparison) => ReadingComparison;
}

/** A group of choices, the stated one first, and the checks that depend on it. */
export interface ChoiceGroup {
  readonly name: string;
  readonly variation: Variation;
  readonly choices: readonly ChartChoice[];
  readonly concerns: (check: StatedCheck) => boolean;
}

/** What the choices of a chart depend on. */
export interface ChoiceOptions {
  readonly houseSystem: HouseSystemCode;
  readonly vary: readonly Variation[];
  readonly checks: readonly StatedCheck[];
  /** From midnight, on the clock of the birth; undefined where the Sun does not rise. */
  readonly sunriseSeconds: number | undefined;
}

const set =
  (part: Partial<ChartChoices>) =>
  (at: ReadingComparison): ReadingComparison => ({ ...at, chart: { ...at.chart, ...part } });

const printed =
  (print: Print) =>
  (at: ReadingComparison): ReadingComparison => ({ ...at, print });

/** Rounding and ephemerides make no difference to coarser claims that is worth an explanation. */
const LARGEST_PRINT_DEG = 1;

/** The choice that changes nothing. */
export const same: ChartChoice = { ...UNCHANGED, apply: (at) => at };

const pointOf = (check: StatedCheck) => ('point' in check ? check.point : undefined);

/** Systems that programs offer first; any other one costs 6. */
const HOUSE_COSTS: Partial<Record<HouseSystemCode, number>> = {
  P: 2,
  W: 2,
  E: 3,
  K: 3,
  O: 4,
  R: 4,
  C: 4,
  T: 5,
  V: 5,
  B: 5,
};

const STATED_YEAR = 365.25;

/** Zodiacs mixed in one chart, and an arc tangent that was not brought into its quadrant. */
const ANGLES_CHOICES: readonly ChartChoice[] = [
  {
    ...changeOf(4, 'zodiac', ['one for all points', 'tropical for angles and cusps alone']),
    apply: set({ angles: 'tropical' }),
  },
  {
    ...changeOf(4, 'zodiac', ['one for all points', 'as stated for angles and cusps, another one for bodies']),
    apply: set({ angles: 'stated' }),
  },
  {
    ...changeOf(4, 'nutation', ['with nutation', 'without nutation in angles and cusps alone']),
    apply: set({ angles: 'mean' }),
  },
  { ...changeOf(5, 'angles', ['the Ascendant', 'the Descendant in its place']), apply: set({ angles: 'opposite' }) },
];

const nodeGroup = (stated: 'mean' | 'true', name: 'node' | 'lilith'): readonly ChartChoice[] => {
  const other = stated === 'true' ? 'mean' : 'true';
  return [same, { ...changeOf(2, name, [stated, other]), apply: set({ [name]: other }) }];
};

/** The node or apogee that the claims name first; else the usual one. */
const statedKind = (type: 'node' | 'lilith', checks: readonly StatedCheck[]): 'mean' | 'true' =>
  checks.map(pointOf).flatMap((point) => (point?.type === type && point.kind ? [point.kind] : []))[0] ??
  DEFAULT_KINDS[type];

/** Groups of choices that a search may change and that some check depends on. */
export function listGroups({ houseSystem, checks, vary, sunriseSeconds }: ChoiceOptions): readonly ChoiceGroup[] {
  const stated = (type: 'node' | 'lilith') => statedKind(type, checks);
  const concernsPoint = (type: string) => (check: StatedCheck) => pointOf(check)?.type === type;
  const groups: readonly ChoiceGroup[] = [
    // First: with values cut off, a rounded cusp would look like one of another house system.
    {
      name: 'print',
      variation: 'print',
      choices: [
        same,
        { ...changeOf(3, 'print', ['rounded', 'cut off after the last place']), apply: printed('truncated') },
        { ...changeOf(4, 'ephemeris', ['DE441', 'another ephemeris, within 10″']), apply: printed('approximate') },
      ],
      concerns: (check) => check.type === 'longitude' && check.toleranceDeg < LARGEST_PRINT_DEG,
    },
    {
      name: 'angles',
      variation: 'chart',
      choices: [same, ...ANGLES_CHOICES],
      concerns: (check) =>
        (check.type === 'longitude' || check.type === 'sign') && ['angle', 'cusp'].includes(check.point.type),
    },
    { name: 'node', variation: 'sky', choices: nodeGroup(stated('node'), 'node'), concerns: concernsPoint('node') },
    {
      name: 'lilith',
      variation: 'sky',
      choices: nodeGroup(stated('lilith'), 'lilith'),
      concerns: concernsPoint('lilith'),
    },
    {
      name: 'lots',
      variation: 'chart',
      choices: [
        same,
        { ...changeOf(3, 'lots', ['reversed by night', 'as by day']), apply: set({ lots: 'always_day' }) },
      ],
      concerns: concernsPoint('lot'),
    },
    {
      name: 'house_system',
      variation: 'chart',
      choices: [same, ...listHouseChoices(houseSystem)],
      concerns: (check) => check.type === 'house' || pointOf(check)?.type === 'cusp',
    },
    {
      name: 'dasha_year',
      variation: 'chart',
      choices: [same, ...listYearChoices()],
      concerns: ({ type }) => type === 'dasha',
    },
    {
      name: 'dasha_start',
      variation: 'chart',
      choices: [
        same,
        {
          ...changeOf(6, 'dasha_start', ['the nakshatra of the Moon', 'that of the Ascendant']),
          apply: (at) => ({ ...at, dashaStart: 'ascendant' }),
        },
      ],
      concerns: ({ type }) => type === 'dasha',
    },
    {
      name: 'weekday',
      variation: 'chart',
      choices: [same, ...(sunriseSeconds === undefined ? [] : [fromSunrise(sunriseSeconds)])],
      concerns: ({ type }) => type === 'weekday',
    },
  ];
  return groups.filter(({ variation, concerns }) => vary.includes(variation) && checks.some(concerns));
}

const fromSunrise = (sunriseSeconds: number): ChartChoice => ({
  ...changeOf(1, 'weekday', ['from midnight', 'from sunrise']),
  apply: (at) => ({ ...at, wall: (at.wall - sunriseSeconds) as WallSeconds }),
});

const DEFAULT_KINDS = { node: 'true', lilith: 'mean' } as const;

const listHouseChoices = (stated: HouseSystemCode): readonly ChartChoice[] =>
  TWELVE_HOUSE_CODES.filter((code) => code !== stated)
    .map((code) => ({
      ...changeOf(HOUSE_COSTS[code] ?? 6, 'house_system', [HOUSE_SYSTEMS[stated].name, HOUSE_SYSTEMS[code].name]),
      apply: set({ houseSystem: code }),
    }))
    .sort((a, b) => a.cost - b.cost);

const listYearChoices = (): readonly ChartChoice[] =>
  DASHA_YEARS.filter((year) => year !== STATED_YEAR).map((year) => ({
    ...changeOf(year === 360 ? 3 : 4, 'dasha_year', [
      `${STATED_YEAR} days`,
      year === 'solar' ? 'true returns of the Sun' : `${year} days`,
    ]),
    apply: (at) => ({ ...at, dashaYear: year }),
  }));

interface Viewed {
  readonly view: View;
  readonly moment: MomentChoice;
}

/** The chart as we cast it, for a moment and a sky. */
export function createStatedComparison(
  { view, moment }: Viewed,
  options: Pick<ChoiceOptions, 'houseSystem' | 'checks'>,
): ReadingComparison {
  return {
    view,
    wall: moment.wall,
    print: 'rounded',
    dashaYear: STATED_YEAR,
    dashaStart: 'moon',
    chart: {
      node: statedKind('node', options.checks),
      lilith: statedKind('lilith', options.checks),
      houseSystem: options.houseSystem,
      lots: 'by_sect',
      angles: 'alike',
    },
  };
}
