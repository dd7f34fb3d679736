import { computeLocalSpaceLines, type LocalSpaceLine } from '../../lib/astro/chart/acg/local-space.ts';
import { CHART_OBJECTS } from '../../lib/base/catalog/chart-objects.ts';
import { createWarning } from '../../lib/base/warning.ts';
import type { ChartServices } from '../../lib/charts/subject.ts';
import { type AcgSkyOverPlace, readSkyOverPlace } from './map-sky.ts';

/** The lines of local space of a birth, and the place that they leave. */
interface LocalSpaceMap extends AcgSkyOverPlace {
  readonly lines: readonly LocalSpaceLine[];
}

/**
 * Reads a subject and a place, and finds the lines that leave it.
 *
 * @throws Problem of {@link readSkyOverPlace}
 */
export function readLocalSpace(
  request: Parameters<typeof readSkyOverPlace>[0],
  services: ChartServices,
): LocalSpaceMap {
  const read = readSkyOverPlace(request, services);
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
