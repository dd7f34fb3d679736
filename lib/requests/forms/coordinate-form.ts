import { isObject } from '../../base/is-object.ts';
import { type Axis, parseCoordinate, readSexagesimal } from './coordinate-text.ts';
import type { InputForm } from './input-form.ts';
import { type Sourced, withMembers } from './sourced.ts';

/** A coordinate as a number of degrees, a text such as `48n51`, or `{dms}`; read as `{decimal}`. */
export const coordinateForm = (axis: Axis): InputForm => ({
  read: (sent, context) => {
    const measure = selectMeasure(sent);
    if (!measure) return sent;
    const degrees = measure === sent && typeof sent.value === 'number' ? sent.value : toDegrees(measure.value, axis);
    if (degrees === undefined) context.refuse({ from: measure.from, ...REFUSALS[axis] });
    // Where the text cannot be read, its issue refuses the request, so that this number is never used.
    return withMembers(sent, new Map([['decimal', { value: degrees ?? 0, from: measure.from }]]));
  },
  readPlainly: (value) => {
    if (typeof value === 'number') return { decimal: value };
    return isObject(value) && 'decimal' in value ? value : undefined;
  },
});

/** Degrees of a coordinate in any form; undefined for what cannot be read, which validation refuses. */
export function readDegrees(value: unknown, axis: Axis): number | undefined {
  if (typeof value === 'number') return value;
  if (isObject(value) && typeof value.decimal === 'number') return value.decimal;
  return toDegrees(selectMeasure({ value, from: [] })?.value, axis);
}

/** A coordinate whose schema is a number, as a text such as `48n51`; a text that cannot be read stays. */
export const coordinateNumberForm = (axis: Axis): InputForm => ({
  read: (sent) => {
    const degrees = typeof sent.value === 'string' ? parseCoordinate(sent.value, axis) : undefined;
    return degrees === undefined ? sent : { ...sent, value: degrees };
  },
  readPlainly: (value) => (typeof value === 'number' ? value : undefined),
});

const REFUSALS = {
  latitude: {
    code: 'InvalidLatitude',
    message: 'cannot be read as a latitude; write it like 48.8566, 48n51 or 48°51\'24"N',
    example: '48n51',
  },
  longitude: {
    code: 'InvalidLongitude',
    message: 'cannot be read as a longitude; write it like 2.3522, 2e21 or 2°21\'08"E',
    example: '2e21',
  },
} as const satisfies Record<Axis, object>;

/** The part that states the degrees, unless it is `{decimal}` or no coordinate at all. */
function selectMeasure(sent: Sourced): Sourced | undefined {
  const { value, from } = sent;
  if (typeof value === 'number' || typeof value === 'string') return sent;
  const [name, ...others] = isObject(value) ? Object.keys(value) : [];
  const isSexagesimal = others.length === 0 && (name === 'dms' || name === 'components');
  return isSexagesimal && isObject(value) ? { value: value[name], from: [...from, name] } : undefined;
}

/** Degrees; undefined for a text or an object that is no coordinate, and for any other value. */
function toDegrees(value: unknown, axis: Axis): number | undefined {
  if (typeof value === 'string') return parseCoordinate(value, axis);
  return isObject(value) ? readSexagesimal(value, axis) : undefined;
}
