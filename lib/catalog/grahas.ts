import type { ChartObjectId } from './chart-objects.ts';
import { CLASSICAL_PLANETS } from './dignities.ts';

/** The nine grahas of Indian astrology: the seven planets, and the nodes of the Moon, Rahu ascending and Ketu descending. */
export const GRAHAS = [...CLASSICAL_PLANETS, 'rahu', 'ketu'] as const;

export type Graha = (typeof GRAHAS)[number];

/** Which node of the Moon is Rahu. */
export const NODE_KINDS = ['mean', 'true'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** The object of a chart that is Rahu. */
export const NODE_OBJECTS = { mean: 'mean_node', true: 'true_node' } as const satisfies Record<NodeKind, ChartObjectId>;
