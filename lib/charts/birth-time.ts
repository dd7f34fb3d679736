import { Problem } from '../base/errors/problem.ts';

/**
 * The problem of a request that cannot be answered without the time of birth.
 *
 * @param subject location of the subject in the request, such as `body.subject`
 * @param dependent what depends on the time: `the periods depend`
 */
export function createBirthTimeProblem(subject: string, dependent: string): Problem {
  const location = `${subject}.birth_time_known`;
  const message = `must be true, with the time of birth in birth_datetime: ${dependent} on it`;
  return new Problem('BirthTimeRequired', `${location} ${message}.`, { issues: [{ location, message }] });
}
