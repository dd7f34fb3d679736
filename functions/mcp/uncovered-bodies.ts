import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import { DEFAULT_BODIES } from './input/settings.ts';
import type { ToolRequest } from './tool.ts';

/** A request without the bodies that have no ephemeris at its date, and a warning about each. */
interface ReducedRequest {
  readonly request: ToolRequest;
  readonly warnings: readonly string[];
}

const OBJECT = /^body\.configuration\.objects\[(\d+)\]$/;

/**
 * Leaves out default bodies whose ephemeris does not cover the date, such as Chiron before 675. Bodies that the model
 * chose itself are not left out.
 *
 * @returns undefined where this is not what the endpoint refused
 */
export function leaveOutUncovered(request: ToolRequest, { error, errors }: ProblemBody): ReducedRequest | undefined {
  const { configuration } = request.body ?? {};
  const hasDefaultBodies = JSON.stringify(configuration?.objects) === JSON.stringify(DEFAULT_BODIES);
  if (error !== 'InvalidBody' || !hasDefaultBodies) return undefined;
  const uncovered = errors.flatMap(({ location, message }) => {
    const id = DEFAULT_BODIES[Number(OBJECT.exec(location)?.[1])];
    return id === undefined ? [] : [{ id, message }];
  });
  const objects = DEFAULT_BODIES.filter((body) => uncovered.every(({ id }) => id !== body));
  if (objects.length === DEFAULT_BODIES.length) return undefined;
  return {
    request: { ...request, body: { ...request.body, configuration: { ...configuration, objects } } },
    warnings: uncovered.map(({ message }) => `BodyOutOfRange: ${message} It is left out.`),
  };
}
