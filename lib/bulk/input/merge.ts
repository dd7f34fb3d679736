import { isObject } from '../../base/is-object.ts';

/** A record merged over the defaults of its job, object by object; its members win, and a list replaces a list. */
export function mergeOver(defaults: object, record: object): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...defaults };
  for (const [name, value] of Object.entries(record)) {
    const known = merged[name];
    const result = isObject(known) && isObject(value) ? mergeOver(known, value) : value;
    // Assigning to this name would set the prototype.
    if (name === '__proto__') Object.defineProperty(merged, name, { value: result, enumerable: true });
    else merged[name] = result;
  }
  return merged;
}
