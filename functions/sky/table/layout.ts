import type { CoordinateSystem } from '../../../lib/astro/chart/settings.ts';
import { MODERN_PLANETS } from '../../../lib/base/catalog/chart-objects.ts';
import type { HouseSystemCode } from '../../../lib/base/catalog/house-systems.ts';
import { TABLE_BODY_IDS, type TableBodyId, type TableColumnId } from '../../../lib/base/catalog/table-columns.ts';

/** The members of a request that decide the columns of its table. */
export interface TableLayout {
  readonly bodies?: readonly TableBodyId[] | undefined;
  readonly columns: readonly TableColumnId[];
  readonly coordinate_system: CoordinateSystem;
  readonly house_system?: HouseSystemCode | undefined;
}

const DEFAULT_BODIES: readonly TableBodyId[] = TABLE_BODY_IDS.filter((id) =>
  MODERN_PLANETS.some((each) => each === id),
);

/** A heliocentric table has the Earth in place of Sun and Moon. */
const HELIOCENTRIC_BODIES: readonly TableBodyId[] = TABLE_BODY_IDS.filter(
  (id) => id === 'earth' || (DEFAULT_BODIES.includes(id) && id !== 'sun' && id !== 'moon'),
);

/** The bodies of a table, in the order of its columns. */
export function listTableBodies({ bodies, coordinate_system }: Omit<TableLayout, 'columns'>): readonly TableBodyId[] {
  return bodies ?? (coordinate_system === 'heliocentric' ? HELIOCENTRIC_BODIES : DEFAULT_BODIES);
}

/** Number of columns, that of the dates included. */
export const countColumns = (shape: TableLayout): number => 1 + listTableBodies(shape).length * shape.columns.length;
