const ADDED = /(?:^|_)display_names?$/;

type Members = Readonly<Record<string, unknown>>;

/**
 * An answer without the members of names that another one lacks. The display names of lots, which every answer has, become
 * those of the other one.
 */
export function removeAddedNames(answer: unknown, other: unknown): unknown {
  if (Array.isArray(answer)) {
    const others: readonly unknown[] = Array.isArray(other) ? other : [];
    return answer.map((item, index) => removeAddedNames(item, others[index]));
  }
  if (typeof answer !== 'object' || answer === null) return answer;
  const others: Members = typeof other === 'object' && other !== null ? { ...other } : {};
  const kept = Object.entries(answer).filter(([name]) => !ADDED.test(name) || Object.hasOwn(others, name));
  return Object.fromEntries(
    kept.map(([name, member]) => [name, ADDED.test(name) ? others[name] : removeAddedNames(member, others[name])]),
  );
}
