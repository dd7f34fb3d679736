import { constants, pheno_ut } from 'sweph';
import { EphemerisArgumentError, EphemerisUnavailableError } from '../../astro/errors.ts';
import type { Phenomena } from '../../astro/port.ts';
import type { BodyId } from '../../base/catalog/bodies.ts';
import { ARCSEC_PER_DEG } from '../../base/units/angle.ts';
import { requireEngineBody } from './bodies.ts';
import { confirmFiles } from './calculate.ts';

/**
 * Beginning of the engine's message that only the magnitude is invalid: Venus's formula ends at a phase angle of 179°,
 * which she exceeds only in a transit or close to one.
 */
const BAD_MAGNITUDE = 'magnitude value for ';

/** Phase, size and brightness of a body, seen from the center of the Earth, apparent and of date. */
export function computePhenomena(body: BodyId, moment: number): Phenomena {
  const { engineId, isLunarPoint } = requireEngineBody(body, { type: 'geocentric' });
  if (isLunarPoint)
    throw new EphemerisArgumentError(`${body} is a direction and has neither phase nor brightness`, 'body');
  confirmFiles(moment);
  const { flag, error, data } = pheno_ut(moment, engineId, constants.SEFLG_SWIEPH);
  const [phaseAngleDeg, illuminatedFraction, elongationDeg, diameterDeg, magnitude] = data;
  const isNumber = Number.isFinite(phaseAngleDeg + illuminatedFraction + elongationDeg + diameterDeg + magnitude);
  const hasMagnitude = !error.startsWith(BAD_MAGNITUDE);
  if (flag !== constants.SEFLG_SWIEPH || !isNumber || (hasMagnitude && error !== '')) {
    throw new EphemerisUnavailableError(
      `The engine did not answer from its files how ${body} looks: flag ${flag} ${error.trim()}`,
    );
  }
  const apparentDiameterArcsec = diameterDeg * ARCSEC_PER_DEG;
  const shape = { phaseAngleDeg, illuminatedFraction, elongationDeg, apparentDiameterArcsec };
  return { ...shape, magnitude: hasMagnitude ? magnitude : undefined };
}
