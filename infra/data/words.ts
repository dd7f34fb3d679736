/** `1 file`, `3 files`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** `171 075` */
export const grouped = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ');

/** Some examples of many: the first ones in full, the rest as a number. */
export function some(texts: readonly string[], most: number): string {
  const rest = texts.length - most;
  return rest > 0 ? `${texts.slice(0, most).join('; ')}; and ${grouped(rest)} more` : texts.join('; ');
}

/** How many of these are not among the others. */
export function countOfNew(these: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...these].filter((each) => !others.has(each)).length;
}
