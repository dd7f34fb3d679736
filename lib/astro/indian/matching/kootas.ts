import type { NaturalRelation } from '../../../base/catalog/grahas.ts';
import {
  ADVERSE_TARAS,
  AMENABLE_SIGNS,
  BHAKOOT_EXCEPTIONS,
  GANA_POINTS,
  ganaOf,
  KOOTA_RULES,
  KOOTAS,
  type KootaException,
  type KootaId,
  NADI_EXCEPTIONS,
  nadiOf,
  type TARA_COUNTS,
  TARAS,
  VARNA_BY_ELEMENT,
  VARNAS,
  type VASYA_METHODS,
  VASYA_POINTS,
  YONI_IDS,
  YONI_POINTS,
  yoniOf,
} from '../../../base/catalog/matching.ts';
import { elementOf } from '../../sky/zodiac/sign-position.ts';
import { countNakshatrasFrom, countSignsFrom, type MoonFacts, type MoonPair, relateLords } from './moon-facts.ts';

/** Choices where authors differ. */
export interface KootaSettings {
  readonly vasya: (typeof VASYA_METHODS)[number];
  readonly tara: (typeof TARA_COUNTS)[number];
  /** Exceptions that give the points of a koota after all. */
  readonly nadiExceptions: readonly KootaException[];
  readonly bhakootExceptions: readonly KootaException[];
}

/** The facts that a koota or a porutham compares. */
export interface MatchedFacts {
  readonly bride: string;
  readonly groom: string;
  /** Count to the groom's nakshatra or sign from the bride's, both included, and back. */
  readonly fromBride?: number;
  readonly fromGroom?: number;
}

/** One koota of a pair. */
export interface Koota extends MatchedFacts {
  readonly koota: KootaId;
  readonly points: number;
  readonly pointsWithoutExceptions: number;
  /** Exceptions that hold, whether or not the settings apply them. */
  readonly exceptions: readonly { readonly id: KootaException; readonly isApplied: boolean }[];
}

type Scored = MatchedFacts & { readonly points: number };

const varnaOf = ({ longitudeDeg }: MoonFacts) => VARNA_BY_ELEMENT[elementOf(longitudeDeg)];

/** Whether one of two signs is amenable to the other. */
export const isAmenable = ({ bride, groom }: MoonPair): boolean =>
  AMENABLE_SIGNS[bride.sign].includes(groom.sign) || AMENABLE_SIGNS[groom.sign].includes(bride.sign);

/** The facts of a tara: that of the other one, counted from one's own nakshatra. */
function countTaras({ bride, groom }: MoonPair) {
  const [fromBride, fromGroom] = [countNakshatrasFrom(bride, groom), countNakshatrasFrom(groom, bride)];
  const taraOf = (count: number) => ((count - 1) % TARAS.length) + 1;
  const [one, other] = [taraOf(fromBride), taraOf(fromGroom)];
  const facts = { bride: TARAS[one - 1] as string, groom: TARAS[other - 1] as string, fromBride, fromGroom };
  return { facts, adverse: [one, other].map((tara) => ADVERSE_TARAS.includes(tara)) as [boolean, boolean] };
}

/** By the relations of the lords, in the order of {@link relateLords} or the other way. */
const MAITRI_POINTS: Readonly<Record<string, number>> = {
  'friend friend': 5,
  'friend neutral': 4,
  'neutral neutral': 3,
  'friend enemy': 1,
  'neutral enemy': 0.5,
  'enemy enemy': 0,
};

const maitriPoints = ([one, other]: readonly [NaturalRelation, NaturalRelation]): number =>
  MAITRI_POINTS[`${one} ${other}`] ?? (MAITRI_POINTS[`${other} ${one}`] as number);

/** Points of two yonis, 0 to 4. */
export const yoniPoints = ({ bride, groom }: MoonPair): number =>
  Number(YONI_POINTS[YONI_IDS.indexOf(yoniOf(bride.nakshatra))]?.[YONI_IDS.indexOf(yoniOf(groom.nakshatra))]);

/** A fact of both by one reading. */
export const readBoth = ({ bride, groom }: MoonPair, read: (moon: MoonFacts) => string): MatchedFacts => ({
  bride: read(bride),
  groom: read(groom),
});

