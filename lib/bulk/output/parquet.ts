import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { ColumnType, ColumnValue } from '../column.ts';
import type { ColumnBuffer } from '../column-buffer.ts';
import type { TableWriter } from './table.ts';

type Physical = Omit<SchemaElement, 'name' | 'repetition_type'>;

/** Types of Parquet. @source Apache Parquet, LogicalTypes.md; compared with what DuckDB and pyarrow read */
const TYPES: Readonly<Record<ColumnType, Physical>> = {
  boolean: { type: 'BOOLEAN' },
  int8: { type: 'INT32', converted_type: 'INT_8' },
  int16: { type: 'INT32', converted_type: 'INT_16' },
  int32: { type: 'INT32' },
  double: { type: 'DOUBLE' },
  timestamp: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  name: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  json: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
};

/** Rounded degrees have no bytes that repeat: compressing them takes time and saves a hundredth. */
const UNCOMPRESSED: ReadonlySet<ColumnType> = new Set(['double', 'timestamp']);

/** Writes one row group with statistics. Every column may be null, so that shards with and without nulls have one schema. */
export const writeParquet: TableWriter = (buffers, rows, metadata) => {
  const writer = new ByteWriter();
  const parquet = new ParquetWriter({
    writer,
    schema: [
      { name: 'root', num_children: buffers.length },
      ...buffers.map(({ column }) => ({
        name: column.name,
        repetition_type: 'OPTIONAL' as const,
        ...TYPES[column.type],
      })),
    ],
    createdBy: metadata.createdBy,
    kvMetadata: Object.entries(metadata.entries).map(([key, value]) => ({ key, value })),
  });
  // Nothing is written later: this writer has no stream.
  if (rows.length > 0)
    void parquet.write({
      columnData: buffers.map((buffer) => toColumnSource(buffer, rows)),
      rowGroupSize: rows.length,
    });
  void parquet.finish();
  return writer.getBytes();
};

function toColumnSource(buffer: ColumnBuffer, rows: Int32Array) {
  const { name, type } = buffer.column;
  const isTime = type === 'timestamp';
  const data: (ColumnValue | bigint)[] = new Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const value = buffer.get(rows[index] as number);
    data[index] = isTime && value !== null ? BigInt(value) : value;
  }
  return {
    name,
    data,
    offsetIndex: false,
    ...(UNCOMPRESSED.has(type) && { codec: 'UNCOMPRESSED' as const, encoding: 'PLAIN' as const }),
    ...(type === 'name' && { encoding: 'RLE_DICTIONARY' as const }),
  };
}
