import type { JdUt } from '../../../base/units/time.ts';
import type { GeoPlace } from '../../port.ts';

/** One of the births of a composite. */
export interface Birth {
  readonly moment: JdUt;
  readonly place: GeoPlace;
  readonly timeIsKnown: boolean;
}
