import { Problem } from '../errors/problem.ts';

type TaskResults<Tasks extends readonly (() => unknown)[]> = {
  readonly [Index in keyof Tasks]: Tasks[Index] extends () => infer Result ? Result : never;
};

/**
 * Reads several parts of one request, so that the faults of all are told at once.
 *
 * @throws Problem of the one part that fails; where several do, one with all their issues, under their code when they
 * share one
 */
export function runCollectingProblems<Tasks extends readonly (() => unknown)[]>(
  tasks: readonly [...Tasks],
): TaskResults<Tasks> {
  const problems: Problem[] = [];
  const results = tasks.map((task) => runTask(task, problems));
  if (problems.length > 0) throw mergeProblems(problems);
  return results as TaskResults<Tasks>;
}

/** What is not the client's own fault ends everything. */
function runTask(task: () => unknown, problems: Problem[]): unknown {
  try {
    return task();
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.status >= 500) throw failure;
    problems.push(failure);
    return undefined;
  }
}

function mergeProblems(problems: readonly Problem[]): Problem {
  const [first, ...others] = problems as readonly [Problem, ...Problem[]];
  if (others.length === 0) return first;
  const code = others.every((other) => other.code === first.code) ? first.code : 'ValidationError';
  const all = problems.flatMap((problem) => problem.issues);
  // Two parts that are read on one clock find the same fault in it.
  const issues = [...new Map(all.map((issue) => [`${issue.location} ${issue.message}`, issue])).values()];
  const details = new Set(problems.map(({ message }) => message));
  return new Problem(code, [...details].join(' '), { issues });
}
