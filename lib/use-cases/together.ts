import { Problem } from '../errors/problem.ts';

type Results<Tasks extends readonly (() => unknown)[]> = {
  readonly [Index in keyof Tasks]: Tasks[Index] extends () => infer Result ? Result : never;
};

/**
 * Reads several parts of one request, so that the faults of all are told at once.
 *
 * @throws Problem of the one part that fails; where several do, one with all their findings, under their code when they
 * share one
 */
export function together<Tasks extends readonly (() => unknown)[]>(tasks: readonly [...Tasks]): Results<Tasks> {
  const problems: Problem[] = [];
  const results = tasks.map((task) => attempted(task, problems));
  if (problems.length > 0) throw merged(problems);
  return results as Results<Tasks>;
}

/** What is not the client's own fault ends everything. */
function attempted(task: () => unknown, problems: Problem[]): unknown {
  try {
    return task();
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.status >= 500) throw failure;
    problems.push(failure);
    return undefined;
  }
}

function merged(problems: readonly Problem[]): Problem {
  const [first, ...others] = problems as readonly [Problem, ...Problem[]];
  if (others.length === 0) return first;
  const code = others.every((other) => other.code === first.code) ? first.code : 'ValidationError';
  const all = problems.flatMap((problem) => problem.findings);
  // Two parts that are read on one clock find the same fault in it.
  const findings = [...new Map(all.map((finding) => [`${finding.location} ${finding.message}`, finding])).values()];
  const details = new Set(problems.map(({ message }) => message));
  return new Problem(code, [...details].join(' '), { findings });
}
