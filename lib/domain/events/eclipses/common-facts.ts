import type { Ephemeris, Zodiac } from '../../../ephemeris/port.ts';
import type { JdUt } from '../../../units/time.ts';
import type { Eclipse } from './eclipse.ts';
import { computeSarosNumber } from './saros.ts';
import type { Alignment } from './syzygies.ts';

/** Which eclipse it is. */
interface EclipseIdentity {
  readonly alignment: Alignment;
  readonly lunation: number;
  readonly moment: JdUt;
}

/** What is read off Sun and Moon at the greatest eclipse, whichever of them is eclipsed. */
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
