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
