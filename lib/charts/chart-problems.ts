import type { TooManyPatternsError } from '../astro/chart/analysis/errors.ts';
import type { HousesUndefinedError, ObjectsExcludedError } from '../astro/chart/errors.ts';
import type { AscendantRequiredError } from '../astro/timing/progressions/errors.ts';
import { HOUSE_SYSTEMS } from '../base/catalog/house-systems.ts';
import { Problem, type ValidationIssue } from '../base/errors/problem.ts';
import { type ErrorLocations, locateIssues } from './error-locations.ts';

/** Problem `HouseSystemUndefined` at the house system. */
export function toHousesProblem({ houses }: HousesUndefinedError, { houseSystem }: ErrorLocations): Problem {
  const { system, latitudeDeg } = houses;
  const message = `has no cusps at latitude ${latitudeDeg}`;
  return new Problem('HouseSystemUndefined', `${HOUSE_SYSTEMS[system].name} (${system}) ${message}.`, {
    issues: locateIssues(houseSystem, [{ message, value: system }]),
  });
}

/** Problem `InvalidBody` at each excluded object of the list. */
export function toObjectsProblem({ exclusions }: ObjectsExcludedError, { objects }: ErrorLocations): Problem {
  const issues = exclusions.flatMap(({ id, index, reason }): readonly ValidationIssue[] =>
    locateIssues(objects && `${objects}[${index}]`, [{ message: reason, value: id }]),
  );
  return new Problem('InvalidBody', exclusions.map(({ reason }) => reason).join(' '), { issues });
}

/** Problem `AnswerTooLarge` at the list of bodies. */
export function toPatternsProblem(
  { count, maximum }: TooManyPatternsError,
  { patternBodies }: ErrorLocations,
): Problem {
  const message = `make ${count} aspect patterns with these orbs, and ${maximum} are possible; name fewer bodies, or send smaller pattern_orbs`;
  return new Problem('AnswerTooLarge', `The bodies ${message}.`, {
    issues: locateIssues(patternBodies, [{ message }]),
  });
}

/** Problem `BirthTimeRequired` where the Ascendant moves everything. */
export function toAscendantProblem(_error: AscendantRequiredError, { birthTimeKnown }: ErrorLocations): Problem {
  const message =
    'must be true, with the time of birth, in a chart seen from the Earth: the arc is that of its Ascendant';
  return new Problem('BirthTimeRequired', `${birthTimeKnown ?? 'birth_time_known'} ${message}.`, {
    issues: locateIssues(birthTimeKnown, [{ message }]),
  });
}
