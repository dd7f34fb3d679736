import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import {
  DEEPTAMSHAS,
  type TajikaFact,
  type TajikaOrb,
  type TajikaRelation,
  type TajikaYoga,
} from '../../../base/catalog/tajika.ts';
import { signAfter } from '../../timing/time-lords/life-period.ts';
import {
  findContact,
  isInLastDegree,
  isIthasala,
  lagnaSignOf,
  moveToNextSign,
  rankOfSpeed,
  separateInSigns,
  type TajikaContact,
} from './contacts.ts';
import {
  findTajikaAspect,
  findTajikaRelation,
  GREAT_DIGNITIES,
  houseOfPlanet,
  isDebilitated,
  listAspecting,
  listTajikaDignities,
  signLordOf,
  signOfPlanet,
  type TajikaChart,
} from './tajika-chart.ts';

/** A fact that makes a yoga. */
export interface TajikaReason {
  readonly fact: TajikaFact;
  readonly bodies: readonly ClassicalPlanet[];
  /** Degrees by which a planet is behind or ahead, or apart within a deeptamsha. */
  readonly degrees?: number;
}

/** A yoga of an annual chart. */
export interface TajikaYogaFound {
  readonly yoga: TajikaYoga;
  /** The lord of the Lagna and that of the matter; none for a yoga of the whole chart. */
  readonly lords: readonly ClassicalPlanet[];
  /** Houses whose matters have this lord. */
  readonly houses: readonly number[];
  /** Third planets that take part. */
  readonly through: readonly ClassicalPlanet[];
  readonly because: readonly TajikaReason[];
}

type Found = Pick<TajikaYogaFound, 'yoga' | 'through' | 'because'>;

/** The two lords of a matter in their chart. */
interface Matter {
  readonly chart: TajikaChart;
  readonly lagnaLord: ClassicalPlanet;
  readonly matterLord: ClassicalPlanet;
  readonly contact: TajikaContact;
  readonly orb: TajikaOrb;
}

const APOKLIMAS = [3, 6, 9, 12];
const TRIKAS = [6, 8, 12];
/** Malefics of these yogas. @source Charak, table X-3 */
const MALEFICS = ['mars', 'saturn'] as const;

const lordsOf = ({ lagnaLord, matterLord }: Matter) => [lagnaLord, matterLord] as const;

const others = (matter: Matter): readonly ClassicalPlanet[] =>
  CLASSICAL_PLANETS.filter((planet) => !lordsOf(matter).includes(planet));

const state = (fact: TajikaFact, ...bodies: ClassicalPlanet[]): TajikaReason => ({ fact, bodies });

/** Whether the second planet is an enemy of the first by place: joined, square or opposite. */
const isEnemy = (relation: TajikaRelation): boolean => relation === 'enemy';

function describeContact({ swifter, slower, behindDeg }: TajikaContact): readonly TajikaReason[] {
  const fact = behindDeg < 0 ? 'swifter_ahead' : 'swifter_behind';
  return [state('aspect', swifter, slower), { fact, bodies: [swifter, slower], degrees: Math.abs(behindDeg) }];
}

const describeDignities = (chart: TajikaChart, planet: ClassicalPlanet): readonly TajikaReason[] =>
  listTajikaDignities(chart, planet).map((fact) => state(fact, planet));

const isStrong = (chart: TajikaChart, planet: ClassicalPlanet): boolean =>
  listTajikaDignities(chart, planet).length > 0;

const hasGreatDignity = (chart: TajikaChart, planet: ClassicalPlanet): boolean =>
  listTajikaDignities(chart, planet).some((dignity) => GREAT_DIGNITIES.includes(dignity));

/** Ithasalas of one planet with others. */
const findIthasalas = (
  { chart, orb }: Pick<Matter, 'chart' | 'orb'>,
  planet: ClassicalPlanet,
  partners: readonly ClassicalPlanet[],
): readonly TajikaContact[] =>
  partners
    .filter((other) => other !== planet)
    .map((other) => findContact(chart, planet, other, orb))
    .filter(isIthasala);

