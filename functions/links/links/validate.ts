import { Problem, type ValidationIssue } from '../../../lib/base/errors/problem.ts';
import type { FileFormat } from '../../../lib/contract/endpoint.ts';
import type { InternalRequest, RequestValidator } from '../../../lib/contract/endpoint-caller.ts';
import type { RequestContext } from '../../../lib/contract/request-context.ts';
import { toExcerpt } from '../../../lib/requests/issues/excerpt.ts';
import { toValidationProblem } from '../../../lib/requests/issues/validation-issues.ts';
import { findLinkFormat, type LinkableEndpoint } from '../linkable.ts';

/** A request to be linked. */
export interface LinkedCall extends InternalRequest {
  readonly endpoint: LinkableEndpoint;
  readonly query: Readonly<Record<string, string>>;
}

const FORMAT_LOCATION = 'query.format';

/**
 * Checks that the request of a link can be answered in a format of links.
 *
 * @returns the format
 * @throws Problem with all faults, located in the request for the link
 */
export async function validateLinkedCall(
  call: LinkedCall,
  validate: RequestValidator,
  context: RequestContext,
): Promise<FileFormat> {
  const format = findLinkFormat(call.endpoint, call.query.format);
  const problem = await findProblem(call, validate, context);
  if (format && !problem) return format;
  const issues = (problem?.issues ?? []).map((issue) => ({ ...issue, code: problem?.code }));
  if (format && problem && issues.length === 0) throw problem;
  const others = format ? issues : issues.filter(({ location }) => location !== FORMAT_LOCATION);
  const all = [...(format ? [] : [{ ...describeFormat(call), code: undefined }]), ...others];
  throw toValidationProblem(all.map((issue) => ({ ...issue, location: `body.${issue.location}` })));
}

/** The problem of the request itself; undefined for a request that its endpoint accepts. */
async function findProblem(
  call: LinkedCall,
  validate: RequestValidator,
  context: RequestContext,
): Promise<Problem | undefined> {
  try {
    await validate(call, context);
    return undefined;
  } catch (fault) {
    if (fault instanceof Problem && fault.status < 500) return fault;
    throw fault;
  }
}

function describeFormat({ endpoint, query }: LinkedCall): ValidationIssue {
  const { files: formats = [] } = endpoint;
  return {
    location: FORMAT_LOCATION,
    message: `must be ${formats.join(', ').replace(/, (\w+)$/, ' or $1')}: links to ${endpoint.path} have no other format`,
    ...(query.format !== undefined && { value: toExcerpt(query.format) }),
    example: formats[0],
  };
}
