import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import {
  clipRange,
  isInRange,
  type JdRange,
  type JdUt,
  rangeAround,
  toWholeMillisecond,
  widenRange,
} from '../../../base/units/time.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { Ephemeris } from '../../port.ts';
import { findZeros, type Sample, type ValueAt } from '../../search/zeros.ts';
import { TROPICAL_GEOCENTRIC } from '../zodiac/frames.ts';
import {
  type EventQuery,
  NODE_TYPES,
  type NodeCrossingEvent,
  type NodeType,
  type PendingEvent,
  wrapExactEvent,
} from './event.ts';
import { gridMoments, orbitalPeriodDays, orbitOf } from './orbits.ts';

/** Samples of the latitude in one revolution: every body, Chiron included, spends at least a quarter on each side. */
const SAMPLES_PER_ORBIT = 12;

/**
 * Longest time, with some reserve, between a body's passage of its orbital node and its apparent crossing of the
 * ecliptic, days: light travels for up to a third of a day, and the Earth leaves the ecliptic by 1.2″ at most.
 */
const SEARCH_MARGIN_DAYS = 3;

/**
 * Every crossing of the ecliptic as seen from the Earth: the apparent latitude is zero.
 *
 * As the Earth stays in the ecliptic, a body appears in it when it passes a node of its orbit round the Sun, even in
 * retrograde motion. The search therefore starts from the heliocentric latitude, which is zero twice in a revolution.
 *
 * @source passages of the node round the Sun: Jean Meeus, Astronomical Algorithms, 1998, chapter 39, as node.js of npm
 * astronomia 4.2.0 has it
 */
export function findNodeCrossingEvents(
  { sky, window }: EventQuery,
  bodies: readonly NumberedBodyId[],
): readonly PendingEvent[] {
  return bodies.flatMap((body) =>
    findCrossings(sky, body, window).map(
      ({ moment, node }): PendingEvent<NodeCrossingEvent> =>
        wrapExactEvent({ type: 'node_crossing', moment, body, node }),
    ),
  );
}

/** Those found ahead, whose code is the index of {@link NODE_TYPES}, else those found on the engine. */
function findCrossings(
  { ephemeris, store }: GeocentricSky,
  body: NumberedBodyId,
  window: JdRange,
): readonly EclipticCrossing[] {
  const compiled = store.compiledMoments(`node_crossing:${body}`, window);
  if (compiled) return compiled.map(({ moment, code }) => ({ moment, node: NODE_TYPES[code] as NodeType }));
  const apparentLatitudeAt = toLatitudeCurve(ephemeris, body, 'geocentric');
  return findCrossingSpans(ephemeris, body, window)
    .flatMap(({ fromJdUt, toJdUt }) => findZeros(sampleAt([fromJdUt, toJdUt], apparentLatitudeAt), apparentLatitudeAt))
    .map(({ moment, isRising }): EclipticCrossing => {
      return { moment: toWholeMillisecond(moment), node: isRising ? 'ascending' : 'descending' };
    })
    .filter(({ moment }) => isInRange(window, moment));
}

interface EclipticCrossing {
  readonly moment: JdUt;
  readonly node: NodeType;
}

function toLatitudeCurve(ephemeris: Ephemeris, body: NumberedBodyId, type: 'geocentric' | 'heliocentric'): ValueAt {
  return (moment) => ephemeris.position(body, moment, { ...TROPICAL_GEOCENTRIC, center: { type } }).latitudeDeg;
}

const sampleAt = (moments: readonly JdUt[], valueAt: ValueAt): readonly Sample[] =>
  moments.map((moment) => ({ moment, value: valueAt(moment) }));

/** Accuracy of a passage round the Sun, days: much less than the margin around it. */
const PASSAGE_DAYS = 0.1;

/**
 * Spans with one crossing each: around a passage of a node of the orbit round the Sun; for the Moon, whose passages are the
 * crossings themselves, around a rough one of those.
 */
function findCrossingSpans(ephemeris: Ephemeris, body: NumberedBodyId, window: JdRange): readonly JdRange[] {
  const center = orbitOf(body).center.type;
  const latitudeAt = toLatitudeCurve(ephemeris, body, center);
  const coverage = ephemeris.coverage(body);
  const stepDays = orbitalPeriodDays(body) / SAMPLES_PER_ORBIT;
  const moments = gridMoments(widenRange(window, SEARCH_MARGIN_DAYS), stepDays, coverage);
  const marginDays = center === 'geocentric' ? PASSAGE_DAYS : SEARCH_MARGIN_DAYS;
  return findZeros(sampleAt(moments, latitudeAt), latitudeAt, PASSAGE_DAYS).map(({ moment }) =>
    clipRange(rangeAround(moment, marginDays), coverage),
  );
}
