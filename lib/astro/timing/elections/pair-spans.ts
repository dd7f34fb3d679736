import { arcDeg, type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../../base/units/time.ts';
import { type SolarPhaseName, solarPhaseNameOf } from '../../chart/analysis/solar-phase-name.ts';
import { findExactAspects } from '../../motion/exact-aspects.ts';
import { type GeocentricSky, stateAt, toTropicalSky } from '../../motion/geocentric-sky.ts';
import { loadOrFitPieces } from '../../motion/pieces.ts';
import { buildSeparationPath, findSeparationTurns } from '../../motion/separation.ts';
import { PHASE_NAMES, phaseNameOf } from '../../sky/lunar/phase.ts';
import { SOLAR_PHASE_LIMITS_DEG } from '../../sky/venus/solar-phase.ts';
import { type AspectReach, listReachBorders } from './aspect-reach.ts';
import type { ElectedPhase } from './choices.ts';
import { type Spans, selectSpans } from './intervals.ts';
import type { JudgedMoment } from './judged-moment.ts';
import { bodyLongitudeAt, type MovingBody } from './moving-body.ts';
import { judgeOnCircle, type Verdict } from './verdict.ts';

/** Two bodies. Their arc is the longitude of `a` minus that of `b`. */
interface ElectedPair {
  readonly a: MovingBody;
  readonly b: MovingBody;
}

/** A condition on the arc from one body to another, and the arcs at which it may change. */
interface ArcCondition {
  readonly pair: ElectedPair;
  readonly bordersDeg: readonly number[];
  /** Whether it may also change where the arc turns around. */
  readonly changesAtTurns?: boolean;
  readonly holdsAt: (moment: JdUt) => boolean;
}

/** Aspects between bodies do not depend on the zodiac. */
function findArcSpans(sky: GeocentricSky, condition: ArcCondition, window: JdRange): Spans {
  const { pair, bordersDeg, changesAtTurns = false, holdsAt } = condition;
  const [first, second] = [pair.a.source, pair.b.source];
  if (first === second) return selectSpans(window, [], holdsAt);
  const offsetDeg = pair.a.offsetDeg - pair.b.offsetDeg;
  const tropical = toTropicalSky(sky);
  const angles = [...new Set(bordersDeg.map((border) => longitudeDeg(border - offsetDeg)))];
  const query = { sky: tropical, pair: { first, second }, angles, window };
  const path = buildSeparationPath(query, loadOrFitPieces(tropical, [first, second], window));
  const borders = findExactAspects(query, path).map(({ refine }) => refine());
  const turns = path && changesAtTurns ? findSeparationTurns(tropical, query.pair, path) : [];
  return selectSpans(window, [...borders, ...turns], holdsAt);
}

/** Aspects between two bodies. */
interface MovingAspects {
  readonly aspects: readonly AspectReach[];
  /** True: only while the orb becomes smaller; false: only while it does not; undefined: both. */
  readonly applying: boolean | undefined;
}

/** Arc from `b` to `a` and its daily change, degrees. */
const readMotions =
  (tropical: GeocentricSky, { a, b }: ElectedPair) =>
  (moment: JdUt) => {
    const [one, other] = [stateAt(tropical, a.source, moment), stateAt(tropical, b.source, moment)];
    return {
      arc: arcDeg(other.longitudeDeg + b.offsetDeg, one.longitudeDeg + a.offsetDeg),
      relativeSpeed: one.longitudeSpeedDegPerDay - other.longitudeSpeedDegPerDay,
    };
  };

function isInAspect({ aspects, applying }: MovingAspects, arc: number, relativeSpeed: number): boolean {
  const growth = relativeSpeed * Math.sign(arc);
  return aspects.some(({ angleDeg, orbDeg }) => {
    const gap = Math.abs(arc) - angleDeg;
    if (Math.abs(gap) > orbDeg) return false;
    return applying === undefined || gap * growth < 0 === applying;
  });
}

const listAspectBorders = ({ aspects, applying }: MovingAspects): readonly number[] =>
  aspects.flatMap((aspect) => [
    ...listReachBorders(aspect),
    ...(applying === undefined ? [] : [aspect.angleDeg, -aspect.angleDeg, 0, 180]),
  ]);

/** The verdict of aspects between two bodies; the limit is one of their arc at the same speeds. */
export function judgeAspect({ motionOf }: JudgedMoment, { a, b }: ElectedPair, aspects: MovingAspects): Verdict {
  const [one, other] = [motionOf(a), motionOf(b)];
  const relativeSpeed = one.longitudeSpeedDegPerDay - other.longitudeSpeedDegPerDay;
  return judgeOnCircle(one.longitudeDeg - other.longitudeDeg, listAspectBorders(aspects), (arc) =>
    isInAspect(aspects, arcDeg(0, arc), relativeSpeed),
  );
}

/** The time in which two bodies are within orb of an aspect. */
export function findAspectSpans(sky: GeocentricSky, pair: ElectedPair, aspects: MovingAspects, window: JdRange): Spans {
  const { applying } = aspects;
  const bordersDeg = listAspectBorders(aspects);
  const at = readMotions(toTropicalSky(sky), pair);
  const holdsAt = (moment: JdUt): boolean => {
    const { arc, relativeSpeed } = at(moment);
    return isInAspect(aspects, arc, relativeSpeed);
  };
  return findArcSpans(sky, { pair, bordersDeg, changesAtTurns: applying !== undefined, holdsAt }, window);
}

const SUN: MovingBody = { source: 'sun', offsetDeg: 0 };
const MOON: MovingBody = { source: 'moon', offsetDeg: 0 };

const SOLAR_PHASE_BORDERS_DEG = Object.values(SOLAR_PHASE_LIMITS_DEG).flatMap((limit) => [limit, -limit]);

/** The verdict of phases of nearness to the Sun. */
export const judgeSolarPhase = (
  { motionOf }: JudgedMoment,
  body: MovingBody,
  phases: readonly SolarPhaseName[],
): Verdict =>
  judgeOnCircle(motionOf(body).longitudeDeg - motionOf(SUN).longitudeDeg, SOLAR_PHASE_BORDERS_DEG, (arc) =>
    phases.includes(solarPhaseNameOf(arc, longitudeDeg(0))),
  );

/** The time in which a body has one of some phases of nearness to the Sun. */
export function findSolarPhaseSpans(
  sky: GeocentricSky,
  body: MovingBody,
  phases: readonly SolarPhaseName[],
  window: JdRange,
): Spans {
  const bordersDeg = SOLAR_PHASE_BORDERS_DEG;
  const tropical = toTropicalSky(sky);
  const at = (one: MovingBody, moment: JdUt): LongitudeDeg => bodyLongitudeAt(tropical, one, moment);
  const holdsAt = (moment: JdUt): boolean => phases.includes(solarPhaseNameOf(at(body, moment), at(SUN, moment)));
  return findArcSpans(sky, { pair: { a: body, b: SUN }, bordersDeg, holdsAt }, window);
}

const PHASE_DEG = 360 / PHASE_NAMES.length;

/** New and full Moon, the borders of the halves of the month. */
const HALF_BORDERS_DEG = [0, 180];

const SECTOR_BORDERS_DEG = PHASE_NAMES.map((_, index) => (index + 0.5) * PHASE_DEG);

const isInPhase = (phases: readonly ElectedPhase[], phaseDeg: LongitudeDeg): boolean =>
  phases.includes(phaseNameOf(phaseDeg)) || phases.includes(phaseDeg < 180 ? 'Waxing' : 'Waning');

/** The verdict of phases of the Moon. */
export const judgeMoonPhase = ({ motionOf }: JudgedMoment, phases: readonly ElectedPhase[]): Verdict =>
  judgeOnCircle(
    motionOf(MOON).longitudeDeg - motionOf(SUN).longitudeDeg,
    [...SECTOR_BORDERS_DEG, ...HALF_BORDERS_DEG],
    (phaseDeg) => isInPhase(phases, phaseDeg),
  );

/** The time in which the Moon has one of some phases, each with its principal phase or quarter in the middle, or is in a half of the month. */
export function findMoonPhaseSpans(sky: GeocentricSky, phases: readonly ElectedPhase[], window: JdRange): Spans {
  const hasHalf = phases.some((phase) => phase === 'Waxing' || phase === 'Waning');
  const tropical = toTropicalSky(sky);
  const holdsAt = (moment: JdUt): boolean => {
    const [moon, sun] = [bodyLongitudeAt(tropical, MOON, moment), bodyLongitudeAt(tropical, SUN, moment)];
    return isInPhase(phases, longitudeDeg(moon - sun));
  };
  const bordersDeg = hasHalf ? [...SECTOR_BORDERS_DEG, ...HALF_BORDERS_DEG] : SECTOR_BORDERS_DEG;
  return findArcSpans(sky, { pair: { a: MOON, b: SUN }, bordersDeg, holdsAt }, window);
}
