import type { CatalogBodyId } from '../../../../lib/catalog/bodies.ts';
import type { BodyPair } from '../../../../lib/domain/mutual-aspects/relative-motion.ts';
import { arcDeg } from '../../../../lib/units/angle.ts';
import { type JdRange, jdUt } from '../../../../lib/units/time.ts';
import { type AngleAt, halved, longestStepDays, turnBetween } from '../../../support/dense-looks.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const TROPICAL = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;

/** How far the first of a pair is ahead of the second on the engine, degrees. */
export function leadOf({ first, second }: BodyPair): AngleAt {
  const longitudeOf = (body: CatalogBodyId, moment: number): number =>
    ephemeris.position(body, jdUt(moment), TROPICAL).longitudeDeg;
  return (moment) => arcDeg(longitudeOf(second, moment), longitudeOf(first, moment));
}

/** Days between two looks: so short that the lead turns at most once within two of them. */
function stepDays({ first, second }: BodyPair): number {
  return Math.min(longestStepDays(first), longestStepDays(second));
}

interface Look {
  readonly moment: number;
  readonly leadDeg: number;
}

/** The lead at regular steps over a window and, where it turns, at the turn, each found by looking ever closer. */
export function looksAt(pair: BodyPair, { fromJdUt, toJdUt }: JdRange): readonly Look[] {
  const leadAt = leadOf(pair);
  const count = Math.ceil((toJdUt - fromJdUt) / stepDays(pair));
  const step = (toJdUt - fromJdUt) / count;
  const looks = Array.from({ length: count + 3 }, (_, index): Look => {
    const moment = fromJdUt + (index - 1) * step;
    return { moment, leadDeg: leadAt(moment) };
  });
  const gains = looks.slice(1).map(({ leadDeg }, index) => arcDeg((looks[index] as Look).leadDeg, leadDeg) > 0);
  const turns = gains.flatMap((gaining, index) => {
    if (index === 0 || gaining === gains[index - 1]) return [];
    const moment = turnBetween(leadAt, (looks[index - 1] as Look).moment, (looks[index + 1] as Look).moment);
    return moment > fromJdUt && moment < toJdUt ? [{ moment, leadDeg: leadAt(moment) }] : [];
  });
  return [...looks.slice(1, -1), ...turns].sort((a, b) => a.moment - b.moment);
}

/** Every moment at which the lead passes an angle, by sides at neighbouring looks and halving. */
export function denseMeetings(pair: BodyPair, looks: readonly Look[], angleDeg: number): readonly number[] {
  const leadAt = leadOf(pair);
  const gapAt: AngleAt = (moment) => arcDeg(angleDeg, leadAt(moment));
  return looks.slice(1).flatMap((to, index) => {
    const from = looks[index] as Look;
    const [atFrom, atTo] = [arcDeg(angleDeg, from.leadDeg), arcDeg(angleDeg, to.leadDeg)];
    const passes = atFrom < 0 !== atTo < 0 && Math.abs(atFrom) < 90;
    return passes ? [halved(gapAt, from.moment, to.moment)] : [];
  });
}
