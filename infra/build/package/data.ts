import { join } from 'node:path';
import type { DataPackageName } from '../../../host/in-process/data-packages.ts';

/** Files of the build of the service that a package with data has. */
interface DataFiles {
  /** Folder below the data of the build. */
  readonly from: string;
  /** Names in that folder; undefined: all but those of the other packages. */
  readonly names?: readonly string[];
  readonly license: string;
  /** An npm package that it brings along. */
  readonly bundled?: string;
}

const COMPILED = ['longitudes.bin', 'moments.bin'];

/** Names that packages with all files of a folder leave to others. */
export const LEFT_TO_OTHERS: readonly string[] = [...COMPILED, 'boundaries', 'node_modules'];

export const DATA_FILES: Readonly<Record<DataPackageName, DataFiles>> = {
  'natal-ephemeris': { from: 'swisseph', license: 'AGPL-3.0-or-later' },
  'natal-compiled': { from: 'swisseph', names: COMPILED, license: 'AGPL-3.0-or-later' },
  'natal-places': { from: 'places', license: '(CC-BY-4.0 AND ODbL-1.0)' },
  'natal-boundaries': { from: join('places', 'boundaries'), license: 'ODbL-1.0' },
  'natal-pictures': { from: 'pictures', license: '(OFL-1.1 AND MPL-2.0)', bundled: '@resvg/resvg-wasm' },
};
