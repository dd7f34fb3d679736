type Row = readonly (string | number)[];

export const formatUsd = (amount: number): string => amount.toFixed(2);

/** A Markdown table with right-aligned numbers. */
export function renderMarkdownTable(titles: readonly string[], rows: readonly Row[]): string {
  const line = (cells: Row): string => `| ${cells.join(' | ')} |`;
  return [titles, titles.map((_, column) => (column === 0 ? '---' : '---:')), ...rows].map(line).join('\n');
}