/** Malefics, other than the two lords, that a lord is under. */
const findMalefics = (matter: Matter, planet: ClassicalPlanet) =>
  MALEFICS.filter(
    (malefic) => others(matter).includes(malefic) && isEnemy(findTajikaRelation(matter.chart, planet, malefic)),
  );

const describeState = (chart: TajikaChart, planet: ClassicalPlanet): readonly TajikaReason[] => [
  ...(chart.planets[planet].isRetrograde ? [state('retrograde', planet)] : []),
  ...(chart.planets[planet].isCombust ? [state('combust', planet)] : []),
  ...(TRIKAS.includes(houseOfPlanet(chart, planet)) ? [state('in_6_8_12', planet)] : []),
];

/**
 * Neither exalted nor debilitated, nor aspected or joined, nor in its own hadda, drekkana or navamsha.
 *
 * @source Charak, p. 140
 */
const isUnqualified = (chart: TajikaChart, planet: ClassicalPlanet): boolean =>
  !isStrong(chart, planet) && !isDebilitated(chart, planet) && listAspecting(chart, planet).length === 0;

function findCarriers(matter: Matter, yoga: 'nakta' | 'yamaya'): readonly Found[] {
  const { chart, contact } = matter;
  if (contact.aspect) return [];
  const ranks = lordsOf(matter).map(rankOfSpeed);
  const fits = (planet: ClassicalPlanet) =>
    yoga === 'nakta' ? rankOfSpeed(planet) < Math.min(...ranks) : rankOfSpeed(planet) > Math.max(...ranks);
  return others(matter).flatMap((planet): Found[] => {
    const reaches = lordsOf(matter).every(
      (lord) =>
        findTajikaAspect(signOfPlanet(chart, planet), signOfPlanet(chart, lord)) &&
        separateInSigns(chart, planet, lord) <= DEEPTAMSHAS[planet],
    );
    if (!fits(planet) || !reaches) return [];
    const within = lordsOf(matter).map(
      (lord): TajikaReason => ({
        fact: 'within_deeptamsha',
        bodies: [planet, lord],
        degrees: separateInSigns(chart, planet, lord),
      }),
    );
    return [{ yoga, through: [planet], because: [state('no_aspect', ...lordsOf(matter)), ...within] }];
  });
}

function findManau(matter: Matter): readonly Found[] {
  const { chart, contact } = matter;
  return findMalefics(matter, contact.swifter).flatMap((malefic): Found[] => {
    const degrees = separateInSigns(chart, malefic, contact.swifter);
    if (degrees > DEEPTAMSHAS[malefic]) return [];
    const bodies = [malefic, contact.swifter];
    const because = [
      state('under_malefic', contact.swifter, malefic),
      { fact: 'within_deeptamsha' as const, bodies, degrees },
    ];
    return [{ yoga: 'manau', through: [malefic], because }];
  });
}

/** The yogas in which the Moon joins an ithasala of two others, or leaves it alone. */
function findMoonYogas(matter: Matter): readonly Found[] {
  const { chart, orb } = matter;
  if (!others(matter).includes('moon')) return [];
  const joins = findIthasalas(matter, 'moon', lordsOf(matter));
  if (joins.length > 0) return [{ yoga: 'kamboola', through: ['moon'], because: joins.flatMap(describeContact) }];
  if (!isUnqualified(chart, 'moon')) return [];
  const next = { chart: moveToNextSign(chart, 'moon'), orb };
  const later = isInLastDegree(chart, 'moon') ? findIthasalas(next, 'moon', lordsOf(matter)) : [];
  const helpers = CLASSICAL_PLANETS.filter((planet) => planet !== 'moon' && hasGreatDignity(chart, planet));
  const helped = later.length > 0 ? findIthasalas(next, 'moon', helpers) : [];
  if (helped.length > 0) {
    const reasons = [state('unqualified', 'moon'), state('in_last_degree', 'moon'), state('in_next_sign', 'moon')];
    const because = [...reasons, ...later.flatMap(describeContact), ...helped.flatMap(describeContact)];
    return [{ yoga: 'gairi_kamboola', through: ['moon'], because }];
  }
  // An unqualified Moon is aspected by nobody, so it aspects neither lord.
  const because = [state('unqualified', 'moon'), ...lordsOf(matter).map((lord) => state('no_aspect', 'moon', lord))];
  return [{ yoga: 'khallasara', through: ['moon'], because }];
}

