import type { Ephemeris } from '../../../lib/astro/port.ts';
import { toEphemerisBody } from '../../../lib/base/catalog/transit-bodies.ts';
import { clipRange, type JdRange, type JdUt, jdUt, widenRange } from '../../../lib/base/units/time.ts';
import { runCollectingProblems } from '../../../lib/charts/collect-problems.ts';
import { requireCoveredBody } from '../../../lib/charts/covered-body.ts';
import { requireCoveredMoment } from '../../../lib/charts/subject.ts';
import { isLordRef } from '../../../lib/requests/conditions/body-ref.ts';
import { type Leaf, MARGIN_DAYS } from '../../../lib/requests/conditions/leaves.ts';

/** A moment of a request, and its member. */
interface StatedMoment {
  readonly moment: JdUt;
  readonly member: string;
}

/**
 * Refuses moments too near to the ends of the files, and bodies whose own files do not cover the window.
 *
 * @throws Problem `DatetimeOutOfRange`, `InvalidBody`
 */
export function requireCoveredSearch(
  ephemeris: Ephemeris,
  leaves: readonly Leaf[],
  moments: readonly StatedMoment[],
): void {
  const marginDays = marginOf(leaves);
  runCollectingProblems(
    moments.flatMap(({ moment, member }) =>
      [-marginDays, marginDays].map(
        (days) => () =>
          requireCoveredMoment(jdUt(moment + days), ephemeris, {
            location: `body.${member}`,
            name: `time around it, of ${marginDays} days,`,
          }),
      ),
    ),
  );
  const window = {
    fromJdUt: jdUt(Math.min(...moments.map(({ moment }) => moment))),
    toJdUt: jdUt(Math.max(...moments.map(({ moment }) => moment))),
  };
  const named = leaves.flatMap(({ path, bodies }) =>
    bodies.flatMap((body) => (isLordRef(body) ? [] : [{ location: `body.${path}`, body: toEphemerisBody(body).body }])),
  );
  runCollectingProblems(named.map((one) => () => requireCoveredBody(ephemeris, one, window)));
}

/** Days beyond a window that the search of some conditions reads. */
const marginOf = (leaves: readonly Leaf[]): number =>
  Math.max(MARGIN_DAYS, ...leaves.map(({ marginDays }) => marginDays));

/** The part of a window in which all conditions can be searched. */
export function clipToCoverage(ephemeris: Ephemeris, leaves: readonly Leaf[], window: JdRange): JdRange {
  const bodies = leaves.flatMap(({ bodies: refs }) =>
    refs.flatMap((ref) => (isLordRef(ref) ? [] : [toEphemerisBody(ref).body])),
  );
  const spans = [ephemeris.coverage(), ...bodies.map((body) => ephemeris.coverage(body))];
  return spans.reduce((clipped, span) => clipRange(clipped, widenRange(span, -marginOf(leaves))), window);
}
