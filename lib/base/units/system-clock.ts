/** Tells what time it is. */
export interface SystemClock {
  now(): Date;
}
