import { type FileMetaData, parquetMetadata } from 'hyparquet';
import { ByteWriter } from 'hyparquet-writer';
import { writeMetadata } from 'hyparquet-writer/src/metadata.js';

const MAGIC = 0x31524150;
const MAGIC_BYTES = 4;
/** The length of the metadata and the magic number at the end of a file. */
export const PARQUET_END_BYTES = 8;

/** @returns bytes of the footer of a file, by its last {@link PARQUET_END_BYTES} */
export function measureFooter(end: Uint8Array): number {
  const view = new DataView(end.buffer, end.byteOffset, end.byteLength);
  return view.getUint32(0, true) + PARQUET_END_BYTES;
}

/**
 * Joins files of one schema into one with the row groups of all, in order: their pages are copied as they are, and a footer is written that
 * knows where they are now.
 */
export class ParquetJoiner {
  #metadata: FileMetaData | undefined;
  #offset = MAGIC_BYTES;

  /** The first bytes of the joined file. */
  start(): Uint8Array {
    const writer = new ByteWriter();
    writer.appendUint32(MAGIC);
    return writer.getBytes();
  }

  /**
   * Adds a file.
   *
   * @param footer its last bytes, see {@link measureFooter}
   * @returns which of its bytes are to be appended
   */
  add(footer: Uint8Array, fileBytes: number): { readonly from: number; readonly to: number } {
    const metadata = parquetMetadata(new Uint8Array(footer).buffer);
    const pages = { from: MAGIC_BYTES, to: fileBytes - footer.length };
    const shift = BigInt(this.#offset - pages.from);
    const groups = metadata.row_groups.map((group) => moveRowGroup(group, shift));
    const before = this.#metadata;
    this.#metadata = before
      ? { ...before, num_rows: before.num_rows + metadata.num_rows, row_groups: [...before.row_groups, ...groups] }
      : { ...metadata, row_groups: groups };
    this.#offset += pages.to - pages.from;
    return pages;
  }

  /** The last bytes of the joined file. */
  finish(): Uint8Array {
    if (!this.#metadata) throw new Error('no file was added');
    const writer = new ByteWriter();
    writeMetadata(writer, this.#metadata);
    writer.appendUint32(MAGIC);
    return writer.getBytes();
  }
}

type RowGroup = FileMetaData['row_groups'][number];

const OFFSETS = ['data_page_offset', 'dictionary_page_offset', 'index_page_offset'] as const;

function moveRowGroup(group: RowGroup, shift: bigint): RowGroup {
  return {
    ...group,
    ...(group.file_offset !== undefined && { file_offset: group.file_offset + shift }),
    columns: group.columns.map((column) => {
      // Indexes of pages stand outside the row groups and are not copied.
      const { offset_index_offset, offset_index_length, column_index_offset, column_index_length, ...kept } = column;
      return { ...kept, file_offset: column.file_offset + shift, ...moveMetadata(column.meta_data, shift) };
    }),
  };
}

function moveMetadata(metadata: RowGroup['columns'][number]['meta_data'], shift: bigint) {
  if (!metadata) return {};
  const moved = OFFSETS.flatMap((name) => {
    const offset = metadata[name];
    return offset === undefined ? [] : [[name, offset + shift]];
  });
  return { meta_data: { ...metadata, ...Object.fromEntries(moved) } };
}
