import type { ProblemBody } from '../../lib/base/errors/problem-body.ts';
import type { InternalRequest } from '../../lib/contract/endpoint-caller.ts';
import { DEFAULT_BODIES } from './input/settings.ts';

/** A request without the bodies that have no ephemeris at its date, and a warning about each. */
interface ReducedRequest {
  readonly request: InternalRequest;
  readonly warnings: readonly string[];
}

const OBJECT = /^body\.configuration\.objects\[(\d+)\]$/;

/**
 * Leaves out default bodies whose ephemeris does not cover the date, such as Chiron before 675. Bodies that the model
 * chose itself are not left out.
 *
 * @returns undefined where this is not what the endpoint refused
 */
export function leaveOutUncovered(
  request: InternalRequest,
  { error, errors }: ProblemBody,
): ReducedRequest | undefined {
  const { body } = request;
  if (error !== 'InvalidBody' || !hasDefaultBodies(body)) return undefined;
  const uncovered = errors.flatMap(({ location, message }) => {
    const id = DEFAULT_BODIES[Number(OBJECT.exec(location)?.[1])];
    return id === undefined ? [] : [{ id, message }];
  });
  const objects = DEFAULT_BODIES.filter((body) => uncovered.every(({ id }) => id !== body));
  if (objects.length === DEFAULT_BODIES.length) return undefined;
  return {
    request: { ...request, body: { ...body, configuration: { ...body.configuration, objects } } },
    warnings: uncovered.map(({ message }) => `BodyOutOfRange: ${message} It is left out.`),
  };
}

interface BodyWithBodies {
  readonly configuration: { readonly objects: readonly unknown[] };
}

/** Whether a request asks for the default bodies. */
function hasDefaultBodies(body: unknown): body is BodyWithBodies {
  if (typeof body !== 'object' || body === null || !('configuration' in body)) return false;
  const { configuration } = body;
  if (typeof configuration !== 'object' || configuration === null || !('objects' in configuration)) return false;
  return JSON.stringify(configuration.objects) === JSON.stringify(DEFAULT_BODIES);
}
