import type { JdUt } from '../../../../base/units/time.ts';
import type { Ephemeris, Zodiac } from '../../../port.ts';
import type { Eclipse } from './eclipse.ts';
import { computeSarosNumber } from './saros.ts';
import type { Alignment } from './syzygies.ts';

/** Kind, lunation and greatest moment of an eclipse. */
interface EclipseIdentity {
  readonly alignment: Alignment;
  readonly lunation: number;
  readonly moment: JdUt;
}

/** The facts that solar and lunar eclipses share: Saros, node, and the states of Sun and Moon at the greatest eclipse. */
export function computeCommonFacts(
  ephemeris: Ephemeris,
  { alignment, lunation, moment }: EclipseIdentity,
  zodiac: Zodiac,
): Pick<Eclipse, 'saros' | 'node' | 'sun' | 'moon'> {
  const frame = { zodiac, center: { type: 'geocentric' } } as const;
  const moon = ephemeris.position('moon', moment, frame);
  return {
    saros: computeSarosNumber(alignment, lunation),
    node: moon.latitudeSpeedDegPerDay > 0 ? 'north' : 'south',
    sun: ephemeris.position('sun', moment, frame),
    moon,
  };
}
