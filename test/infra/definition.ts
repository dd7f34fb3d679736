import type { Template } from 'aws-cdk-lib/assertions';
import type { GatewayResponseSpec } from '../../host/http/gateway-response.ts';
import { type MethodSpec, type PathSpec, sortPaths } from '../../host/http/matching.ts';

/** The definition of the API in a template, as far as tests read it. */
interface ApiDefinition {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly 'x-amazon-apigateway-gateway-responses': Readonly<Record<string, GatewayResponse>>;
  readonly 'x-amazon-apigateway-binary-media-types': readonly string[];
  readonly 'x-amazon-apigateway-minimum-compression-size': number;
}

interface Operation {
  readonly security?: readonly object[];
  /** Its URI has the reference to the alias of the function. */
  readonly 'x-amazon-apigateway-integration': object;
}

interface GatewayResponse {
  readonly statusCode?: string;
  readonly responseParameters: Readonly<Record<string, string>>;
  readonly responseTemplates: { readonly 'application/json': string };
}

/** The properties of every resource of a type. */
export const listProperties = (template: Template, type: string) =>
  Object.values(template.findResources(type)).map(({ Properties }) => Properties);

/** @returns the properties of the only resource of a type */
export function readOnly(template: Template, type: string) {
  const [properties, ...others] = listProperties(template, type);
  if (!properties || others.length > 0) throw new Error(`the template must have one ${type}`);
  return properties;
}

/** Logical ids of the functions that answer requests or authorize them; those without an alias operate the service. */
export const listServing = (template: Template): readonly string[] =>
  listProperties(template, 'AWS::Lambda::Alias').map(({ FunctionName }) => FunctionName.Ref);

/** Expects properties of the function of a group. */
export const expectFunction = (template: Template, group: string, properties: object): void =>
  template.hasResourceProperties('AWS::Lambda::Function', { FunctionName: `natal-test-${group}`, ...properties });

/** Expects variables in the environment of the function of a group. */
export const expectVariables = (template: Template, group: string, Variables: object): void =>
  expectFunction(template, group, { Environment: { Variables } });

export const readDefinition = (template: Template): ApiDefinition =>
  readOnly(template, 'AWS::ApiGateway::RestApi').Body;

/** The paths of the gateway with the functions and access of their methods, most specific first. */
export function readPaths(template: Template): readonly PathSpec[] {
  const findGroup = createGroupFinder(template);
  const toSpec = (operation: Operation): MethodSpec => ({
    group: findGroup(operation['x-amazon-apigateway-integration']),
    isAuthorized: operation.security !== undefined,
    keyRequired: operation.security?.some((scheme) => 'api_key' in scheme) ?? false,
  });
  return sortPaths(
    Object.entries(readDefinition(template).paths).map(([path, item]) => ({
      path,
      methods: new Map(Object.entries(item).map(([key, operation]) => [toMethod(key), toSpec(operation)])),
    })),
  );
}

const toMethod = (key: string): string => (key === 'x-amazon-apigateway-any-method' ? 'ANY' : key.toUpperCase());

/** Finds the function that a part of a template refers to by its alias. */
function createGroupFinder(template: Template): (part: object) => string {
  const functions = template.findResources('AWS::Lambda::Function');
  const aliases = Object.entries(template.findResources('AWS::Lambda::Alias')).map(([id, { Properties }]) => {
    const name: string = functions[Properties.FunctionName.Ref]?.Properties.FunctionName ?? '';
    return [`{"Ref":"${id}"}`, name.replace('natal-test-', '')] as const;
  });
  return (part) => {
    const text = JSON.stringify(part);
    const [alias] = aliases.filter(([reference]) => text.includes(reference));
    if (!alias) throw new Error(`there is no alias in ${text}`);
    return alias[1];
  };
}

const HEADER_PREFIX = 'gatewayresponse.header.';

/** The responses of the gateway itself, by type. */
export function readGatewayResponses(template: Template): ReadonlyMap<string, GatewayResponseSpec> {
  const responses = Object.entries(readDefinition(template)['x-amazon-apigateway-gateway-responses']);
  return new Map(
    responses.map(([type, { statusCode, responseParameters, responseTemplates }]) => [
      type,
      {
        status: statusCode === undefined ? undefined : Number(statusCode),
        headers: Object.fromEntries(
          Object.entries(responseParameters).map(([name, value]) => [
            name.replace(HEADER_PREFIX, ''),
            value.startsWith("'") ? { text: value.slice(1, -1) } : { variable: value.replace('context.', '') },
          ]),
        ),
        bodyTemplate: responseTemplates['application/json'],
      },
    ]),
  );
}

interface Throttle {
  readonly ratePerSecond: number;
  readonly burst: number;
}

interface MethodSetting {
  readonly HttpMethod: string;
  readonly ResourcePath: string;
  readonly ThrottlingRateLimit: number;
  readonly ThrottlingBurstLimit: number;
}

/**
 * The throttles of the stage, by method: `GET /health`; for methods without one of their own, `* *`.
 *
 * @source "AWS::ApiGateway::Stage MethodSetting", AWS CloudFormation Template Reference: slashes of a path are written ~1,
 * except the first
 */
export function readMethodThrottles(template: Template): ReadonlyMap<string, Throttle> {
  const settings: readonly MethodSetting[] = readOnly(template, 'AWS::ApiGateway::Stage').MethodSettings;
  return new Map(
    settings.map(({ HttpMethod, ResourcePath, ThrottlingRateLimit, ThrottlingBurstLimit }) => [
      `${HttpMethod} ${ResourcePath.slice(1).replaceAll('~1', '/')}`,
      { ratePerSecond: ThrottlingRateLimit, burst: ThrottlingBurstLimit },
    ]),
  );
}
