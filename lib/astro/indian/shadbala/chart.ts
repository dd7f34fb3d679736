import type { PerPlanet } from '../../../base/catalog/shadbala.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import type { JdUt } from '../../../base/units/time.ts';
import type { SolarDay } from '../../sky/rising/sunrise.ts';
import type { Friendship } from '../friendships.ts';
import type { GrahaPosition } from '../grahas.ts';

/** What the strengths of a birth are calculated from; longitudes are sidereal. */
export interface ShadbalaChart {
  readonly moment: JdUt;
  /** TT − UT, days. */
  readonly deltaTDays: number;
  readonly ayanamsaDeg: number;
  /** The nine. */
  readonly grahas: readonly GrahaPosition[];
  readonly friendships: readonly Friendship[];
  readonly declinationsDeg: PerPlanet<number>;
  /** The middles of the twelve houses, from the Ascendant on. */
  readonly middlesDeg: readonly LongitudeDeg[];
  /** Of the Sun, degrees in `[-180, 180)`, 0 at apparent noon. */
  readonly sunHourAngleDeg: number;
  /** From sunrise to sunrise; undefined near the midnight sun and the polar night. */
  readonly day: SolarDay | undefined;
  /** Days since 1970-01-01 of the civil dates of the birth, and of the sunrise before it. */
  readonly dates: { readonly midnight: number; readonly sunrise: number };
}
