import { FURTHER_BODY_IDS } from './bodies.ts';
import type { ChartObjectId } from './chart-objects.ts';
import { CLASSICAL_PLANETS } from './dignities.ts';
import { namePoint } from './point-names.ts';

export const BODY_CATEGORIES = ['planet', 'node', 'point', 'asteroid'] as const;
type BodyCategory = (typeof BODY_CATEGORIES)[number];

/** A body in the list of supported bodies, with the traditions that use it. */
interface SupportedBody {
  readonly id: ChartObjectId;
  readonly name: string;
  readonly category: BodyCategory;
  readonly traditional: boolean;
  readonly modern: boolean;
}

/** Objects of each category, in the order of the answer. Chiron is a point here, an asteroid in the engine; the further bodies are points in both lists. */
const MEMBERS_BY_CATEGORY = {
  planet: ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
  node: ['true_node', 'south_node'],
  point: ['chiron', 'mean_lilith', 'true_lilith', 'vertex', 'part_of_fortune', ...FURTHER_BODY_IDS],
  asteroid: ['ceres', 'pallas', 'juno', 'vesta'],
} as const satisfies Record<BodyCategory, readonly ChartObjectId[]>;

/** Traditional astrology uses Sun to Saturn, the nodes and Fortune. */
const TRADITIONAL_OBJECTS: readonly ChartObjectId[] = [
  ...CLASSICAL_PLANETS,
  ...MEMBERS_BY_CATEGORY.node,
  'part_of_fortune',
];

/** The true node is listed as the North Node, the counterpart of the South Node. */
const nameOf = (id: ChartObjectId): string => namePoint(id === 'true_node' ? 'north_node' : id);

const toSupportedBody = (id: ChartObjectId, category: BodyCategory): SupportedBody => ({
  id,
  name: nameOf(id),
  category,
  traditional: TRADITIONAL_OBJECTS.includes(id),
  modern: id !== 'part_of_fortune',
});

export const SUPPORTED_BODIES: readonly SupportedBody[] = BODY_CATEGORIES.flatMap((category) =>
  MEMBERS_BY_CATEGORY[category].map((id) => toSupportedBody(id, category)),
);
