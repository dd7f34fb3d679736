import type { MutationReport } from './score.ts';

/** The changes that no test found, one a line: where, and what stood there instead. */
export const listSurvivors = ({ files }: MutationReport): readonly string[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, mutatorName, replacement }) => {
        const changed = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 80);
        return `${file}:${location.start.line} ${mutatorName}: ${changed}`;
      }),
  );
