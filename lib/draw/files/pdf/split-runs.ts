import { findFont } from '../fonts/select-fonts.ts';

/** Characters of a text that one font draws. */
interface TextRun {
  readonly font: string;
  readonly text: string;
}

/** Characters that belong to the letters beside them: marks and joiners. */
const DEPENDENT = /^[\p{M}\u200c\u200d]$/u;

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const LEFT_TO_RIGHT = /(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u;

/**
 * Splits a text into runs of one font, in the order in which they stand from left to right. A font turns the letters of a run by
 * itself; runs between the first and the last of Arabic or Hebrew without other letters between them stand in reverse order.
 */
export function splitRuns(text: string): readonly TextRun[] {
  const runs: { font: string; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = last && DEPENDENT.test(character) ? last.font : findFont(character);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return turnRuns(runs);
}

function turnRuns(runs: readonly TextRun[]): readonly TextRun[] {
  const ordered: TextRun[] = [];
  for (let at = 0; at < runs.length; ) {
    const end = RIGHT_TO_LEFT.test(runs[at]?.text ?? '') ? findLastTurned(runs, at) : at;
    ordered.push(...runs.slice(at, end + 1).reverse());
    at = end + 1;
  }
  return ordered;
}

/** Index of the last run from right to left before one with other letters. */
function findLastTurned(runs: readonly TextRun[], from: number): number {
  const others = runs.findIndex((run, index) => index > from && LEFT_TO_RIGHT.test(run.text));
  return runs.slice(0, others < 0 ? runs.length : others).findLastIndex((run) => RIGHT_TO_LEFT.test(run.text));
}
