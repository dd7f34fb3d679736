import { ASPECT_IDS, type AspectId, MAJOR_ASPECT_IDS } from '../../../base/catalog/aspects.ts';
import { type ClassicalPlanet, isClassicalPlanet, type TriplicityLords } from '../../../base/catalog/dignities.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import { signOf } from '../../sky/zodiac/sign-position.ts';
import { createAspectFinder } from '../aspects/between.ts';
import { exaltedPlanetOf, faceRulerOf, signRulersOf, termRulerOf, triplicityLordsOf } from '../dignities/rulers.ts';
import type { ChartPoint } from '../point.ts';

/** Dignities by which a planet receives another, the greatest first. */
export const RECEPTION_DIGNITIES = ['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const;
type ReceptionDignity = (typeof RECEPTION_DIGNITIES)[number];

/** Rank among the three lords of a triplicity: the lord of the chart's sect, the lord of the other one, the participating one. */
export const TRIPLICITY_RANKS = ['first', 'second', 'third'] as const;
type TriplicityRank = (typeof TRIPLICITY_RANKS)[number];

/** `listed`: every reception. `bonatti`: only the strong ones. */
export const RECEPTION_RULES = ['listed', 'bonatti'] as const;
export type ReceptionRule = (typeof RECEPTION_RULES)[number];

/** A planet that can receive or be received, with the sect of its chart. */
export interface ReceptionPlanet {
  readonly id: ClassicalPlanet;
  readonly longitudeDeg: LongitudeDeg;
  /** Null for a planet without motion: one chart of a comparison. */
  readonly longitudeSpeedDegPerDay: number | null;
  /** Undefined where the time of day is unknown. */
  readonly isDayChart: boolean | undefined;
}

/** How one planet receives another: by its dignities at the place of the other. */
export interface HostDignities {
  /** Empty where it does not receive the other. */
  readonly dignities: readonly ReceptionDignity[];
  /** Present with `triplicity`; undefined for the lords by day and by night where the sect is unknown. */
  readonly triplicityRank: TriplicityRank | undefined;
}

/** Two planets of which at least one receives the other. */
export interface Reception {
  readonly a: ClassicalPlanet;
  readonly b: ClassicalPlanet;
  /** Whether each receives the other. */
  readonly mutual: boolean;
  /** How `a` receives `b`: dignities of `a` at the place of `b`. */
  readonly byA: HostDignities;
  /** How `b` receives `a`: dignities of `b` at the place of `a`. */
  readonly byB: HostDignities;
  /** The major aspect between them, by default orbs. */
  readonly aspect: AspectId | undefined;
  /** Undefined without an aspect or without motion. */
  readonly applying: boolean | undefined;
  /** An aspect, and on one side domicile, exaltation or two lesser dignities. */
  readonly strong: boolean;
}

/** Every reception among the classical planets of one chart: each pair once, in the order of the points. */
export function findReceptions(
  points: readonly Pick<ChartPoint, 'id' | 'longitudeDeg' | 'longitudeSpeedDegPerDay'>[],
  { isDayChart, rule }: { readonly isDayChart: boolean | undefined; readonly rule: ReceptionRule },
): readonly Reception[] {
  const planets = points.flatMap(({ id, longitudeDeg, longitudeSpeedDegPerDay }) =>
    isClassicalPlanet(id) ? [{ id, longitudeDeg, longitudeSpeedDegPerDay, isDayChart }] : [],
  );
  return planets.flatMap((a, index) =>
    planets.slice(index + 1).flatMap((b) => {
      const reception = describeReception(a, b);
      return reception && (rule === 'listed' || reception.strong) ? [reception] : [];
    }),
  );
}

/** The reception between two planets, of one chart or of two; undefined where neither receives the other. */
export function describeReception(a: ReceptionPlanet, b: ReceptionPlanet): Reception | undefined {
  const [byA, byB] = [hostDignities(a.id, b), hostDignities(b.id, a)];
  const receives = [byA, byB].map(({ dignities }) => dignities.length > 0);
  if (!receives.includes(true)) return undefined;
  const contact = findMajorAspect(toAspectPoint(a), toAspectPoint(b));
  return {
    a: a.id,
    b: b.id,
    mutual: !receives.includes(false),
    byA,
    byB,
    aspect: ASPECT_IDS.find((aspect) => aspect === contact?.aspect),
    applying: contact?.applying ?? undefined,
    strong: contact !== undefined && (isStrong(byA) || isStrong(byB)),
  };
}

/** Dignities of a planet at the place of a guest. */
function hostDignities(host: ClassicalPlanet, { longitudeDeg, isDayChart }: ReceptionPlanet): HostDignities {
  const sign = signOf(longitudeDeg);
  const lords = triplicityLordsOf(longitudeDeg);
  const has: Readonly<Record<ReceptionDignity, boolean>> = {
    domicile: signRulersOf(sign).traditional === host,
    exaltation: exaltedPlanetOf(sign) === host,
    triplicity: Object.values(lords).includes(host),
    term: termRulerOf(longitudeDeg) === host,
    face: faceRulerOf(longitudeDeg) === host,
  };
  return {
    dignities: RECEPTION_DIGNITIES.filter((dignity) => has[dignity]),
    triplicityRank: has.triplicity ? triplicityRankOf(host, lords, isDayChart) : undefined,
  };
}

function triplicityRankOf(
  lord: ClassicalPlanet,
  { day, participating }: TriplicityLords,
  isDayChart: boolean | undefined,
): TriplicityRank | undefined {
  if (lord === participating) return 'third';
  if (isDayChart === undefined) return undefined;
  return (lord === day) === isDayChart ? 'first' : 'second';
}

const isStrong = ({ dignities }: HostDignities): boolean =>
  dignities.includes('domicile') || dignities.includes('exaltation') || dignities.length >= 2;

const findMajorAspect = createAspectFinder({
  aspects: MAJOR_ASPECT_IDS,
  orbsDeg: {},
  points: 'bodies',
  withDuplicates: true,
  withDeclination: false,
});

const toAspectPoint = ({ id, longitudeDeg, longitudeSpeedDegPerDay }: ReceptionPlanet) => ({
  id,
  longitudeDeg,
  longitudeSpeedDegPerDay,
  isLuminary: id === 'sun' || id === 'moon',
});
