import { type ChartObjectId, OBJECT_SETS } from './chart-objects.ts';

/** Bodies of a birth whose transits are searched. */
export const SUBJECT_OBJECTS: readonly ChartObjectId[] = [...OBJECT_SETS.modern_plus_chiron, 'true_node'];

/** Ascendant and Midheaven. */
const ANGLE_COUNT = 2;

/** Most natal points of a birth. */
export const SUBJECT_POINT_COUNT = SUBJECT_OBJECTS.length + ANGLE_COUNT;

/** Names of the natal points of a birth. */
export const SUBJECT_POINTS: readonly string[] = [...SUBJECT_OBJECTS, 'ascendant', 'midheaven'];

/** Whether a natal point is an angle, which turns once a day. */
export const isNatalAngle = (point: string): boolean => point === 'ascendant' || point === 'midheaven';
