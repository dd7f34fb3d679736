import { z } from 'zod';
import { type FunctionSpec, readFunctions } from './functions.ts';
import { type GatewayResponseSpec, readGatewayResponses } from './gateway-responses.ts';
import { type RouteNode, readRoutes } from './routes.ts';
import { readTemplate } from './template.ts';

/** All that the local gateway serves, as it was synthesised. */
export interface SynthesisedApi {
  readonly stage: string;
  readonly root: RouteNode;
  /** By logical id. */
  readonly functions: ReadonlyMap<string, FunctionSpec>;
  /** By type. */
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponseSpec>;
  /** Media types whose bodies travel as base64. */
  readonly binaryMediaTypes: readonly string[];
}

const RestApiProperties = z.object({ BinaryMediaTypes: z.array(z.string()).default([]) });
const StageProperties = z.object({ StageName: z.string() });

/** Reads a cloud assembly with one stack that holds one REST API with one stage. */
export async function readApi(assemblyFolder: string): Promise<SynthesisedApi> {
  const template = await readTemplate(assemblyFolder);
  const [apiId, { BinaryMediaTypes }] = only(
    'REST API',
    template.resources('AWS::ApiGateway::RestApi', RestApiProperties),
  );
  const [, { StageName }] = only('stage', template.resources('AWS::ApiGateway::Stage', StageProperties));
  return {
    stage: StageName,
    root: readRoutes(template, apiId),
    functions: readFunctions(template),
    gatewayResponses: readGatewayResponses(template),
    binaryMediaTypes: BinaryMediaTypes,
  };
}

function only<Value>(what: string, found: ReadonlyMap<string, Value>): [id: string, value: Value] {
  const [entry, ...others] = found;
  if (!entry || others.length > 0) throw new Error(`the template has ${found.size} of ${what} instead of one`);
  return entry;
}
