/** A quarter in `npm test`, all in `npm run test:system`, whose project `calculations` has the files of dear properties. */
const SHARE = process.env.WHOLE_PROPERTIES === undefined ? 4 : 1;

/** Runs of a dear property. */
export const countRuns = (whole: number): number => Math.ceil(whole / SHARE);

/** Cases of a dear table. */
export const selectCases = <Case>(all: readonly Case[]): readonly Case[] =>
  all.filter((_, index) => index % SHARE === 0);
