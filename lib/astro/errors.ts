import type { BodyId } from '../base/catalog/bodies.ts';
import type { JdRange } from '../base/units/time.ts';

/** The engine cannot guarantee a result: files are missing or damaged, or a check failed. */
export class EphemerisUnavailableError extends Error {
  override readonly name = 'EphemerisUnavailableError';
}

interface UncoveredMoment {
  /** Julian day (UT); may be NaN. */
  readonly moment: number;
  /** Span that the files cover. */
  readonly range: JdRange;
  /** Present where the files cover the moment but not this body. */
  readonly body?: BodyId;
}

/** The files do not cover a moment. */
export class EphemerisRangeError extends Error {
  override readonly name = 'EphemerisRangeError';
  readonly uncovered: UncoveredMoment;

  constructor(message: string, uncovered: UncoveredMoment) {
    super(message);
    this.uncovered = uncovered;
  }
}

/** Arguments that the engine refuses. */
export type EphemerisArgument = 'body' | 'star' | 'houseSystem' | 'latitude' | 'longitude' | 'elevation';

/** The engine cannot compute with an argument. The schemas of requests refuse such values earlier. */
export class EphemerisArgumentError extends Error {
  override readonly name = 'EphemerisArgumentError';
  readonly argument: EphemerisArgument;

  constructor(message: string, argument: EphemerisArgument) {
    super(message);
    this.argument = argument;
  }
}
