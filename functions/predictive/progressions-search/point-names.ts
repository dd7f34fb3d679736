import { PROGRESSED_ANGLES } from '../../../lib/astro/timing/progressions/moving-point.ts';
import { TRANSIT_BODY_IDS } from '../../../lib/base/catalog/transit-bodies.ts';
import { bodyName } from '../../../lib/requests/body-name.ts';
import { uniqueNames } from '../../../lib/requests/unique-names.ts';

const POINT_IDS = [...TRANSIT_BODY_IDS, ...PROGRESSED_ANGLES] as const;

const OPPOSITE = 'is opposite another angle: send ascendant or midheaven, and the aspects to it';
const NOT_PROGRESSED = 'is not among the points that are progressed';

/** Points of charts that are not searched, and why. */
const REFUSALS = new Map([
  ['earth', 'is not searched: positions are seen from the Earth'],
  ['descendant', OPPOSITE],
  ['imum_coeli', OPPOSITE],
  ['vertex', NOT_PROGRESSED],
  ['east_point', NOT_PROGRESSED],
  ['part_of_fortune', NOT_PROGRESSED],
]);

const ProgressedPoint = bodyName(
  { ids: POINT_IDS, refusals: REFUSALS },
  { id: 'ProgressedPoint', description: 'A body, a lunar node or apogee, `ascendant` or `midheaven`', example: 'moon' },
);

/** Schema of a list of points, each once. */
export const progressedPoints = (description: string, example: readonly string[]) =>
  uniqueNames(ProgressedPoint, POINT_IDS.length).meta({ description, example });
