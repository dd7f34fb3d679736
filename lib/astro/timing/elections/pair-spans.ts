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
import { bodyLongitudeAt, type MovingBody } from './moving-body.ts';

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

/** The time in which two bodies are within orb of an aspect. */
export function findAspectSpans(sky: GeocentricSky, pair: ElectedPair, aspects: MovingAspects, window: JdRange): Spans {
  const { applying } = aspects;
  const bordersDeg = aspects.aspects.flatMap((aspect) => [
    ...listReachBorders(aspect),
    ...(applying === undefined ? [] : [aspect.angleDeg, -aspect.angleDeg, 0, 180]),
  ]);
  const tropical = toTropicalSky(sky);
  const holdsAt = (moment: JdUt): boolean => {
    const [a, b] = [stateAt(tropical, pair.a.source, moment), stateAt(tropical, pair.b.source, moment)];
    const arc = arcDeg(b.longitudeDeg + pair.b.offsetDeg, a.longitudeDeg + pair.a.offsetDeg);
    const growth = (a.longitudeSpeedDegPerDay - b.longitudeSpeedDegPerDay) * Math.sign(arc);
    return aspects.aspects.some(({ angleDeg, orbDeg }) => {
      const gap = Math.abs(arc) - angleDeg;
      if (Math.abs(gap) > orbDeg) return false;
      return applying === undefined || gap * growth < 0 === applying;
    });
  };
  return findArcSpans(sky, { pair, bordersDeg, changesAtTurns: applying !== undefined, holdsAt }, window);
}

const SUN: MovingBody = { source: 'sun', offsetDeg: 0 };
const MOON: MovingBody = { source: 'moon', offsetDeg: 0 };

/** The time in which a body has one of some phases of nearness to the Sun. */
export function findSolarPhaseSpans(
  sky: GeocentricSky,
  body: MovingBody,
  phases: readonly SolarPhaseName[],
  window: JdRange,
): Spans {
  const bordersDeg = Object.values(SOLAR_PHASE_LIMITS_DEG).flatMap((limit) => [limit, -limit]);
  const tropical = toTropicalSky(sky);
  const at = (one: MovingBody, moment: JdUt): LongitudeDeg => bodyLongitudeAt(tropical, one, moment);
  const holdsAt = (moment: JdUt): boolean => phases.includes(solarPhaseNameOf(at(body, moment), at(SUN, moment)));
  return findArcSpans(sky, { pair: { a: body, b: SUN }, bordersDeg, holdsAt }, window);
}

const PHASE_DEG = 360 / PHASE_NAMES.length;

/** New and full Moon, the borders of the halves of the month. */
const HALF_BORDERS_DEG = [0, 180];

/** The time in which the Moon has one of some phases, each with its principal phase or quarter in the middle, or is in a half of the month. */
export function findMoonPhaseSpans(sky: GeocentricSky, phases: readonly ElectedPhase[], window: JdRange): Spans {
  const sectorBordersDeg = PHASE_NAMES.map((_, index) => (index + 0.5) * PHASE_DEG);
  const hasHalf = phases.some((phase) => phase === 'Waxing' || phase === 'Waning');
  const tropical = toTropicalSky(sky);
  const holdsAt = (moment: JdUt): boolean => {
    const [moon, sun] = [bodyLongitudeAt(tropical, MOON, moment), bodyLongitudeAt(tropical, SUN, moment)];
    const phaseDeg = longitudeDeg(moon - sun);
    return phases.includes(phaseNameOf(phaseDeg)) || phases.includes(phaseDeg < 180 ? 'Waxing' : 'Waning');
  };
  const bordersDeg = hasHalf ? [...sectorBordersDeg, ...HALF_BORDERS_DEG] : sectorBordersDeg;
  return findArcSpans(sky, { pair: { a: MOON, b: SUN }, bordersDeg, holdsAt }, window);
}
