/** Runs of a dear property: a quarter in `npm test`, all in `npm run test:system`, whose project `calculations` has its file. */
export const countRuns = (whole: number): number =>
  process.env.WHOLE_PROPERTIES === undefined ? Math.ceil(whole / 4) : whole;