/** Signs that are 2nd and 12th, 5th and 9th, 6th and 8th of each other. */
const ADVERSE_SIGN_COUNTS = [2, 5, 6, 8, 9, 12];

const SCORES: Readonly<Record<KootaId, (pair: MoonPair, settings: KootaSettings) => Scored>> = {
  varna: (pair) => {
    const isBelow = VARNAS.indexOf(varnaOf(pair.groom)) < VARNAS.indexOf(varnaOf(pair.bride));
    return { ...readBoth(pair, varnaOf), points: isBelow ? 0 : 1 };
  },
  vasya: (pair, { vasya }) =>
    vasya === 'groups'
      ? { ...readBoth(pair, (moon) => moon.vasya), points: VASYA_POINTS[pair.bride.vasya][pair.groom.vasya] }
      : { ...readBoth(pair, ({ sign }) => sign), points: isAmenable(pair) ? 2 : 0 },
  tara: (pair, { tara }) => {
    const { facts, adverse } = countTaras(pair);
    const counted = tara === 'both' ? adverse : [adverse[0]];
    const share = KOOTA_RULES.tara.maximum / counted.length;
    return { ...facts, points: counted.filter((isAdverse) => !isAdverse).length * share };
  },
  yoni: (pair) => ({ ...readBoth(pair, ({ nakshatra }) => yoniOf(nakshatra)), points: yoniPoints(pair) }),
  graha_maitri: (pair) => ({ ...readBoth(pair, ({ lord }) => lord), points: maitriPoints(relateLords(pair)) }),
  gana: ({ bride, groom }) => {
    const [one, other] = [ganaOf(bride.nakshatra), ganaOf(groom.nakshatra)];
    return { bride: one, groom: other, points: GANA_POINTS[one][other] };
  },
  bhakoot: (pair) => {
    const [fromBride, fromGroom] = [countSignsFrom(pair.bride, pair.groom), countSignsFrom(pair.groom, pair.bride)];
    const points = ADVERSE_SIGN_COUNTS.includes(fromBride) ? 0 : KOOTA_RULES.bhakoot.maximum;
    return { ...readBoth(pair, ({ sign }) => sign), fromBride, fromGroom, points };
  },
  nadi: (pair) => {
    const facts = readBoth(pair, ({ nakshatra }) => nadiOf(nakshatra));
    return { ...facts, points: facts.bride === facts.groom ? 0 : KOOTA_RULES.nadi.maximum };
  },
};

const HOLDS: Readonly<Record<KootaException, (pair: MoonPair) => boolean>> = {
  same_sign_two_nakshatras: ({ bride, groom }) => bride.sign === groom.sign && bride.nakshatra !== groom.nakshatra,
  same_nakshatra_two_signs: ({ bride, groom }) => bride.nakshatra === groom.nakshatra && bride.sign !== groom.sign,
  same_nakshatra_two_padas: ({ bride, groom }) => bride.nakshatra === groom.nakshatra && bride.pada !== groom.pada,
  same_lord: ({ bride, groom }) => bride.lord === groom.lord,
  friendly_lords: (pair) =>
    pair.bride.lord !== pair.groom.lord && relateLords(pair).every((relation) => relation === 'friend'),
};

/** The exceptions of a list that hold for a pair. */
export const findExceptions = (pair: MoonPair, ids: readonly KootaException[]): readonly KootaException[] =>
  ids.filter((id) => HOLDS[id](pair));

/** The eight kootas of a pair, 36 points together. */
export function scoreKootas(pair: MoonPair, settings: KootaSettings): readonly Koota[] {
  return KOOTAS.map((koota) => {
    const { points, ...facts } = SCORES[koota](pair, settings);
    const applied = { nadi: settings.nadiExceptions, bhakoot: settings.bhakootExceptions };
    const known = { nadi: NADI_EXCEPTIONS, bhakoot: BHAKOOT_EXCEPTIONS };
    const isExcepted = (koota === 'nadi' || koota === 'bhakoot') && points === 0;
    const exceptions = isExcepted
      ? findExceptions(pair, known[koota]).map((id) => ({ id, isApplied: applied[koota].includes(id) }))
      : [];
    const raised = exceptions.some(({ isApplied }) => isApplied) ? KOOTA_RULES[koota].maximum : points;
    return { koota, ...facts, points: raised, pointsWithoutExceptions: points, exceptions };
  });
}
