import type { ZodType } from 'zod';
import type { CachedAnswerType } from '../../lib/base/catalog/cached-answer-types.ts';
import {
  defineContract,
  defineEndpoint,
  defineHandler,
  type Endpoint,
  type EndpointContract,
  type EndpointHandler,
  type HandlerDefinition,
  type RequestSchemas,
} from '../../lib/contract/endpoint.ts';
import type { ServiceName } from '../../lib/contract/services.ts';

type Inline<
  Request extends RequestSchemas,
  Response extends ZodType,
  Uses extends ServiceName,
  Stored extends CachedAnswerType,
> = Omit<Endpoint<Uses, Stored>, 'contract' | 'load'> &
  EndpointContract<Response> &
  Omit<HandlerDefinition<Request, Response, Uses, Stored>, 'envelope' | 'run'>;

/** Defines an endpoint of a test in one place. Its answers have no member `success`, unless its response has one. */
export function defineInlineEndpoint<
  Request extends RequestSchemas,
  Response extends ZodType,
  const Uses extends ServiceName = never,
  Stored extends CachedAnswerType = never,
>(
  inline: Inline<Request, Response, Uses, Stored>,
  run: HandlerDefinition<Request, Response, Uses, Stored>['run'],
): Endpoint<Uses, Stored> {
  const contract = defineContract<Response>(inline);
  const define = defineHandler<Endpoint<Uses, Stored>, EndpointContract<Response>>();
  const handler = define({
    ...inline,
    ...(!hasSuccess(inline.response) && { envelope: 'none' as const }),
    run,
  } as Parameters<typeof define>[0]);
  return defineEndpoint<Uses, Stored>({
    ...inline,
    contract: async () => ({ contract }),
    load: async () => ({ handler }),
  });
}

/** An endpoint that answers otherwise. */
export const replaceRun = <Uses extends ServiceName, Stored extends CachedAnswerType>(
  endpoint: Endpoint<Uses, Stored>,
  run: EndpointHandler['run'],
): Endpoint<Uses, Stored> => ({
  ...endpoint,
  load: async () => {
    const { handler } = await endpoint.load();
    return { handler: { ...handler, run } };
  },
});

/** Whether an answer has a member `success`. For a union the first alternative decides, because all alternatives agree. */
export function hasSuccess(schema: ZodType): boolean {
  const { def } = schema._zod as { readonly def: { readonly shape?: object; readonly options?: readonly ZodType[] } };
  const [first] = def.options ?? [];
  return first ? hasSuccess(first) : Object.hasOwn(def.shape ?? {}, 'success');
}
