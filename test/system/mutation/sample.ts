import fc from 'fast-check';

/** A line of the code; lines are counted from 1. */
export interface CodeLine {
  readonly file: string;
  readonly line: number;
}

/** A line without anything that could be changed: blank, a comment, an import, or closing brackets. */
const NOTHING_TO_CHANGE = /^\s*(\/\/|\/?\*|import\b|export (\*|\{|type\b)|(export )?interface\b|[\])}>;,\s]*$)/;

/** Draws lines of code at random. The same files, count and seed give the same lines. */
export function drawLines(texts: ReadonlyMap<string, string>, count: number, seed: number): readonly CodeLine[] {
  const lines = [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((content, index) => (NOTHING_TO_CHANGE.test(content) ? [] : [{ file, line: index + 1 }])),
  );
  const length = Math.min(count, lines.length);
  const [drawn = []] = fc.sample(fc.shuffledSubarray(lines, { minLength: length, maxLength: length }), {
    seed,
    numRuns: 1,
  });
  return drawn;
}
