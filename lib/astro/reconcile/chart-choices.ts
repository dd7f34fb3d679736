import { DASHA_YEARS } from '../../base/catalog/dashas.ts';
import { HOUSE_SYSTEMS, type HouseSystemCode, TWELVE_HOUSE_CODES } from '../../base/catalog/house-systems.ts';
import { coincidenceOf, type StatedCheck } from './claim.ts';
import { type CheckVerdict, compareCheck, type Print, type ReadingComparison, slackOf } from './compare.ts';
import type { MomentChoice } from './moments.ts';
import type { ChartChoices, SkyPoints, View } from './sky-points.ts';
import { type Change, changeOf, type SlipChoice, UNCHANGED, type Variation } from './slip.ts';

/** A choice of the other program that only some checks depend on. */
interface ChartChoice extends SlipChoice {
  readonly apply: (at: ReadingComparison) => ReadingComparison;
}

/** A group of choices, the stated one first, and the checks that depend on it. */
interface ChoiceGroup {
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
}

/** A group whose choice was changed: how many there are, and which checks depend on it. */
export interface ChangedGroup {
  readonly size: number;
  readonly concerns: (check: StatedCheck) => boolean;
}

/** A reading with its chart: what agrees, and what had to be chosen for it. */
export interface ChosenChart {
  readonly at: ReadingComparison;
  /** In the order of the checks. */
  readonly verdicts: readonly CheckVerdict[];
  readonly changes: readonly Change[];
  readonly changedGroups: readonly ChangedGroup[];
  /** Of the choices of the chart alone. */
  readonly cost: number;
  /** Negative logarithm of the probability that so much agrees by chance. */
  readonly information: number;
}

const set =
  (part: Partial<ChartChoices>) =>
  (at: ReadingComparison): ReadingComparison => ({ ...at, chart: { ...at.chart, ...part } });

const printed =
  (print: Print) =>
  (at: ReadingComparison): ReadingComparison => ({ ...at, print });

/** Rounding and ephemerides make no difference to coarser claims that is worth an explanation. */
const LARGEST_PRINT_DEG = 1;

const same: ChartChoice = { ...UNCHANGED, apply: (at) => at };

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

const YEARS = DASHA_YEARS.filter((year): year is Exclude<typeof year, 'solar'> => year !== 'solar');
const STATED_YEAR = 365.25;

const nodeGroup = (stated: 'mean' | 'true', name: 'node' | 'lilith'): readonly ChartChoice[] => {
  const other = stated === 'true' ? 'mean' : 'true';
  return [same, { ...changeOf(2, name, [stated, other]), apply: set({ [name]: other }) }];
};

/** The node or apogee that the claims name first; else the usual one. */
const statedKind = (type: 'node' | 'lilith', checks: readonly StatedCheck[]): 'mean' | 'true' =>
  checks.map(pointOf).flatMap((point) => (point?.type === type && point.kind ? [point.kind] : []))[0] ??
  DEFAULT_KINDS[type];

/** Groups of choices that a search may change and that some check depends on. */
export function listGroups({ houseSystem, checks, vary }: ChoiceOptions): readonly ChoiceGroup[] {
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
  ];
  return groups.filter(({ variation, concerns }) => vary.includes(variation) && checks.some(concerns));
}

const DEFAULT_KINDS = { node: 'true', lilith: 'mean' } as const;

const listHouseChoices = (stated: HouseSystemCode): readonly ChartChoice[] =>
  TWELVE_HOUSE_CODES.filter((code) => code !== stated)
    .map((code) => ({
      ...changeOf(HOUSE_COSTS[code] ?? 6, 'house_system', [HOUSE_SYSTEMS[stated].name, HOUSE_SYSTEMS[code].name]),
      apply: set({ houseSystem: code }),
    }))
    .sort((a, b) => a.cost - b.cost);

const listYearChoices = (): readonly ChartChoice[] =>
  YEARS.filter((year) => year !== STATED_YEAR).map((year) => ({
    ...changeOf(year === 360 ? 3 : 4, 'dasha_year', [`${STATED_YEAR} days`, `${year} days`]),
    apply: (at) => ({ ...at, dashaYearDays: year }),
  }));

interface Viewed {
  readonly view: View;
  readonly moment: MomentChoice;
}

/** The chart as we cast it, for a moment and a sky. */
export function createStatedComparison(
  { view, moment }: Viewed,
  options: Omit<ChoiceOptions, 'vary'>,
): ReadingComparison {
  return {
    view,
    wall: moment.wall,
    print: 'rounded',
    dashaYearDays: STATED_YEAR,
    chart: {
      node: statedKind('node', options.checks),
      lilith: statedKind('lilith', options.checks),
      houseSystem: options.houseSystem,
      lots: 'by_sect',
    },
  };
}

/** Negative logarithm of the probability that a check agrees by chance. */
export const informationOf = (check: StatedCheck, slackDeg?: number): number =>
  Math.min(MOST_INFORMATION, -Math.log(coincidenceOf(check, slackDeg)));
/** A claim of many decimals says no more than one to a tenth of a second of arc. */
const MOST_INFORMATION = 14;

/** Compares the checks of a reading, and changes the choices of its chart where that lets more agree than it costs. */
export function chooseChart(
  groups: readonly ChoiceGroup[],
  {
    at: stated,
    checks,
    sky,
  }: { readonly at: ReadingComparison; readonly checks: readonly StatedCheck[]; readonly sky: SkyPoints },
): ChosenChart {
  let chosen = { at: stated, cost: 0, changes: [] as readonly Change[], changedGroups: [] as readonly ChangedGroup[] };
  const gain = (at: ReadingComparison, concerned: readonly StatedCheck[]): number =>
    concerned.reduce(
      (sum, check) => sum + (compareCheck(check, at, sky).agrees ? informationOf(check, slackOf(at.print)) : 0),
      0,
    );
  for (const group of groups) {
    const concerned = checks.filter(group.concerns);
    if (concerned.length === 0) continue;
    const own = gain(chosen.at, concerned);
    let best = { net: own, choice: same };
    for (const choice of group.choices.slice(1)) {
      const at = choice.apply(chosen.at);
      const net = gain(at, concerned) - choice.cost;
      if (net > best.net) best = { net, choice };
    }
    if (best.choice === same) continue;
    chosen = {
      at: best.choice.apply(chosen.at),
      cost: chosen.cost + best.choice.cost,
      changes: [...chosen.changes, ...best.choice.changes],
      changedGroups: [...chosen.changedGroups, { size: group.choices.length, concerns: group.concerns }],
    };
  }
  const verdicts = checks.map((check) => compareCheck(check, chosen.at, sky));
  const information = checks.reduce(
    (sum, check, index) => sum + (verdicts[index]?.agrees ? informationOf(check, slackOf(chosen.at.print)) : 0),
    0,
  );
  return { ...chosen, verdicts, information };
}
