import { HOUSE_SYSTEMS } from '../catalog/house-systems.ts';
import type { HousesUndefinedError, ObjectsExcludedError } from '../domain/chart/errors.ts';
import { Problem, type ValidationIssue } from '../errors/problem.ts';
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
