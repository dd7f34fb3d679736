import { CLASSICAL_PLANETS, type ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import { DEEPTAMSHAS } from '../../../base/catalog/tajika.ts';
import { isInLastDegree, isIthasala, moveToNextSign, separateInSigns } from './contacts.ts';
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
  type Matter,
  others,
  stateFact,
} from './matter.ts';
import { isDebilitated, listAspecting, type TajikaChart } from './tajika-chart.ts';

/**
 * Neither exalted nor debilitated, nor aspected or joined, nor in its own hadda, drekkana or navamsha.
 *
 * @source Charak, p. 140
 */
const isUnqualified = (chart: TajikaChart, planet: ClassicalPlanet): boolean =>
  !isStrong(chart, planet) && !isDebilitated(chart, planet) && listAspecting(chart, planet).length === 0;

function findManau(matter: Matter): readonly FoundYoga[] {
  const { chart, contact } = matter;
  return findMalefics(matter, contact.swifter).flatMap((malefic): FoundYoga[] => {
    const degrees = separateInSigns(chart, malefic, contact.swifter);
    if (degrees > DEEPTAMSHAS[malefic]) return [];
    const bodies = [malefic, contact.swifter];
    const because = [
      stateFact('under_malefic', contact.swifter, malefic),
      { fact: 'within_deeptamsha' as const, bodies, degrees },
    ];
    return [{ yoga: 'manau', through: [malefic], because }];
  });
}

/** The yogas in which the Moon joins an ithasala of two others, or leaves it alone. */
function findMoonYogas(matter: Matter): readonly FoundYoga[] {
  const { chart, orb } = matter;
  if (!others(matter).includes('moon')) return [];
  const joins = findIthasalas(matter, 'moon', lordsOf(matter)).filter(({ aspect }) => aspect);
  if (joins.length > 0) return [{ yoga: 'kamboola', through: ['moon'], because: joins.flatMap(describeContact) }];
  if (!isUnqualified(chart, 'moon')) return [];
  const next = { chart: moveToNextSign(chart, 'moon'), orb };
  const later = isInLastDegree(chart, 'moon') ? findIthasalas(next, 'moon', lordsOf(matter)) : [];
  const helpers = CLASSICAL_PLANETS.filter((planet) => planet !== 'moon' && hasGreatDignity(chart, planet));
  const helped = later.length > 0 ? findIthasalas(next, 'moon', helpers) : [];
  if (helped.length > 0) {
    const reasons = [
      stateFact('unqualified', 'moon'),
      stateFact('in_last_degree', 'moon'),
      stateFact('in_next_sign', 'moon'),
    ];
    const because = [...reasons, ...later.flatMap(describeContact), ...helped.flatMap(describeContact)];
    return [{ yoga: 'gairi_kamboola', through: ['moon'], because }];
  }
  // An unqualified Moon is aspected by nobody, so it aspects neither lord.
  const because = [
    stateFact('unqualified', 'moon'),
    ...lordsOf(matter).map((lord) => stateFact('no_aspect', 'moon', lord)),
  ];
  return [{ yoga: 'khallasara', through: ['moon'], because }];
}

function findRudda(matter: Matter): readonly FoundYoga[] {
  const { chart } = matter;
  const because = lordsOf(matter).flatMap((lord) => [
    ...describeState(chart, lord),
    ...(isDebilitated(chart, lord) ? [stateFact('debilitated', lord)] : []),
    ...findMalefics(matter, lord).map((malefic) => stateFact('under_malefic', lord, malefic)),
  ]);
  return because.length > 0 ? [{ yoga: 'rudda', through: [], because }] : [];
}

function findDuhphali({ chart, contact: { swifter, slower } }: Matter): readonly FoundYoga[] {
  const { isRetrograde, isCombust } = chart.planets[swifter];
  if (!isStrong(chart, slower) || isStrong(chart, swifter) || isRetrograde || isCombust) return [];
  const because = [...describeDignities(chart, slower), stateFact('no_dignity', swifter)];
  return [{ yoga: 'duhphali_kuttha', through: [], because }];
}

/** The ithasala or ishrafa of two lords, and the yogas that are said of an ithasala. */
export function findIthasalaYogas(matter: Matter): readonly FoundYoga[] {
  const { contact } = matter;
  if (contact.kind === 'ishrafa') return [{ yoga: 'ishrafa', through: [], because: describeContact(contact) }];
  if (!isIthasala(contact)) return [];
  const ithasala: FoundYoga = { yoga: 'ithasala', through: [], because: describeContact(contact) };
  return [ithasala, ...findManau(matter), ...findMoonYogas(matter), ...findRudda(matter), ...findDuhphali(matter)];
}
