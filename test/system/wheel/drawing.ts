/** What a picture must show. */
export interface WheelExpectation {
  readonly points: number;
  readonly cusps: number;
  /** Cusps whose degrees are written. */
  readonly cuspDegrees: number;
  /** Least height of texts, pixels. */
  readonly leastTextPx: number;
}

/** A picture with what it must show. */
export interface Drawing {
  readonly svg: string;
  readonly expected: WheelExpectation;
}
