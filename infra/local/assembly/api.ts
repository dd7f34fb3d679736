import * as z from 'zod';
import type { NamedTable } from '../tables/create.ts';
import { readAliases } from './aliases.ts';
import { readDefinition } from './definition.ts';
import { type FunctionSpec, readFunctions } from './functions.ts';
import { type GatewayResponseSpec, readGatewayResponses } from './gateway-responses.ts';
import { MethodSettings, type MethodThrottles } from './method-throttles.ts';
import { type PathSpec, readPaths } from './routes.ts';
import { readTables } from './tables.ts';
import { readTemplate, requireOnly } from './template.ts';
import { readUsagePlans, type UsagePlanSpec } from './usage-plans.ts';

/** The synthesised API, as the local gateway serves it. */
export interface SynthesisedApi {
  readonly stage: string;
  /** For all callers together. */
  readonly throttles: MethodThrottles;
  readonly usagePlans: readonly UsagePlanSpec[];
  /** Most specific path first. */
  readonly paths: readonly PathSpec[];
  /** By logical id. */
  readonly functions: ReadonlyMap<string, FunctionSpec>;
  readonly tables: readonly NamedTable[];
  /** By type. */
  readonly gatewayResponses: ReadonlyMap<string, GatewayResponseSpec>;
  /** Media types whose bodies travel as base64. */
  readonly binaryMediaTypes: readonly string[];
  /** Smallest response that is compressed, bytes; undefined: no compression. */
  readonly compressedFromBytes: number | undefined;
}

const StageProperties = z.object({ StageName: z.string(), MethodSettings });

/** Reads a cloud assembly with one stack that holds one REST API with one stage. */
export async function readApi(assemblyFolder: string): Promise<SynthesisedApi> {
  const template = await readTemplate(assemblyFolder);
  const definition = readDefinition(template);
  const { StageName, MethodSettings: throttles } = requireOnly(
    'stage',
    template.resources('AWS::ApiGateway::Stage', StageProperties),
  );
  return {
    stage: StageName,
    throttles,
    usagePlans: readUsagePlans(template),
    paths: readPaths(definition, readAliases(template)),
    functions: readFunctions(template),
    tables: [...readTables(template).values()],
    gatewayResponses: readGatewayResponses(definition),
    binaryMediaTypes: definition['x-amazon-apigateway-binary-media-types'],
    compressedFromBytes: definition['x-amazon-apigateway-minimum-compression-size'],
  };
}
