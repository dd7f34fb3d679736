import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { Ephemeris, Frame } from '../../ephemeris/port.ts';
import { clipRange, type JdRange, type JdUt, widenRange } from '../../units/time.ts';
import { isInRange } from '../events/event-search.ts';
import type { ValueAt } from '../search/curve.ts';
import { refineZero } from '../search/refine.ts';
import { type EventQuery, type NodeCrossingEvent, type NodeType, type PendingEvent, wrapExactEvent } from './event.ts';
import { orbitalPeriodDays, orbitOf, sampleMoments } from './orbits.ts';

/** Looks at the latitude in one revolution: it is on each side of the ecliptic for a quarter of it or more, Chiron too. */
const SAMPLES_PER_ORBIT = 12;

/**
 * So long before and after a body's passage of its node round the Sun it is seen to cross the ecliptic, days, and more:
 * light is on its way for up to a day's third, and the Earth strays from the ecliptic by 1.2″ at most.
 */
const SEARCH_MARGIN_DAYS = 3;

/**
 * Every crossing of the ecliptic as it is seen from the Earth: where the apparent latitude is zero.
 *
 * As the Earth keeps to the ecliptic, a body is seen in it when it passes its node on its way round the Sun, however it
 * moves against the stars. So the passages are found on that way, where the latitude comes and goes once in a revolution.
 *
 * @source passages of the node round the Sun: Jean Meeus, Astronomical Algorithms, 1998, chapter 39, as node.js of npm
 * astronomia 4.2.0 has it
 */
export function findNodeCrossingEvents(
  { sky, window }: EventQuery,
  bodies: readonly CatalogBodyId[],
): readonly PendingEvent[] {
  const { ephemeris } = sky;
  return bodies.flatMap((body) => {
    const seen = toLatitudeCurve(ephemeris, body, 'geocentric');
    const covered = ephemeris.coverage(body);
    return findNodePassages(ephemeris, body, window)
      .flatMap((passage) => findEclipticCrossing(seen, clipRange(widenRange(passage, SEARCH_MARGIN_DAYS), covered)))
      .filter(({ moment }) => isInRange(window, moment))
      .map(
        ({ moment, node }): PendingEvent<NodeCrossingEvent> =>
          wrapExactEvent({ type: 'node_crossing', moment, body, node }),
      );
  });
}

function toLatitudeCurve(ephemeris: Ephemeris, body: CatalogBodyId, type: 'geocentric' | 'heliocentric'): ValueAt {
  const frame: Frame = { zodiac: { type: 'tropical' }, center: { type } };
  return (moment) => ephemeris.position(body, moment, frame).latitudeDeg;
}

/** Where a body passes its nodes on its way round the Sun, the Moon round the Earth. */
function findNodePassages(ephemeris: Ephemeris, body: CatalogBodyId, window: JdRange): readonly JdRange[] {
  const latitudeAt = toLatitudeCurve(ephemeris, body, orbitOf(body).center.type);
  const around = clipRange(widenRange(window, SEARCH_MARGIN_DAYS), ephemeris.coverage(body));
  const looks = sampleMoments(around, orbitalPeriodDays(body) / SAMPLES_PER_ORBIT);
  const latitudes = looks.map(latitudeAt);
  return looks.slice(1).flatMap((toJdUt, index) => {
    const span = { fromJdUt: looks[index] as JdUt, toJdUt };
    const changesSide = (latitudes[index] as number) < 0 !== (latitudes[index + 1] as number) < 0;
    if (!changesSide) return [];
    const moment = refineZero(latitudeAt, { low: span.fromJdUt, high: span.toJdUt });
    return [{ fromJdUt: moment, toJdUt: moment }];
  });
}

interface EclipticCrossing {
  readonly moment: JdUt;
  readonly node: NodeType;
}

/** None only where the files end in between. */
function findEclipticCrossing(latitudeAt: ValueAt, { fromJdUt, toJdUt }: JdRange): readonly EclipticCrossing[] {
  const isSouthFirst = latitudeAt(fromJdUt) < 0;
  if (isSouthFirst === latitudeAt(toJdUt) < 0) return [];
  const moment = refineZero(latitudeAt, { low: fromJdUt, high: toJdUt });
  return [{ moment, node: isSouthFirst ? 'ascending' : 'descending' }];
}
