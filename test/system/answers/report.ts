import type { OperationDifferences } from './compare.ts';
import type { Corpus } from './requests.ts';

/** The first differences of each operation, with the requests that show them, and a line for all. */
export function describeDifferences(compared: readonly OperationDifferences[], { requests }: Corpus): string {
  const lines = compared
    .filter(({ different }) => different > 0)
    .flatMap(({ file, different, answers, first }) => [
      `${file}: ${different} of ${answers} answers differ`,
      ...first.flatMap(({ request, at, before, after }) => [
        `  request ${request}: ${JSON.stringify(requests[request])}`,
        `    ${at}`,
        `    - ${before}`,
        `    + ${after}`,
      ]),
    ]);
  const answers = compared.reduce((sum, one) => sum + one.answers, 0);
  const different = compared.reduce((sum, one) => sum + one.different, 0);
  return [...lines, `${different} of ${answers} answers differ`].join('\n');
}
