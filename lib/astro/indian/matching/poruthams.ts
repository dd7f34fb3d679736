import {
  ADVERSE_TARAS,
  BHAKOOT_EXCEPTIONS,
  ganaOf,
  type KootaException,
  PORUTHAMS,
  type PoruthamId,
  rajjuOf,
  type STRI_DIRGHA_COUNTS,
  TARAS,
  VEDHA_PAIRS,
  yoniOf,
} from '../../../base/catalog/matching.ts';
import { NAKSHATRAS } from '../../../base/catalog/nakshatras.ts';
import { findExceptions, isAmenable, type MatchedFacts, readBoth, yoniPoints } from './kootas.ts';
import { countNakshatrasFrom, countSignsFrom, type MoonFacts, type MoonPair, relateLords } from './moon-facts.ts';

/** One porutham of a pair. */
export interface Porutham extends MatchedFacts {
  readonly porutham: PoruthamId;
  /** Whether its rule is met. */
  readonly agrees: boolean;
  /** What sets the rule aside, where it is not met. */
  readonly exceptions: readonly KootaException[];
}

type Checked = MatchedFacts & { readonly agrees: boolean };

const nameNakshatra = ({ nakshatra }: MoonFacts): string => NAKSHATRAS[nakshatra - 1] as string;

/** A rule about the count from the bride's nakshatra to the groom's. */
const byCount =
  (rule: (count: number, farthest: number) => boolean) =>
  (pair: MoonPair, farthest: number): Checked => {
    const fromBride = countNakshatrasFrom(pair.bride, pair.groom);
    return { ...readBoth(pair, nameNakshatra), fromBride, agrees: rule(fromBride, farthest) };
  };

const isVedha = ({ bride, groom }: MoonPair): boolean =>
  VEDHA_PAIRS[bride.nakshatra] === groom.nakshatra || VEDHA_PAIRS[groom.nakshatra] === bride.nakshatra;

const CHECKS: Readonly<Record<PoruthamId, (pair: MoonPair, striDirgha: number) => Checked>> = {
  // A remainder of 1 is the bride's own tara, which the rule leaves out too.
  dina: byCount((count) => ![1, ...ADVERSE_TARAS].includes(count % TARAS.length)),
  gana: (pair) => {
    const facts = readBoth(pair, ({ nakshatra }) => ganaOf(nakshatra));
    return { ...facts, agrees: facts.bride === facts.groom || facts.bride !== 'rakshasa' };
  },
  mahendra: byCount((count) => count > 1 && count % 3 === 1 && count <= 25),
  stri_dirgha: byCount((count, farthest) => count > farthest),
  yoni: (pair) => ({ ...readBoth(pair, ({ nakshatra }) => yoniOf(nakshatra)), agrees: yoniPoints(pair) > 0 }),
  rasi: (pair) => {
    const fromBride = countSignsFrom(pair.bride, pair.groom);
    const agrees = fromBride >= 7 || (fromBride === 1 && pair.bride.nakshatra !== pair.groom.nakshatra);
    return { ...readBoth(pair, ({ sign }) => sign), fromBride, agrees };
  },
  rasyadhipati: (pair) => {
    const relations = relateLords(pair);
    const agrees = relations.includes('friend') && !relations.includes('enemy');
    return { ...readBoth(pair, ({ lord }) => lord), agrees };
  },
  vasya: (pair) => ({ ...readBoth(pair, ({ sign }) => sign), agrees: isAmenable(pair) }),
  rajju: (pair) => {
    const facts = readBoth(pair, ({ nakshatra }) => rajjuOf(nakshatra));
    return { ...facts, agrees: facts.bride !== facts.groom };
  },
  vedha: (pair) => ({ ...readBoth(pair, nameNakshatra), agrees: !isVedha(pair) }),
};

/** The ten poruthams of a pair. @param striDirgha count that the groom's nakshatra is to exceed */
export function checkPoruthams(pair: MoonPair, striDirgha: (typeof STRI_DIRGHA_COUNTS)[number]): readonly Porutham[] {
  return PORUTHAMS.map((porutham) => {
    const checked = CHECKS[porutham](pair, striDirgha);
    const exceptions = porutham === 'rasi' && !checked.agrees ? findExceptions(pair, BHAKOOT_EXCEPTIONS) : [];
    return { porutham, ...checked, exceptions };
  });
}
