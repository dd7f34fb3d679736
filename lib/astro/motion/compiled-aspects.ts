import type { BodyPair, ExactAspect, MutualAspectQuery } from './separation.ts';

/** Separations whose moments are compiled, degrees: those of the major aspects. */
export const COMPILED_ANGLES_DEG: readonly number[] = [0, 60, 90, 120, 180, 240, 270, 300];

/** Name of the list of a pair's compiled aspects. */
export const toAspectList = ({ first, second }: BodyPair): string => `aspect:${first}-${second}`;

/** Code of a compiled aspect: its angle, and whether the separation grows. */
export const toAspectCode = ({ angleDeg, isGrowing }: ExactAspect): number =>
  2 * COMPILED_ANGLES_DEG.indexOf(angleDeg) + (isGrowing ? 1 : 0);

/**
 * The exact aspects of a pair that were found ahead, which are those that a search finds. A pair is compiled in one order, and
 * read in both.
 *
 * @returns undefined where some of them were not found ahead
 */
export function readCompiledAspects(query: MutualAspectQuery): readonly ExactAspect[] | undefined {
  const { sky, pair, angles, window } = query;
  if (sky.zodiac.type !== 'tropical' || !angles.every((angle) => COMPILED_ANGLES_DEG.includes(angle))) return undefined;
  const inOrder = sky.store.compiledMoments(toAspectList(pair), window);
  const reversed = { first: pair.second, second: pair.first };
  const moments = inOrder ?? sky.store.compiledMoments(toAspectList(reversed), window);
  if (!moments) return undefined;
  const aspects: ExactAspect[] = [];
  let turns = 0;
  for (const { moment, code } of moments) {
    const listedDeg = COMPILED_ANGLES_DEG[code >> 1] as number;
    const angleDeg = inOrder ? listedDeg : (360 - listedDeg) % 360;
    const isGrowing = (code % 2 === 1) === (inOrder !== undefined);
    if (angleDeg === 0 && isGrowing) turns += 1;
    const unwrappedAngleDeg = angleDeg + 360 * turns;
    if (angles.includes(angleDeg)) {
      aspects.push({ moment, refine: () => moment, angleDeg, unwrappedAngleDeg, isGrowing });
    }
    if (angleDeg === 0 && !isGrowing) turns -= 1;
  }
  return aspects;
}