function findRudda(matter: Matter): readonly Found[] {
  const { chart } = matter;
  const because = lordsOf(matter).flatMap((lord) => [
    ...describeState(chart, lord),
    ...(isDebilitated(chart, lord) ? [state('debilitated', lord)] : []),
    ...findMalefics(matter, lord).map((malefic) => state('under_malefic', lord, malefic)),
  ]);
  return because.length > 0 ? [{ yoga: 'rudda', through: [], because }] : [];
}

function findDuhphali({ chart, contact: { swifter, slower } }: Matter): readonly Found[] {
  const { isRetrograde, isCombust } = chart.planets[swifter];
  if (!isStrong(chart, slower) || isStrong(chart, swifter) || isRetrograde || isCombust) return [];
  const because = [...describeDignities(chart, slower), state('no_dignity', swifter)];
  return [{ yoga: 'duhphali_kuttha', through: [], because }];
}

function findIthasalaYogas(matter: Matter): readonly Found[] {
  const { contact } = matter;
  if (contact.kind === 'ishrafa') return [{ yoga: 'ishrafa', through: [], because: describeContact(contact) }];
  if (!isIthasala(contact)) return [];
  const ithasala: Found = { yoga: 'ithasala', through: [], because: describeContact(contact) };
  return [ithasala, ...findManau(matter), ...findMoonYogas(matter), ...findRudda(matter), ...findDuhphali(matter)];
}

function findDutthottha(matter: Matter): readonly Found[] {
  const { chart } = matter;
  const helpers = others(matter).filter((planet) => hasGreatDignity(chart, planet));
  const helped = lordsOf(matter).flatMap((lord) => findIthasalas(matter, lord, helpers));
  if (helped.length === 0) return [];
  const through = helpers.filter((planet) => helped.some(({ swifter, slower }) => [swifter, slower].includes(planet)));
  const because = [
    ...lordsOf(matter).map((lord) => state('no_dignity', lord)),
    ...helped.flatMap(describeContact),
    ...through.flatMap((planet) => describeDignities(chart, planet)),
  ];
  return [{ yoga: 'dutthottha_davira', through, because }];
}

function findDurapha(matter: Matter): readonly Found[] {
  const states = lordsOf(matter).map((lord) => describeState(matter.chart, lord));
  if (states.some(({ length }) => length === 0)) return [];
  const because = [...lordsOf(matter).map((lord) => state('no_dignity', lord)), ...states.flat()];
  return [{ yoga: 'durapha', through: [], because }];
}

function findTambira(matter: Matter): readonly Found[] {
  const { chart, contact, lagnaLord, matterLord, orb } = matter;
  const leavesSign = isInLastDegree(chart, matterLord) && !chart.planets[matterLord].isRetrograde;
  if (contact.aspect || isIthasala(contact) || !leavesSign) return [];
  const next = { chart: moveToNextSign(chart, matterLord), orb };
  const withLagnaLord = findIthasalas(next, matterLord, [lagnaLord]);
  const strong = others(matter).filter((planet) => isStrong(chart, planet));
  const helped = findIthasalas(next, matterLord, strong);
  if (withLagnaLord.length === 0 || helped.length === 0) return [];
  const reasons = [state('no_aspect', ...lordsOf(matter)), state('in_last_degree', matterLord)];
  const because = [
    ...reasons,
    state('in_next_sign', matterLord),
    ...[...withLagnaLord, ...helped].flatMap(describeContact),
  ];
  return [
    {
      yoga: 'tambira',
      through: helped.map(({ swifter, slower }) => (swifter === matterLord ? slower : swifter)),
      because,
    },
  ];
}

