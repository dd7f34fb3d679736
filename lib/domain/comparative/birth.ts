import type { GeoPlace } from '../../ephemeris/port.ts';
import type { JdUt } from '../../units/time.ts';

/** One of the births of a composite. */
export interface Birth {
  readonly moment: JdUt;
  readonly place: GeoPlace;
  readonly timeIsKnown: boolean;
}
