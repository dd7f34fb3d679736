import { Ajv2020 } from 'ajv/dist/2020.js';
import { describedApi } from '../../functions/described-api.ts';
import type { EndpointDescriptor, Example } from '../../lib/contract/endpoint.ts';
import { type Check, CheckFailure, parseJson, requireReply } from './check.ts';
import type { Reply, Service } from './service.ts';

/** The request to an endpoint that reads no request. */
const NOTHING: Example = { name: 'plain', summary: 'Without parameters' };

/** POST endpoints with a scope change something, so verification leaves them out. */
const changesSomething = ({ method, scope }: EndpointDescriptor): boolean => method === 'POST' && scope !== undefined;

/** Paths with a parameter name what an earlier request made: a link, a job. */
const needsEarlierRequest = ({ path }: EndpointDescriptor): boolean => path.includes('{');

const endpoints: readonly EndpointDescriptor[] = Object.values(describedApi)
  .flatMap((group) => group.endpoints)
  .filter((endpoint) => !changesSomething(endpoint) && !needsEarlierRequest(endpoint));

/** One check for each example of each endpoint: the response has the form that the served contract states. */
export const EXAMPLE_CHECKS: readonly Check[] = endpoints.flatMap((endpoint) =>
  (endpoint.examples.length > 0 ? endpoint.examples : [NOTHING]).map((example) => createCheck(endpoint, example)),
);

const validators = new WeakMap<Service, Promise<Ajv2020>>();

function createCheck({ method, path, scope }: EndpointDescriptor, example: Example): Check {
  return {
    title: `${method} ${path}, example ${example.name}`,
    async run(service) {
      const { query, body } = example;
      const reply = await service.askPatiently({ method, path, ...(query && { query }), body });
      const lacksScope = scope !== undefined && reply.status === 403;
      if (lacksScope) return;
      requireReply(reply.status === 200, 'status 200', reply);
      await requireContract(service, [path, method.toLowerCase()], reply);
    },
  };
}

/** @throws CheckFailure where the response does not fit what the contract that the service publishes says of its media type */
async function requireContract(service: Service, operation: readonly string[], reply: Reply): Promise<void> {
  const [mediaType = ''] = (reply.headers.get('content-type') ?? '').split(';');
  const steps = ['paths', ...operation, 'responses', '200', 'content', mediaType, 'schema'];
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/');
  const validate = (await readValidator(service)).getSchema(`contract#/${pointer}`);
  if (!validate) throw new CheckFailure(`the contract that the service publishes lacks ${mediaType} of this operation`);
  if (mediaType !== 'application/json' || validate(parseJson(reply))) return;
  throw new CheckFailure(`not as in the contract: ${JSON.stringify(validate.errors?.slice(0, 3))}`);
}

function readValidator(service: Service): Promise<Ajv2020> {
  const validator = validators.get(service) ?? createValidator(service);
  validators.set(service, validator);
  return validator;
}

async function createValidator(service: Service): Promise<Ajv2020> {
  const contract = await service.askPatiently({ method: 'GET', path: '/meta/openapi.json' });
  const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
  return ajv.addSchema(Object(parseJson(contract)), 'contract');
}
