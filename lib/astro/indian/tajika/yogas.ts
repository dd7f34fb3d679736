import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { DEEPTAMSHAS, type TajikaOrb } from '../../../base/catalog/tajika.ts';
import { signAfter } from '../../timing/time-lords/life-period.ts';
import { findContact, isInLastDegree, lagnaSignOf, moveToNextSign, rankOfSpeed, separateInSigns } from './contacts.ts';
import { findIthasalaYogas } from './ithasala-yogas.ts';
import {
  describeContact,
  describeDignities,
  describeState,
  type FoundYoga,
  findIthasalas,
  findMalefics,
  hasGreatDignity,
  isStrong,
  lordsOf,
  MALEFICS,
  type Matter,
  others,
  stateFact,
  type TajikaReason,
  type TajikaYogaFound,
} from './matter.ts';
import {
  findTajikaAspect,
  houseOfPlanet,
  listAspecting,
  signLordOf,
  signOfPlanet,
  type TajikaChart,
} from './tajika-chart.ts';

const APOKLIMAS = [3, 6, 9, 12];

function findCarriers(matter: Matter, yoga: 'nakta' | 'yamaya'): readonly FoundYoga[] {
  const { chart, contact } = matter;
  if (contact.aspect) return [];
  const ranks = lordsOf(matter).map(rankOfSpeed);
  const fits = (planet: ClassicalPlanet) =>
    yoga === 'nakta' ? rankOfSpeed(planet) < Math.min(...ranks) : rankOfSpeed(planet) > Math.max(...ranks);
  return others(matter).flatMap((planet): FoundYoga[] => {
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
    return [{ yoga, through: [planet], because: [stateFact('no_aspect', ...lordsOf(matter)), ...within] }];
  });
}

function findDutthottha(matter: Matter): readonly FoundYoga[] {
  const { chart } = matter;
  const helpers = others(matter).filter((planet) => hasGreatDignity(chart, planet));
  const helped = lordsOf(matter).flatMap((lord) => findIthasalas(matter, lord, helpers));
  if (helped.length === 0) return [];
  const through = helpers.filter((planet) => helped.some(({ swifter, slower }) => [swifter, slower].includes(planet)));
  const because = [
    ...lordsOf(matter).map((lord) => stateFact('no_dignity', lord)),
    ...helped.flatMap(describeContact),
    ...through.flatMap((planet) => describeDignities(chart, planet)),
  ];
  return [{ yoga: 'dutthottha_davira', through, because }];
}

function findDurapha(matter: Matter): readonly FoundYoga[] {
  const states = lordsOf(matter).map((lord) => describeState(matter.chart, lord));
  if (states.some(({ length }) => length === 0)) return [];
  const because = [...lordsOf(matter).map((lord) => stateFact('no_dignity', lord)), ...states.flat()];
  return [{ yoga: 'durapha', through: [], because }];
}

function findTambira(matter: Matter): readonly FoundYoga[] {
  const { chart, contact, lagnaLord, matterLord, orb } = matter;
  const leavesSign = isInLastDegree(chart, matterLord) && !chart.planets[matterLord].isRetrograde;
  if (contact.aspect || !leavesSign) return [];
  const next = { chart: moveToNextSign(chart, matterLord), orb };
  const withLagnaLord = findIthasalas(next, matterLord, [lagnaLord]);
  const strong = others(matter).filter((planet) => isStrong(chart, planet));
  const helped = findIthasalas(next, matterLord, strong);
  if (withLagnaLord.length === 0 || helped.length === 0) return [];
  const reasons = [stateFact('no_aspect', ...lordsOf(matter)), stateFact('in_last_degree', matterLord)];
  const because = [
    ...reasons,
    stateFact('in_next_sign', matterLord),
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

function findKuttha(matter: Matter): readonly FoundYoga[] {
  const { chart } = matter;
  const benefics = listBenefics(chart);
  const because = lordsOf(matter).map((lord) => {
    const helpers = listAspecting(chart, lord).filter((planet) => benefics.includes(planet));
    const isPlaced = !APOKLIMAS.includes(houseOfPlanet(chart, lord));
    if (!isPlaced || helpers.length === 0 || findMalefics(matter, lord).length > 0) return undefined;
    const placed = stateFact('in_kendras_and_panapharas', lord);
    return [
      ...describeDignities(chart, lord),
      placed,
      ...helpers.map((planet) => stateFact('aspected_by', lord, planet)),
    ];
  });
  const reasons = because.filter((reason) => reason !== undefined);
  return reasons.length === because.length ? [{ yoga: 'kuttha', through: [], because: reasons.flat() }] : [];
}

/** The yogas that depend on the strength of both lords alone. */
function findStrengthYogas(matter: Matter): readonly FoundYoga[] {
  const strong = lordsOf(matter).filter((lord) => isStrong(matter.chart, lord)).length;
  if (strong === 2) return findKuttha(matter);
  return strong === 0 ? [...findDutthottha(matter), ...findDurapha(matter)] : [];
}

function findChartYogas(chart: TajikaChart): readonly FoundYoga[] {
  const inApoklimas = CLASSICAL_PLANETS.filter((planet) => APOKLIMAS.includes(houseOfPlanet(chart, planet))).length;
  const all = [...CLASSICAL_PLANETS];
  if (inApoklimas === 0)
    return [{ yoga: 'ikkavala', through: [], because: [stateFact('in_kendras_and_panapharas', ...all)] }];
  if (inApoklimas < all.length) return [];
  return [{ yoga: 'induvara', through: [], because: [stateFact('in_apoklimas', ...all)] }];
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
