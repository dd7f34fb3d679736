/** A column of figures stands to the right. */
export interface Column {
  readonly title: string;
  readonly isNumber?: true;
}

type Cell = string | number;

/** A table in Markdown. */
export function tableOf(columns: readonly Column[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ title }) => title)),
    line(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
    ...rows.map(line),
  ].join('\n');
}

export const text = (title: string): Column => ({ title });
export const number = (title: string): Column => ({ title, isNumber: true });

export const usd = (amount: number): string => amount.toFixed(2);

/** `0.0000133334`: a price as it is published, without an exponent. */
export function priceText(amount: number): string {
  const digits = amount.toFixed(10).replace(/0+$/, '').replace(/\.$/, '');
  return digits;
}
