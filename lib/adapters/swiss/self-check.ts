import { constants, deltat_ex } from 'sweph';
import type { EquatorialState, SelfCheck } from '../../astro/port.ts';
import { ARCSEC_PER_DEG, arcDeg, cosDeg, DEG_PER_HOUR } from '../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../base/units/time.ts';
import { PUBLISHED_POSITIONS, type PublishedPosition } from './published-positions.ts';

/** DE405 (published positions) and DE431 (files) differ by less than this; a wrong file differs by far more. */
const TOLERANCE_ARCSEC = 0.05;

/** Asks the ephemeris under check for a place. */
export type EquatorialSource = (body: PublishedPosition['body'], moment: JdUt) => EquatorialState;

/** TT to UT in one step, because ΔT changes by less than 1e-7 s over its own length. */
function toUt(jdTt: number): JdUt {
  return jdUt(jdTt - deltat_ex(jdTt, constants.SEFLG_SWIEPH).data);
}

function measureErrorArcsec(published: PublishedPosition, source: EquatorialSource): number {
  const { rightAscensionDeg, declinationDeg } = source(published.body, toUt(published.jdTt));
  const alongDeg = arcDeg(published.rightAscensionHours * DEG_PER_HOUR, rightAscensionDeg) * cosDeg(declinationDeg);
  return Math.hypot(alongDeg, declinationDeg - published.declinationDeg) * ARCSEC_PER_DEG;
}

/** Compares computed positions with published ones. */
export function compareWithPublished(source: EquatorialSource): SelfCheck {
  const worstErrorArcsec = Math.max(...PUBLISHED_POSITIONS.map((published) => measureErrorArcsec(published, source)));
  const passed = worstErrorArcsec <= TOLERANCE_ARCSEC;
  const verdict = passed ? 'agree' : 'disagree';
  return {
    passed,
    detail: `${PUBLISHED_POSITIONS.length} published places ${verdict}: worst ${worstErrorArcsec.toFixed(3)}″`,
    worstErrorArcsec,
  };
}
