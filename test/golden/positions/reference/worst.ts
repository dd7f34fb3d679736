import { Tally } from '../../../accuracy/tally.ts';

/** The largest of many errors, in arcseconds. NaN is the worst of all and stays. */
export class Worst extends Tally {
  get arcsec(): number {
    return this.worst;
  }

  seeDeg(errorDeg: number): void {
    this.see(errorDeg * 3600);
  }
}
