/** The largest of many errors, in arcseconds. NaN is the worst of all and stays. */
export class Worst {
  arcsec = 0;

  seeDeg(errorDeg: number): void {
    const arcsec = Math.abs(errorDeg) * 3600;
    if (!(arcsec <= this.arcsec)) this.arcsec = arcsec;
  }
}
