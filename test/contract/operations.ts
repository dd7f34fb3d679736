import { z } from 'zod';
import type { GroupName } from '../../functions/api.ts';
import { describedApi } from '../../functions/described-api.ts';
import type { EndpointDescriptor } from '../../lib/contract/endpoint.ts';

interface Operation {
  /** Method and path, for test titles. */
  readonly title: string;
  readonly group: GroupName;
  readonly endpoint: EndpointDescriptor;
}

/** Every operation of the service. */
export const operations: readonly Operation[] = (Object.keys(describedApi) as GroupName[]).flatMap((group) =>
  describedApi[group].endpoints.map((endpoint) => ({
    title: `${endpoint.method} ${endpoint.path}`,

    group,
    endpoint,
  })),
);

/** Those that answer with JSON: what a link leads to and a report never are. */
export const answeringJson = operations.filter(({ endpoint }) => !(endpoint.response instanceof z.ZodNever));
