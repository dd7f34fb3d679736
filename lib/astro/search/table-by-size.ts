/** A function of a size, such as the number of terms of a series, that computes the table of each size once. */
export function rememberBySize<Table>(compute: (size: number) => Table): (size: number) => Table {
  const tables = new Map<number, Table>();
  return (size) => {
    const table = tables.get(size) ?? compute(size);
    tables.set(size, table);
    return table;
  };
}
