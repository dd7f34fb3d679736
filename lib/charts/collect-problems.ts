import { Problem } from '../base/errors/problem.ts';

type TaskResults<Tasks extends readonly (() => unknown)[]> = {
  readonly [Index in keyof Tasks]: Tasks[Index] extends () => infer Result ? Result : never;
};

/**
 * Reads several parts of one request and reports the issues of all of them at once.
 *
 * @throws Problem of the part that fails; if several fail, one Problem with all their issues, under their code if they
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

/** A failure that the client did not cause ends the whole request. */
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
  // Two parts that share a time zone report the same issue of it.
  const issues = [...new Map(all.map((issue) => [`${issue.location} ${issue.message}`, issue])).values()];
  const details = new Set(problems.map(({ message }) => message));
  return new Problem(code, [...details].join(' '), { issues });
}
