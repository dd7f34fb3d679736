import type { CatalogBodyId } from '../../../base/catalog/bodies.ts';
import {
  clipRange,
  isInRange,
  type JdRange,
  type JdUt,
  jdUt,
  rangeAround,
  toWholeMillisecond,
  widenRange,
} from '../../../base/units/time.ts';
import type { Ephemeris } from '../../port.ts';
import type { ValueAt } from '../../search/curve.ts';
import { solveFalsePosition } from '../../search/false-position.ts';
import { refineZero } from '../../search/refine.ts';
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
  bodies: readonly CatalogBodyId[],
): readonly PendingEvent[] {
  return bodies.flatMap((body) =>
    findCrossings(sky.ephemeris, body, window).map(
      ({ moment, node }): PendingEvent<NodeCrossingEvent> =>
        wrapExactEvent({ type: 'node_crossing', moment, body, node }),
    ),
  );
}

/** Those found ahead, whose code is the index of {@link NODE_TYPES}, else those found on the engine. */
function findCrossings(ephemeris: Ephemeris, body: CatalogBodyId, window: JdRange): readonly EclipticCrossing[] {
  const compiled = ephemeris.compiledMoments(`node_crossing:${body}`, window);
  if (compiled) return compiled.map(({ moment, code }) => ({ moment, node: NODE_TYPES[code] as NodeType }));
  const apparentLatitudeAt = toLatitudeCurve(ephemeris, body, 'geocentric');
  const coverage = ephemeris.coverage(body);
  return findCrossingSpans(ephemeris, body, window)
    .flatMap((span) => findEclipticCrossing(apparentLatitudeAt, clipRange(span, coverage)))
    .filter(({ moment }) => isInRange(window, moment));
}

function toLatitudeCurve(ephemeris: Ephemeris, body: CatalogBodyId, type: 'geocentric' | 'heliocentric'): ValueAt {
  return (moment) => ephemeris.latitudeDeg(body, moment, { type });
}

/** Accuracy of a passage round the Sun, days: much less than the margin around it. */
const PASSAGE_DAYS = 0.1;

/**
 * Spans with one crossing each: around a passage of a node of the orbit round the Sun; for the Moon, whose passages are the
 * crossings themselves, between two samples.
 */
function findCrossingSpans(ephemeris: Ephemeris, body: CatalogBodyId, window: JdRange): readonly JdRange[] {
  const center = orbitOf(body).center.type;
  const latitudeAt = toLatitudeCurve(ephemeris, body, center);
  const stepDays = orbitalPeriodDays(body) / SAMPLES_PER_ORBIT;
  const samples = gridMoments(widenRange(window, SEARCH_MARGIN_DAYS), stepDays, ephemeris.coverage(body));
  const latitudes = samples.map(latitudeAt);
  return samples.slice(1).flatMap((high, index) => {
    const low = samples[index] as JdUt;
    const changesSide = (latitudes[index] as number) < 0 !== (latitudes[index + 1] as number) < 0;
    if (!changesSide) return [];
    if (center === 'geocentric') return [{ fromJdUt: low, toJdUt: high }];
    const bracket = { low, high, smallestStep: PASSAGE_DAYS };
    return [rangeAround(jdUt(solveFalsePosition((at) => latitudeAt(jdUt(at)), bracket)), SEARCH_MARGIN_DAYS)];
  });
}

interface EclipticCrossing {
  readonly moment: JdUt;
  readonly node: NodeType;
}

/** The crossing in a range; none only where the ephemeris files end before it. */
function findEclipticCrossing(latitudeAt: ValueAt, { fromJdUt, toJdUt }: JdRange): readonly EclipticCrossing[] {
  const isSouthFirst = latitudeAt(fromJdUt) < 0;
  if (isSouthFirst === latitudeAt(toJdUt) < 0) return [];
  const moment = toWholeMillisecond(refineZero(latitudeAt, { low: fromJdUt, high: toJdUt }));
  return [{ moment, node: isSouthFirst ? 'ascending' : 'descending' }];
}
