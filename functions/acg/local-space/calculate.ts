import { CHART_OBJECTS } from '../../../lib/catalog/chart-objects.ts';
import { computeLocalSpaceLines, type LocalSpaceLine } from '../../../lib/domain/acg/local-space.ts';
import { createWarning } from '../../../lib/domain/chart/warning.ts';
import type { Location } from '../../../lib/schemas/location.ts';
import type { ChartServices } from '../../../lib/use-cases/subject.ts';
import { type AcgRequest, type AcgSkyOverPlace, readSkyOverPlace } from '../map-sky.ts';

/**
 * Reads a subject and a place, and finds the lines that leave it.
 *
 * @throws Problem as {@link readSkyOverPlace}
 */
export function readLocalSpace(
  request: AcgRequest & { readonly location?: Location | undefined },
  readers: ChartServices,
): AcgSkyOverPlace & { readonly lines: readonly LocalSpaceLine[] } {
  const read = readSkyOverPlace(request, readers);
  const { bodies, sky, over } = read;
  const lines = bodies.flatMap((body) => computeLocalSpaceLines(body, over.place, sky));
  const overhead = bodies.filter(({ id }) => !lines.some(({ body }) => body.id === id));
  const warnings = overhead.map(({ id }) =>
    createWarning(
      'AzimuthUndefined',
      `${CHART_OBJECTS[id].name} stands in the zenith or the nadir and has no azimuth.`,
    ),
  );
  return { ...read, lines, warnings: [...read.warnings, ...warnings] };
}