/** Jupiter, Venus, the waxing Moon, and Mercury without a malefic in his sign. @source Charak, p. 46 */
function listBenefics(chart: TajikaChart): readonly ClassicalPlanet[] {
  const { sun, moon } = chart.planets;
  const isWaxing = (moon.longitudeDeg - sun.longitudeDeg + 360) % 360 < 180;
  const withMercury = (['sun', ...MALEFICS] as const).some(
    (malefic) => signOfPlanet(chart, malefic) === signOfPlanet(chart, 'mercury'),
  );
  return ['jupiter', 'venus', ...(isWaxing ? ['moon' as const] : []), ...(withMercury ? [] : ['mercury' as const])];
}

function findKuttha(matter: Matter): readonly Found[] {
  const { chart } = matter;
  const benefics = listBenefics(chart);
  const because = lordsOf(matter).map((lord) => {
    const helpers = listAspecting(chart, lord).filter((planet) => benefics.includes(planet));
    const isPlaced = !APOKLIMAS.includes(houseOfPlanet(chart, lord));
    if (!isPlaced || helpers.length === 0 || findMalefics(matter, lord).length > 0) return undefined;
    const placed = state('in_kendras_and_panapharas', lord);
    return [...describeDignities(chart, lord), placed, ...helpers.map((planet) => state('aspected_by', lord, planet))];
  });
  const reasons = because.filter((reason) => reason !== undefined);
  return reasons.length === because.length ? [{ yoga: 'kuttha', through: [], because: reasons.flat() }] : [];
}

/** The yogas that depend on the strength of both lords alone. */
function findStrengthYogas(matter: Matter): readonly Found[] {
  const strong = lordsOf(matter).filter((lord) => isStrong(matter.chart, lord)).length;
  if (strong === 2) return findKuttha(matter);
  return strong === 0 ? [...findDutthottha(matter), ...findDurapha(matter)] : [];
}

function findChartYogas(chart: TajikaChart): readonly Found[] {
  const inApoklimas = CLASSICAL_PLANETS.filter((planet) => APOKLIMAS.includes(houseOfPlanet(chart, planet))).length;
  const all = [...CLASSICAL_PLANETS];
  if (inApoklimas === 0)
    return [{ yoga: 'ikkavala', through: [], because: [state('in_kendras_and_panapharas', ...all)] }];
  if (inApoklimas < all.length) return [];
  return [{ yoga: 'induvara', through: [], because: [state('in_apoklimas', ...all)] }];
}

/**
 * The tajika yogas of an annual chart: those of the whole chart, and those of the lord of the Lagna with the lord of every
 * house that another planet rules.
 */
export function findTajikaYogas(chart: TajikaChart, orb: TajikaOrb): readonly TajikaYogaFound[] {
  const lagna = lagnaSignOf(chart);
  const lagnaLord = signLordOf(lagna);
  const housesOf = (planet: ClassicalPlanet) =>
    Array.from({ length: 12 }, (_, index) => index + 1).filter(
      (house) => signLordOf(signAfter(lagna, house - 1)) === planet,
    );
  const ofPairs = CLASSICAL_PLANETS.filter((planet) => planet !== lagnaLord).flatMap((matterLord) => {
    const matter = { chart, lagnaLord, matterLord, contact: findContact(chart, lagnaLord, matterLord, orb), orb };
    const found = [
      ...findIthasalaYogas(matter),
      ...findCarriers(matter, 'nakta'),
      ...findCarriers(matter, 'yamaya'),
      ...findTambira(matter),
      ...findStrengthYogas(matter),
    ];
    return found.map((yoga) => ({ ...yoga, lords: [lagnaLord, matterLord], houses: housesOf(matterLord) }));
  });
  return [...findChartYogas(chart).map((yoga) => ({ ...yoga, lords: [], houses: [] })), ...ofPairs];
}
