import { ERROR_DOCS_PATH } from '../../lib/base/errors/problem-body.ts';
import { addDefaultHeader, type HttpAnswer } from './answer.ts';
import type { GatewayFault } from './fault.ts';
import type { HeaderField } from './headers.ts';

/** A header of a gateway response: its text, or the name of the `$context` variable that holds it. */
export type HeaderSource = { readonly text: string } | { readonly variable: string };

/** Configured gateway response of one type. */
export interface GatewayResponseSpec {
  /** Undefined: the gateway's default for the type. */
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, HeaderSource>>;
  readonly bodyTemplate: string;
}

/** API Gateway's response for a type without configuration. */
const BUILT_IN: GatewayResponseSpec = {
  status: undefined,
  headers: {},
  bodyTemplate: '{"message":$context.error.messageString}',
};

/** Values of `$context` variables, by name without the prefix. */
export type ContextVariables = Readonly<Record<string, string>>;

interface RenderingContext {
  readonly variables: ContextVariables;
  /** Path prefix under which clients see the service. */
  readonly basePath: string;
}

/** The templates are made without a prefix, which is known only when the service starts. */
const addBasePath = (template: string, basePath: string): string =>
  template.replace(`"type":"${ERROR_DOCS_PATH}`, `"type":"${basePath}${ERROR_DOCS_PATH}`);

/** Renders the response to a fault: that of its type, else that of its class, else the gateway's own. */
export function renderGatewayResponse(
  specs: ReadonlyMap<string, GatewayResponseSpec>,
  fault: GatewayFault,
  { variables, basePath }: RenderingContext,
): HttpAnswer {
  const spec = specs.get(fault.type) ?? specs.get(fault.status < 500 ? 'DEFAULT_4XX' : 'DEFAULT_5XX') ?? BUILT_IN;
  const known = { ...variables, ...toErrorVariables(fault) };
  return {
    status: spec.status ?? fault.status,
    headers: addDefaultHeader(readHeaders(spec, known), ['Content-Type', 'application/json']),
    body: Buffer.from(substitute(addBasePath(spec.bodyTemplate, basePath), known)),
  };
}

/** The headers of a response. One whose variable has no value is left out. */
function readHeaders({ headers }: GatewayResponseSpec, variables: ContextVariables): HeaderField[] {
  return Object.entries(headers).flatMap(([name, source]) => {
    const value = 'text' in source ? source.text : variables[source.variable];
    return value === undefined ? [] : [[name, value] as const];
  });
}

function toErrorVariables({ type, message, variables }: GatewayFault): ContextVariables {
  return {
    ...variables,
    'error.message': message,
    'error.messageString': JSON.stringify(message),
    'error.responseType': type,
  };
}

/** As at the gateway, a variable without a value becomes empty. */
function substitute(template: string, variables: ContextVariables): string {
  const known = new Map(Object.entries(variables));
  return template.replace(/\$context\.(\w+(?:\.\w+)*)/g, (_, name: string) => known.get(name) ?? '');
}
