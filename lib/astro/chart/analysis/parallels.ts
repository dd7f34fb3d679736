import type { DeclinationAspectId } from '../../../base/catalog/aspects.ts';
import { findDeclinationAspect } from '../aspects/between.ts';
import type { AspectPoint } from '../aspects/point.ts';
import { type BodyContact, listPairs } from './body-contact.ts';

/** Pairs of bodies on one parallel of declination, and on opposite ones. */
export interface DeclinationContacts {
  readonly parallels: readonly BodyContact[];
  readonly contraparallels: readonly BodyContact[];
}

/** The parallels and contraparallels among points whose declinations are known, within the orb of the catalog. */
export function findDeclinationContacts(points: readonly AspectPoint[]): DeclinationContacts {
  const contacts: Record<DeclinationAspectId, BodyContact[]> = { parallel: [], contraparallel: [] };
  for (const [first, second] of listPairs(points)) {
    const aspect = findDeclinationAspect(first, second);
    if (!aspect) continue;
    const kind = aspect.aspect === 'parallel' ? 'parallel' : 'contraparallel';
    contacts[kind].push({ a: first.id, b: second.id, orbDeg: aspect.orbDeg, applying: aspect.applying });
  }
  return { parallels: contacts.parallel, contraparallels: contacts.contraparallel };
}
