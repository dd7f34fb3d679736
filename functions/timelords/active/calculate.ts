import { assessBodies, type BodyCondition } from '../../../lib/astro/chart/analysis/body-conditions.ts';
import type { ChartPoint } from '../../../lib/astro/chart/point.ts';
import { findFirstDasha } from '../../../lib/astro/indian/dashas/dasha-start.ts';
import { countEqualYears } from '../../../lib/astro/indian/dashas/dasha-years.ts';
import { listDashas } from '../../../lib/astro/indian/dashas/list-dashas.ts';
import type { Ephemeris } from '../../../lib/astro/port.ts';
import { signOf } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { civilYearStarts } from '../../../lib/astro/timing/time-lords/anniversaries.ts';
import { listFirdaria } from '../../../lib/astro/timing/time-lords/firdaria.ts';
import type { LifePeriod } from '../../../lib/astro/timing/time-lords/life-period.ts';
import { listProfections } from '../../../lib/astro/timing/time-lords/profections.ts';
import { listReleasing } from '../../../lib/astro/timing/time-lords/releasing.ts';
import type { Ayanamsa } from '../../../lib/base/catalog/ayanamsas.ts';
import type { Sign } from '../../../lib/base/catalog/signs.ts';
import type { JdRange } from '../../../lib/base/units/time.ts';
import { type Life, readLife } from '../../../lib/charts/life.ts';
import { type NatalLife, requireNatalLife } from '../../../lib/charts/natal-life.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { toSearchZodiac } from '../../../lib/charts/zodiac.ts';
import { findReleasingSigns } from '../lot-signs.ts';
import type { ActiveRequest } from './request.ts';

export const TIME_LORD_SYSTEMS = [
  'profections',
  'firdaria',
  'releasing_fortune',
  'releasing_spirit',
  'vimshottari',
] as const;
type TimeLordSystem = (typeof TIME_LORD_SYSTEMS)[number];

/** A period of one system that contains a moment. */
export interface ActivePeriod extends LifePeriod {
  readonly system: TimeLordSystem;
  readonly lord: string;
  readonly sign?: Sign | undefined;
}

/** A lord at birth. Nodes have no condition. */
export interface NatalLord {
  readonly point: ChartPoint;
  readonly condition: BodyCondition | undefined;
}

/** The periods of all systems that contain a moment, and their lords at birth. */
export interface ActiveTimeLords extends NatalLife {
  readonly life: Life;
  /** Zero point of the zodiac that Vimshottari is counted in. */
  readonly ayanamsa: Ayanamsa;
  readonly periods: readonly ActivePeriod[];
  readonly lords: readonly NatalLord[];
}

/**
 * Finds the time lords of a moment, each system by its defaults.
 *
 * @throws Problem of reading the life, or `BirthTimeRequired`
 */
export function findActiveTimeLords(request: ActiveRequest, services: ChartServices): ActiveTimeLords {
  const life = readLife(request, services);
  const natal = requireNatalLife(life, { zodiac: request, objects: ['true_node', 'south_node'] }, services.ephemeris);
  const at = { fromJdUt: life.target, toJdUt: life.target };
  const ayanamsa = findVimshottariAyanamsa(request);
  const periods = [
    ...listNamed('profections', listActiveProfections(life, natal, at)),
    ...listNamed('firdaria', listActiveFirdaria(life, natal, at)),
    ...listNamed('releasing_fortune', listActiveReleasing('fortune', { life, natal, at })),
    ...listNamed('releasing_spirit', listActiveReleasing('spirit', { life, natal, at })),
    ...listNamed('vimshottari', listActiveVimshottari({ life, ayanamsa, at }, services.ephemeris)),
  ];
  return {
    ...natal,
    life,
    ayanamsa,
    periods,
    lords: describeLords(natal, periods),
    warnings: [...life.warnings, ...natal.warnings],
  };
}

const listNamed = (system: TimeLordSystem, periods: readonly Omit<ActivePeriod, 'system'>[]): readonly ActivePeriod[] =>
  periods.map((period) => ({ ...period, system }));

function listActiveProfections(life: Life, { horizon }: NatalLife, at: JdRange) {
  const fromSign = signOf(horizon.houses.ascendantDeg);
  return listProfections({ fromSign, yearStarts: civilYearStarts(life), months: 'equal' }, at, 2);
}

const GREGORIAN_YEAR_DAYS = 365.2425;

function listActiveFirdaria({ birth }: Life, { horizon: { isDayChart } }: NatalLife, at: JdRange) {
  return listFirdaria({ birth, isDayChart, nodes: 'abu_mashar', yearDays: GREGORIAN_YEAR_DAYS }, at, 2);
}

interface ReleasingAt {
  readonly life: Life;
  readonly natal: NatalLife;
  readonly at: JdRange;
}

const RELEASING_YEAR_DAYS = 360;

function listActiveReleasing(from: 'fortune' | 'spirit', { life, natal, at }: ReleasingAt) {
  const signs = findReleasingSigns(natal, { from, reverse_by_sect: true, same_sign_rule: true });
  const settings = { birth: life.birth, ...signs, yearDays: RELEASING_YEAR_DAYS, loosing: 'opposite' } as const;
  return listReleasing(settings, at, 4);
}

/** Vimshottari is sidereal: in a tropical request its zodiac is that of Lahiri. */
function findVimshottariAyanamsa(request: ActiveRequest): Ayanamsa {
  const zodiac = toSearchZodiac(request);
  return zodiac.type === 'sidereal' ? zodiac.ayanamsa : 'lahiri';
}

interface VimshottariAt {
  readonly life: Life;
  readonly ayanamsa: Ayanamsa;
  readonly at: JdRange;
}

const DASHA_YEAR_DAYS = 365.25;
const VIMSHOTTARI = { system: 'vimshottari', abhijit: 'not', startFrom: 'moon', balance: 'longitude' } as const;

function listActiveVimshottari({ life, ayanamsa, at }: VimshottariAt, ephemeris: Ephemeris) {
  const { birth: moment, subject } = life;
  const zodiac = { type: 'sidereal', ayanamsa } as const;
  const first = findFirstDasha(ephemeris, { moment, place: subject.place, zodiac, positions: 'apparent' }, VIMSHOTTARI);
  const momentAfter = countEqualYears(moment, DASHA_YEAR_DAYS);
  const periods = listDashas({ system: 'vimshottari', ...first, momentAfter }, at, 3);
  return periods.map(({ level, lord, start, end }) => ({ level, lord: NAME_OF_NODE[lord] ?? lord, start, end }));
}

/** Rahu and Ketu as the other techniques call the nodes. */
const NAME_OF_NODE: Readonly<Record<string, string>> = { rahu: 'north_node', ketu: 'south_node' };

/** Chart objects of lords whose ids differ. */
const OBJECT_OF_LORD: Readonly<Record<string, string>> = { north_node: 'true_node' };

function describeLords({ chart }: NatalLife, periods: readonly ActivePeriod[]): readonly NatalLord[] {
  const ids = new Set(periods.map(({ lord }) => OBJECT_OF_LORD[lord] ?? lord));
  const conditions = assessBodies(chart, 'halb');
  return chart.points
    .filter(({ id }) => ids.has(id))
    .map((point) => ({ point, condition: conditions.find(({ id }) => id === point.id) }));
}
