import { type AbhijitChoice, ASHTOTTARI_GROUPS, DASHA_TERMS, type DashaSystem } from '../../../base/catalog/dashas.ts';
import { NAKSHATRAS } from '../../../base/catalog/nakshatras.ts';
import { type LongitudeDeg, longitudeDeg, TURN_DEG } from '../../../base/units/angle.ts';

/** Part of the zodiac in which births begin with one period, evenly used up from its beginning to its end. */
export interface DashaArc {
  /** Index of the period in the terms of the system. */
  readonly term: number;
  /** Beginning, degrees; belongs to the arc. */
  readonly fromDeg: LongitudeDeg;
  readonly lengthDeg: number;
  /** Share of the period that is over at the beginning of the arc. */
  readonly elapsedBefore: number;
  /** Share of the period that the arc uses up. */
  readonly share: number;
}

/** Beginning of a nakshatra, which may be a fraction; 0 is that of Ashvini. */
const startDeg = (index: number): number => (index * TURN_DEG) / NAKSHATRAS.length;

interface ArcBounds {
  readonly term: number;
  /** Index of the first nakshatra, from 0. */
  readonly first: number;
  readonly count: number;
}

const toArc = ({ term, first, count }: ArcBounds): DashaArc => ({
  term,
  fromDeg: longitudeDeg(startDeg(first)),
  lengthDeg: startDeg(first + count) - startDeg(first),
  elapsedBefore: 0,
  share: 1,
});

/** One arc for each nakshatra. */
const listNakshatraArcs = (termOf: (index: number) => number): readonly DashaArc[] =>
  Array.from({ length: NAKSHATRAS.length }, (_, index) => toArc({ term: termOf(index), first: index, count: 1 }));

/** The first nakshatra begins with Ketu, the second with Venus, and so on. */
const VIMSHOTTARI_ARCS = listNakshatraArcs((index) => index % DASHA_TERMS.vimshottari.length);

/** The number of the nakshatra plus three, in eights, is the number of the yogini. */
const YOGINI_ARCS = listNakshatraArcs((index) => (index + 3) % DASHA_TERMS.yogini.length);

const GROUP_ARCS = ASHTOTTARI_GROUPS.map(({ first, count }, term) => toArc({ term, first: first - 1, count }));

/** Indexes of the nakshatras that give a part of themselves to Abhijit. */
const [UTTARA_ASHADHA, SHRAVANA] = [20, 21];
/** Abhijit is the last quarter of Uttara Ashadha and the first fifteenth of Shravana. */
const ABHIJIT = { from: UTTARA_ASHADHA + 3 / 4, to: SHRAVANA + 1 / 15 };

/** Saturn's group with Abhijit: four stars of unequal length, each a quarter of the period. */
const SATURN_STARS = [
  [UTTARA_ASHADHA - 1, UTTARA_ASHADHA],
  [UTTARA_ASHADHA, ABHIJIT.from],
  [ABHIJIT.from, ABHIJIT.to],
  [ABHIJIT.to, SHRAVANA + 1],
] as const;
const SATURN_TERM = DASHA_TERMS.ashtottari.findIndex(({ lord }) => lord === 'saturn');

const ABHIJIT_ARCS: readonly DashaArc[] = [
  ...GROUP_ARCS.filter(({ term }) => term !== SATURN_TERM),
  ...SATURN_STARS.map(([from, to], index) => ({
    ...toArc({ term: SATURN_TERM, first: from, count: to - from }),
    elapsedBefore: index / SATURN_STARS.length,
    share: 1 / SATURN_STARS.length,
  })),
];

function listArcs(system: DashaSystem, abhijit: AbhijitChoice): readonly DashaArc[] {
  if (system === 'vimshottari') return VIMSHOTTARI_ARCS;
  if (system === 'yogini') return YOGINI_ARCS;
  return abhijit === 'counted' ? ABHIJIT_ARCS : GROUP_ARCS;
}

/** A system, and the variant that determines its arcs. */
export interface DashaVariant {
  readonly system: DashaSystem;
  /** Read by ashtottari only. */
  readonly abhijit: AbhijitChoice;
}

/** The arc that holds a sidereal longitude: a nakshatra, or in ashtottari a group of them. */
export function findDashaArc({ system, abhijit }: DashaVariant, longitude: LongitudeDeg): DashaArc {
  const arcs = listArcs(system, abhijit);
  // The last beginning that is not beyond the longitude; before the first, the arc that crosses 0° Aries.
  const ascending = arcs.toSorted((a, b) => a.fromDeg - b.fromDeg);
  return (ascending.findLast(({ fromDeg }) => fromDeg <= longitude) ?? ascending.at(-1)) as DashaArc;
}

/** Share of its period that is over at a longitude in an arc, `[0, 1)`. */
export function elapsedShareAt(
  { fromDeg, lengthDeg, elapsedBefore, share }: DashaArc,
  longitude: LongitudeDeg,
): number {
  return elapsedBefore + share * Math.min(longitudeDeg(longitude - fromDeg) / lengthDeg, 1);
}
