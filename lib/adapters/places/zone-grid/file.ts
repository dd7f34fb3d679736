import type { ReadFile } from '../../layer-file.ts';
import { GRID_MAGIC, GridHeader, SECTION_NAMES, type SectionName, type Sections } from './layout.ts';

const LENGTH_BYTES = 4;

/** A grid file in memory. */
export interface GridFile {
  readonly zones: readonly string[];
  readonly sections: Sections;
}

/**
 * Reads a grid file.
 *
 * @throws when the file is missing, is not a grid or is cut short
 */
export function readGridFile(path: string, read: ReadFile): GridFile {
  const bytes = read(path);
  if (bytes.toString('latin1', 0, GRID_MAGIC.length) !== GRID_MAGIC) throw new Error(`${path} is not a grid of zones`);
  const headerBegins = GRID_MAGIC.length + LENGTH_BYTES;
  const headerEnds = headerBegins + bytes.readUInt32LE(GRID_MAGIC.length);
  const { zones, lengths } = GridHeader.parse(JSON.parse(bytes.toString('utf8', headerBegins, headerEnds)));
  // A copy, because a view of 16-bit numbers must begin at an even address.
  const numbers = new Uint16Array(bytes.buffer.slice(bytes.byteOffset + headerEnds, bytes.byteOffset + bytes.length));
  return { zones, sections: splitSections(numbers, lengths) };
}

function splitSections(numbers: Uint16Array, lengths: GridHeader['lengths']): Sections {
  const starts = SECTION_NAMES.map((_, index) =>
    SECTION_NAMES.slice(0, index).reduce((sum, name) => sum + lengths[name], 0),
  );
  const sectionOf = (name: SectionName): Uint16Array => {
    const start = starts[SECTION_NAMES.indexOf(name)] ?? 0;
    const section = numbers.subarray(start, start + lengths[name]);
    if (section.length < lengths[name]) throw new Error(`the section ${name} of the grid of zones is cut short`);
    return section;
  };
  return {
    rowStarts: sectionOf('rowStarts'),
    runColumns: sectionOf('runColumns'),
    runSets: sectionOf('runSets'),
    setStarts: sectionOf('setStarts'),
    setZones: sectionOf('setZones'),
    towns: sectionOf('towns'),
  };
}
