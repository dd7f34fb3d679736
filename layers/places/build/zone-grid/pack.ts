import { GRID_MAGIC, SECTION_NAMES, type Sections } from '../../../../lib/adapters/places/zone-grid/layout.ts';

const LENGTH_BYTES = 4;

/** Serializes a grid. The header ends at an even offset, as the sections are 16-bit numbers. */
export function packGrid(zones: readonly string[], sections: Sections): Buffer {
  const lengths = Object.fromEntries(SECTION_NAMES.map((name) => [name, sections[name].length]));
  const text = JSON.stringify({ zones, lengths });
  const header = Buffer.from(text.length % 2 === 0 ? text : `${text} `);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  const bodies = SECTION_NAMES.map((name) => {
    const { buffer, byteOffset, byteLength } = sections[name];
    return Buffer.from(buffer, byteOffset, byteLength);
  });
  return Buffer.concat([Buffer.from(GRID_MAGIC, 'latin1'), length, header, ...bodies]);
}
